import { createEvent, sample, scopeBind } from 'effector';
import * as v from 'valibot';
import type { User } from '../../contracts/auth-calls';
import { userStorageKey } from '../../lib/ports';
import { workspaceOpened } from '../../lib/session-events';
import { createTask } from '../../lib/task';
import { $time } from '../../lib/time/clock';
import { createUserPersistedStore } from '../../session/user-persisted-store';
import { $activeNumbers, endedNumberDismissed, numbersUpdated } from '../list/active-numbers';
import type { Numbers } from '../list/numbers-model';
import {
  exemptIdsOf,
  numberNotes,
  refundedIdsOf,
  updateNotes,
  type NotesChange,
  type NumberNotes,
} from './number-notes';

const changed = createEvent<NotesChange>();

/** The stored notes have been read. */
export const waitingNumbersLoaded = createEvent();

/** 'Keep until it expires' of a number, switched on or off. */
export const exemptionToggled = createEvent<{ readonly id: string; readonly isExempt: boolean }>();

/** These numbers were reported to the user, or need no report. */
export const expiredNumbersForgotten = changed.prepend((ids: readonly string[]): NotesChange => ({
  kind: 'forgotten',
  ids,
}));

/**
 * Numbers that wait for an SMS, and those that expired or were refunded while waiting. Stored, since a page
 * of another tab decides on the cancel, and only the next page can report numbers that ended while none was
 * open.
 */
export const $waitingNumbers = createUserPersistedStore({
  name: 'waiting-numbers',
  schema: numberNotes,
  defaultValue: [] as NumberNotes,
  loadOn: workspaceOpened,
  loaded: waitingNumbersLoaded,
  changed,
  apply: updateNotes,
});

/** Ids of the numbers that the user keeps until they expire. */
export const $exemptIds = $waitingNumbers.map(exemptIdsOf);

/**
 * Ids of the numbers whose refund this browser saw: the server writes 'expired' over 'cancelled' (decision
 * 0111).
 */
export const $refundedIds = $waitingNumbers.map(refundedIdsOf);

sample({
  clock: exemptionToggled,
  fn: (toggle): NotesChange => ({ kind: 'exempted', ...toggle }),
  target: changed,
});
// The user has seen its end.
sample({ clock: endedNumberDismissed, fn: (id) => [id], target: expiredNumbersForgotten });
const listChanged = sample({
  clock: $activeNumbers.updates,
  source: { numbers: $activeNumbers, notes: $waitingNumbers, time: $time },
  fn: ({ numbers, notes, time }) => {
    if (numbers === null) return undefined;
    const change: NotesChange = { kind: 'listed', numbers, now: time.onServer() };
    // Each reload of the list would write the same notes.
    return JSON.stringify(updateNotes(notes, change)) === JSON.stringify(notes) ? undefined : change;
  },
});
sample({ clock: listChanged.filterMap((change) => change), target: changed });
sample({
  clock: numbersUpdated.filterMap(({ before, after }): NotesChange | undefined => {
    const numbers = cancelledIn(before, after);
    return numbers.length === 0 ? undefined : { kind: 'refunded', numbers };
  }),
  target: changed,
  batch: false,
});

/** The stored ids of numbers to keep have been read. */
export const exemptIdsRead = createEvent<ReadonlySet<string>>();

/**
 * Reads the stored ids of numbers to keep: another window may have changed them. In a moment of its own, so
 * that all that happens at once leads to one check.
 */
export const exemptIdsNeeded = createTask(async ({ ports, own }, user: User | null) => {
  const read = own(exemptIdsRead, () => ({ isPending: false }));
  if (read.isPending) return;
  const tell = scopeBind(exemptIdsRead, { safe: true });
  read.isPending = true;
  await Promise.resolve();
  read.isPending = false;
  const stored = user && ports.readStorage(userStorageKey('waiting-numbers', user));
  tell(exemptIdsOf(v.parse(v.fallback(numberNotes, []), stored)));
});

function cancelledIn(before: Numbers, after: Numbers) {
  return [...after.byId.values()]
    .map(({ number }) => number)
    .filter(({ id, status }) => status === 'cancelled' && before.byId.get(id)?.number.status !== status);
}
