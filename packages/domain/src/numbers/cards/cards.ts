import { combine, createStore, sample, type Store } from 'effector';
import type { PurchasedNumber } from '../../contracts/number';
import { autoCancelAt } from '../auto-cancel/cancel-time';
import { formatCountdown, minutesLeft } from '../../lib/format/countdown';
import {
  newestSms,
  numberExpiry,
  remainingLife,
  shownNumberStatus,
  type NumberStatus,
} from '../list/number-status';
import { refundNote } from '../actions/cancel-window';
import { $preferences } from '../../account/preferences';
import { $countryNames, $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { $busyNumbers } from '../actions/number-actions';
import { createNumberCopying } from '../copying/copy-numbers';
import { cardView, type NumberCardView } from './card-view';
import { $pendingCompletions } from '../actions/pending-completions';
import { shareStructure } from './structural-sharing';
import { $autoCancel, $autoCancelBlockedBy } from '../auto-cancel/auto-cancel';
import { $exemptIds } from '../auto-cancel/waiting-numbers';
import { $activeNumbers, $allNumbers, $endedNumbers, $numbers } from '../list/active-numbers';
import { isLive, type KnownNumber } from '../list/known-number';
import { cardNote } from './card-note';
import { $serverNow } from './server-now';

/** The copy buttons of the cards: their content, and the one that shows 'Copied'. */
export const copyClicked = createNumberCopying($allNumbers, { isToasted: false });

/** The numbers that are active. */
export const $shownNumbers = $activeNumbers.map((numbers) => numbers ?? []);

const $late = $endedNumbers.map((ended) => ended.filter(({ hasLateSms }) => hasLateSms));

/** Ids of ended numbers with an SMS, newest first. */
export const $lateSmsIds = $late.map((late) => late.map(({ number }) => number.id));

/** Numbers that ended without an SMS, until the user dismisses them. */
const $endedWithoutSms = $endedNumbers.map((ended) =>
  ended.filter(({ number, isDismissed }) => !isDismissed && newestSms(number) === null),
);

/**
 * Numbers that expired without an SMS, whether or not the server has noticed. They stay, since the price is
 * not refunded.
 */
const $expired = combine($endedWithoutSms, $numbers, $serverNow, (ended, { byId }, now) => [
  ...[...byId.values()].filter(
    (known) => isLive(known) && !known.isDismissed && shownNumberStatus(known.number, now) === 'expired',
  ),
  ...ended.filter(({ number }) => number.status === 'expired'),
]);

/**
 * Numbers that were cancelled without an SMS at the promised time or later. They stay as well, since the user
 * may not have looked when the money came back.
 */
const $cancelled = $endedWithoutSms.map((ended) =>
  ended.filter(
    ({ number, endedAt }) =>
      number.status === 'cancelled' && (endedAt ?? 0) >= (autoCancelAt(number) ?? Infinity),
  ),
);

const $live = $numbers.map(({ byId }) =>
  [...byId.values()].filter((known) => isLive(known) && !known.isPartial),
);

const $freshCards = combine(
  {
    known: combine([$late, $live, $expired, $cancelled], (groups): readonly KnownNumber[] => groups.flat()),
    now: $serverNow,
    busy: $busyNumbers,
    pending: $pendingCompletions,
    services: $serviceNames,
    countries: $countryNames,
    exemptIds: $exemptIds,
    preferences: $preferences,
    autoCancelBlockedBy: $autoCancelBlockedBy,
    autoCancel: $autoCancel,
  },
  ({
    known: all,
    now,
    busy,
    pending,
    services,
    countries,
    exemptIds,
    autoCancelBlockedBy,
    autoCancel: { failed },
    preferences: { numberFormat },
  }): ReadonlyMap<string, NumberCardView> => {
    const newestCodeId = all
      .map(({ number }) => number)
      .filter(({ smsCode }) => smsCode !== null)
      .toSorted((one, other) => (other.receivedAt ?? 0) - (one.receivedAt ?? 0))[0]?.id;
    return new Map(
      all.map((known) => {
        const { number, codes } = known;
        const card = cardView(number, {
          now,
          busyWith: busy.get(number.id),
          isCompletionPending: pending.has(number.id),
          note: cardNote(known),
          codes,
          services,
          countries,
          numberFormat,
          newestCodeId,
          isExempt: exemptIds.has(number.id),
          autoCancelBlockedBy,
          failedCancel: failed.get(number.id),
        });
        return [number.id, card] as const;
      }),
    );
  },
);

/**
 * Cards by id of their number. A card keeps its identity until its content changes, so that a view of one
 * card (`useStoreMap`) is not rendered by a tick or by another card.
 */
export const $numberCards = createStore<ReadonlyMap<string, NumberCardView>>(new Map());

sample({
  clock: $freshCards,
  source: { shown: $numberCards, fresh: $freshCards },
  fn: ({ shown, fresh }) => shareStructure(shown, fresh),
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

const numbersOf = (all: readonly KnownNumber[]) => all.map(({ number }) => number);

/**
 * Ids of numbers. Mapped to one text, which stays the same when a tick or a reload has the same numbers, so
 * that lists are not rendered again.
 */
export const idsOf = ($numbers: Store<readonly PurchasedNumber[]>) =>
  $numbers
    .map((numbers) => numbers.map(({ id }) => id).join('\n'))
    .map((ids): readonly string[] => (ids === '' ? [] : ids.split('\n')));

const idsWith = (wanted: NumberStatus) =>
  idsOf(
    combine($shownNumbers, $serverNow, (numbers, now) =>
      numbers.filter((number) => shownNumberStatus(number, now) === wanted),
    ),
  );

/**
 * Ids in the section 'Waiting for SMS', in the order that the user has chosen; one of unknown expiry ends
 * last.
 */
export const $waitingIds = combine(
  idsWith('waiting'),
  $numbers,
  $preferences.map(({ waitingOrder }) => waitingOrder),
  (ids, { byId }, order) => {
    const expiryOf = (id: string): number => {
      const known = byId.get(id);
      return (known && numberExpiry(known.number)) ?? Number.MAX_SAFE_INTEGER;
    };
    return order === 'newest' ? ids : ids.toSorted((one, other) => expiryOf(one) - expiryOf(other));
  },
);

/** Ids in the section 'SMS Received', newest first. */
export const $receivedIds = idsWith('received');

/** Ids of the numbers that expired without an SMS, newest first. */
export const $expiredIds = idsOf($expired.map(numbersOf));

/** Ids of the numbers that were cancelled automatically, newest first. */
export const $cancelledIds = idsOf($cancelled.map(numbersOf));
