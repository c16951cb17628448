import { createEvent, createStore, sample, type EventPayload } from 'effector';
import type { PurchasedNumber } from '../../contracts/number';
import { $time } from '../../lib/time/clock';
import {
  numberCancelledByUser,
  numberCompletedByUser,
  numberExpired,
  numberPurchased,
  smsReceived,
} from '../../realtime/messages/events';
import { isReceivedNumber } from './number-status';
import type { NumberRecord } from './read-record';
import { isLive, type KnownNumber } from './known-number';
import {
  liveTotal,
  NO_NUMBERS,
  updateNumbers,
  type NumberList,
  type Numbers,
  type NumbersChange,
  type NumbersStep,
  type NumbersUpdate,
} from './numbers-model';

/**
 * A number was bought: the app navigates to the active numbers, which reload (spec §4). True where the
 * answers describe it and its batch, so that the page shows them before.
 */
export const numberBought = createEvent<boolean>();

/** A change, with the moment of the call that brought it; without one, it is of now. */
const changed = createEvent<NumbersChange & { readonly at?: number }>();

/** The answer of a purchase describes its number, which the lists may lack for a while. */
export const numberAnnounced = changed.prepend((number: PurchasedNumber) => ({ kind: 'announced', number }));

/** The server cancelled a number for the user; its id. */
export const numberCancelled = changed.prepend((id: string) => ({ kind: 'ended', status: 'cancelled', id }));

/** The server marked a number as complete for the user; its id. */
export const numberCompleted = changed.prepend((id: string) => ({ kind: 'ended', status: 'used', id }));

/** The server extended a number; `expiresAt` in ms since 1970. */
export const numberRetried = changed.prepend(
  (retried: { readonly id: string; readonly expiresAt: number }) => ({ kind: 'retried', ...retried }),
);

/**
 * The server reported the current state of numbers. `startedAt`: when that call began, ms since 1970 on this
 * machine.
 */
export const numbersRead = changed.prepend(
  ({ numbers, startedAt: at }: { readonly numbers: NumberList; readonly startedAt: number }) => ({
    kind: 'read',
    numbers,
    at,
  }),
);

/** The list of active numbers was answered; `at`: when that call began, likewise. */
export const numbersListed = changed.prepend(
  (listed: { readonly rows: NumberList; readonly total: number | null; readonly at: number }) => ({
    kind: 'listed',
    ...listed,
  }),
);

/**
 * The history answered with all live numbers. `startedAt`: when that call began, ms since 1970 on this
 * machine.
 */
export const numbersRecorded = changed.prepend(
  ({ numbers: rows, isWhole, startedAt: at }: NumberRecord & { readonly startedAt: number }) => ({
    kind: 'listed',
    rows,
    total: null,
    isWhole,
    at,
  }),
);

/** These numbers do not wait any more by the word of a list that does not say why: their status is read. */
export const numbersDoubted = createEvent<readonly string[]>();

/** The server announced an unknown number: just bought in this tab, or elsewhere. */
export const newNumberAnnounced = createEvent<EventPayload<typeof numberPurchased>>();

/** The server rejected a cancel of the number with this id because of its status. */
export const cancelRejected = changed.prepend((id: string) => ({ kind: 'cancel-refused', id }));

/** The user has seen that the number with this id has ended, or its late message. */
export const endedNumberDismissed = changed.prepend((id: string) => ({ kind: 'dismissed', id }));

const updated = sample({
  clock: changed,
  source: $time,
  fn: (time, change): NumbersUpdate => ({ at: time.here(), ...change, now: time.onServer() }),
  // Several may come in one step of the event graph.
  batch: false,
});

/** The last update of the numbers; the one place that writes them. */
export const $numbersStep = createStore<NumbersStep>({
  before: NO_NUMBERS,
  update: null,
  after: NO_NUMBERS,
}).on(updated, ({ after: before }, update) => ({ before, update, after: updateNumbers(before, update) }));

export const $numbers = $numbersStep.map(({ after }) => after);

export const numbersUpdated = $numbersStep.updates;

const wholeOf = ({ byId }: Numbers): readonly KnownNumber[] =>
  [...byId.values()].filter(({ isPartial }) => !isPartial);
const activeOf = (numbers: Numbers): NumberList | null =>
  numbers.total === null ? null : numbersOf(wholeOf(numbers).filter(isLive));
const numbersOf = (known: readonly KnownNumber[]): NumberList => known.map(({ number }) => number);

/** The user's waiting and received numbers, newest first; null until the first list is there. */
export const $activeNumbers = $numbers.map(activeOf);

/**
 * All numbers known to this page: the active ones, then those that have ended since it was loaded, the last
 * one first.
 */
export const $allNumbers = $numbers.map((numbers) => {
  const ended = wholeOf(numbers)
    .filter(({ endedAt }) => endedAt !== null)
    .toSorted((one, other) => (other.endedAt ?? 0) - (one.endedAt ?? 0));
  return [...(activeOf(numbers) ?? []), ...numbersOf(ended)];
});

/** Number of SMS received on active numbers, as far as this page knows. */
export const $receivedCount = $numbers.map(
  ({ byId }) => [...byId.values()].filter((known) => isLive(known) && isReceivedNumber(known.number)).length,
);

/** Live numbers are known, from the list or from the history. */
export const activeNumbersListed = numbersUpdated
  .filter({ fn: ({ update }) => update?.kind === 'listed' })
  .map((): void => undefined);

sample({ clock: smsReceived, fn: (all) => ({ kind: 'sms' as const, all }), target: changed });
sample({
  clock: numberExpired,
  fn: (message) => ({ kind: 'ended' as const, status: 'expired' as const, ...message }),
  target: changed,
});
sample({
  clock: numberCancelledByUser,
  fn: (message) => ({ kind: 'ended' as const, status: 'cancelled' as const, ...message }),
  target: changed,
});
sample({
  clock: numberCompletedByUser,
  fn: ({ activationId }) => ({ kind: 'ended' as const, status: 'used' as const, activationId }),
  target: changed,
});
sample({ clock: newNumberAnnounced.filterMap(({ number }) => number ?? undefined), target: numberAnnounced });
/** Live numbers, known or not; 0 before the first list. */
export const $activeTotal = $numbers.map(liveTotal);

sample({
  clock: numberPurchased,
  source: $numbers,
  filter: ({ byId }, { purchaseId }) => purchaseId === null || byId.get(purchaseId)?.isPartial !== false,
  fn: (_, announced) => announced,
  target: newNumberAnnounced,
});

/**
 * Numbers were bought or ended, here or elsewhere. By the first list only if the server has noticed with it
 * that one has expired.
 */
export const liveNumbersChanged = numbersUpdated.filter({
  fn: ({ before, update, after }) =>
    before.total === null
      ? update?.kind === 'listed' && update.rows.some(({ status }) => status === 'expired')
      : liveIds(before) !== liveIds(after),
});

function liveIds({ byId }: Numbers): string {
  return [...byId.values()]
    .filter((known) => isLive(known) && !known.isPartial)
    .map(({ number }) => number.id)
    .toSorted()
    .join();
}
