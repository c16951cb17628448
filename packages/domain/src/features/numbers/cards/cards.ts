import { combine, createStore, sample, type StoreValue } from 'effector';
import type { PurchasedNumber } from '../../../contracts';
import {
  formatCountdown,
  isActiveNumber,
  minutesLeft,
  readNumberStatus,
  refundNote,
  remainingLife,
  type NumberStatus,
} from '../../../rules';
import { $countryNames, $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { $preferences } from '../../account/preferences/preferences';
import { $busyNumbers } from '../actions/number-actions';
import { cardView, type NumberCardView } from './card-view';
import { $pendingCompletions } from '../actions/pending-completions';
import { shareStructure } from './structural-sharing';
import { $activeNumbers, $cardNotes, $inactiveNumbers } from '../list/active-numbers';
import { $serverNow } from './server-now';

/** Used, cancelled and expired numbers are not active: they leave the screen at once. */
const $shownNumbers = $activeNumbers.map((numbers) => (numbers ?? []).filter(isActiveNumber));

/** Ended numbers with an SMS. */
const $lateSmsNumbers = $inactiveNumbers.map((numbers) =>
  numbers.filter(({ receivedAt }) => receivedAt !== null),
);

/** Their ids, newest first. */
export const $lateSmsIds = $lateSmsNumbers.map((numbers) => numbers.map(({ id }) => id));

const $freshCards = combine(
  {
    numbers: combine($lateSmsNumbers, $shownNumbers, (late, shown) => [...late, ...shown]),
    now: $serverNow,
    busy: $busyNumbers,
    held: $pendingCompletions,
    services: $serviceNames,
    countries: $countryNames,
    notes: $cardNotes,
    numberFormat: $preferences.map(({ numberFormat }) => numberFormat),
    hasTemplate: $preferences.map(({ copyTemplate }) => copyTemplate !== ''),
  },
  ({
    numbers,
    now,
    busy,
    held,
    services,
    countries,
    notes,
    numberFormat,
    hasTemplate,
  }): ReadonlyMap<string, NumberCardView> =>
    new Map(
      numbers.map((number) => {
        const card = cardView(number, {
          now,
          busyWith: busy.get(number.id),
          isCompletionPending: held.has(number.id),
          note: notes.get(number.id),
          services,
          countries,
          numberFormat,
          hasTemplate,
        });
        return [number.id, card] as const;
      }),
    ),
);

/**
 * Cards by id of their number. A card keeps its identity until its content changes, so that a view of one
 * card (`useStoreMap`) is not rendered by a tick or by another card.
 */
export const $numberCards = createStore<ReadonlyMap<string, NumberCardView>>(new Map());

sample({
  clock: $freshCards,
  source: $numberCards,
  fn: (cards, fresh) => shareStructure(cards, fresh),
  target: $numberCards,
});

/** A time-dependent value by id of the number; a number with null is omitted. */
const byTime = <T>(read: (number: PurchasedNumber, now: number) => T | null) =>
  combine($shownNumbers, $serverNow, (numbers, now): ReadonlyMap<string, T> => {
    const values = new Map<string, T>();
    for (const number of numbers) {
      const value = read(number, now);
      if (value !== null) values.set(number.id, value);
    }
    return values;
  });

/** The same for the remaining lifetime; a number of unknown expiry is omitted. */
const byRemainingLife = <T>(read: (remainingMs: number) => T) =>
  byTime((number, now) => {
    const remaining = remainingLife(number, now);
    return remaining === null ? null : read(remaining);
  });

/** The remaining time by id as `mm:ss`; a number of unknown expiry is omitted. */
export const $countdowns = byRemainingLife(formatCountdown);

/** Remaining minutes, rounded up, by id; a number of unknown expiry is omitted. */
export const $minutesLeft = byRemainingLife(minutesLeft);

/** Time until a refund is possible, or for which it is, by id; a number without a refund is omitted. */
export const $refundNotes = byTime(refundNote);

/**
 * Ids of the shown numbers with a status. Mapped to one text, which stays the same when a reload has the same
 * numbers, so that lists are not rendered again.
 */
const idsWith = (wanted: NumberStatus) =>
  $shownNumbers
    .map((numbers) =>
      numbers
        .filter(({ status }) => readNumberStatus(status) === wanted)
        .map(({ id }) => id)
        .join('\n'),
    )
    .map((ids): readonly string[] => (ids === '' ? [] : ids.split('\n')));

/** Ids in the section 'Waiting for SMS', newest first. Follows the stored status, not the countdown. */
export const $waitingIds = idsWith('waiting');

/** Ids in the section 'SMS Received', newest first. */
export const $receivedIds = idsWith('received');

/** The ids of both sections. */
export const $cardGroups = combine({ waitingIds: $waitingIds, receivedIds: $receivedIds });

/** See `$cardGroups`. */
export type CardGroups = StoreValue<typeof $cardGroups>;
