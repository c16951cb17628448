import { attach, createEvent, sample } from 'effector';
import * as v from 'valibot';
import { $user } from '../../api/session/current-user';
import type { PurchasedNumber } from '../../contracts/number';
import { $ports, userStorageKey } from '../../lib/ports';
import { workspaceOpened } from '../../lib/session-events';
import { $clock, $serverOffsetMs } from '../../lib/time/clock';
import { WAITING_ID_MAX, WAITING_NUMBERS_MAX } from '../../limits/tuning';
import { createUserPersistedStore } from '../../session/user-persisted-store';
import { newestSms, numberExpiry, readNumberStatus } from '../list/number-status';
import { $activeNumbers } from '../list/active-numbers';

/** A number that waits, or waited, for an SMS: neither the number itself nor a code. */
const waitingNumber = v.object({
  id: v.string(),
  /** ms since 1970, server clock. */
  expiresAt: v.number(),
  /** True if the user keeps it until it expires. */
  isExempt: v.boolean(),
});
type WaitingNumber = Readonly<v.InferOutput<typeof waitingNumber>>;

type Rows = readonly WaitingNumber[];

type Change =
  | { readonly kind: 'listed'; readonly numbers: readonly PurchasedNumber[]; readonly now: number }
  | { readonly kind: 'exempted'; readonly id: string; readonly isExempt: boolean }
  | { readonly kind: 'forgotten'; readonly ids: readonly string[] };

const schema = v.array(waitingNumber);
const changed = createEvent<Change>();

/** The stored rows have been read. */
export const waitingNumbersLoaded = createEvent();

/** 'Keep until it expires' of a number, switched on or off. */
export const exemptionToggled = createEvent<{ readonly id: string; readonly isExempt: boolean }>();

/** These numbers were reported to the user, or need no report. */
export const expiredNumbersForgotten = createEvent<readonly string[]>();

/**
 * Numbers that wait for an SMS, and those that expired while waiting. Stored, since a page of another tab decides on the
 * cancel, and only the next page can report numbers that ended while none was open.
 */
export const $waitingNumbers = createUserPersistedStore({
  name: 'waiting-numbers',
  schema,
  defaultValue: [] as Rows,
  loadOn: workspaceOpened,
  loaded: waitingNumbersLoaded,
  changed,
  apply: applyChange,
});

/** Ids of the numbers that the user keeps until they expire. */
export const $exemptIds = $waitingNumbers.map(exemptIdsOf);

sample({
  clock: exemptionToggled,
  fn: (toggle): Change => ({ kind: 'exempted', ...toggle }),
  target: changed,
});
sample({
  clock: expiredNumbersForgotten,
  fn: (ids): Change => ({ kind: 'forgotten', ids }),
  target: changed,
});
const listChanged = sample({
  clock: $activeNumbers.updates,
  source: { numbers: $activeNumbers, rows: $waitingNumbers, clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ numbers, rows, clock, offsetMs }) => {
    if (numbers === null) return undefined;
    const change: Change = { kind: 'listed', numbers, now: clock.now() + offsetMs };
    // Each reload of the list would write the same rows.
    return JSON.stringify(applyChange(rows, change)) === JSON.stringify(rows) ? undefined : change;
  },
});
sample({ clock: listChanged.filterMap((change) => change), target: changed });

/** Reads the stored ids of numbers to keep: another window may have changed them. */
export const readExemptIdsFx = attach({
  source: { ports: $ports, user: $user },
  effect: ({ ports, user }) => {
    const stored = user && ports.readStorage(userStorageKey('waiting-numbers', user));
    return exemptIdsOf(v.parse(v.fallback(schema, []), stored));
  },
});

function exemptIdsOf(rows: Rows): ReadonlySet<string> {
  return new Set(rows.filter(({ isExempt }) => isExempt).map(({ id }) => id));
}

function applyChange(rows: Rows, change: Change): Rows {
  switch (change.kind) {
    case 'exempted':
      return rows.map((row) => (row.id === change.id ? { ...row, isExempt: change.isExempt } : row));
    case 'forgotten':
      return rows.filter(({ id }) => !change.ids.includes(id));
    case 'listed':
      return listed(rows, change);
  }
}

function listed(rows: Rows, { numbers, now }: Extract<Change, { kind: 'listed' }>): Rows {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const waiting = numbers.flatMap((number): Rows => {
    const expiresAt = numberExpiry(number);
    const isWaiting = readNumberStatus(number.status) === 'waiting' && newestSms(number) === null;
    if (!isWaiting || expiresAt === null || number.id.length > WAITING_ID_MAX) return [];
    return [{ id: number.id, expiresAt, isExempt: byId.get(number.id)?.isExempt ?? false }];
  });
  // A list omits ended numbers. Only expired ones are reported, unless the user chose to keep them.
  const expired = rows.filter((row) => {
    const status = numbers.find(({ id }) => id === row.id)?.status ?? 'expired';
    return status === 'expired' && row.expiresAt <= now && !row.isExempt;
  });
  return [...waiting, ...expired].slice(0, WAITING_NUMBERS_MAX);
}
