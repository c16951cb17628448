import { combine, createStore, sample, type Store } from 'effector';
import type { PurchasedNumber } from '../../../contracts';
import {
  autoCancelAt,
  formatCountdown,
  isActiveNumber,
  minutesLeft,
  readNumberStatus,
  refundNote,
  remainingLife,
  shownNumberStatus,
  type NumberStatus,
} from '../../../rules';
import { sessionEnded } from '../../../lib/session-events';
import { $accountTotals } from '../../account/balance/balance';
import { $countryNames, $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { $preferences } from '../../account/preferences/preferences';
import { $busyNumbers } from '../actions/number-actions';
import { createNumberCopying } from '../copying/copy-numbers';
import { cardView, type NumberCardView } from './card-view';
import { $pendingCompletions } from '../actions/pending-completions';
import { shareStructure } from './structural-sharing';
import { $exemptIds } from '../auto-cancel/waiting-numbers';
import {
  $activeNumbers,
  $allNumbers,
  $cardNotes,
  $codesOfNumbers,
  $inactiveNumbers,
  endedNumberDismissed,
} from '../list/active-numbers';
import { $serverNow } from './server-now';

/** The copy buttons of the cards: their content, and the one that shows 'Copied'. */
export const { copyClicked, $copiedMark } = createNumberCopying($allNumbers, { isToasted: false });

/** Used and cancelled numbers are not active. */
export const $shownNumbers = $activeNumbers.map((numbers) => (numbers ?? []).filter(isActiveNumber));

/** Ended numbers with an SMS. */
const $lateSmsNumbers = $inactiveNumbers.map((numbers) =>
  numbers.filter(({ receivedAt }) => receivedAt !== null),
);

/** Their ids, newest first. */
export const $lateSmsIds = $lateSmsNumbers.map((numbers) => numbers.map(({ id }) => id));

const $dismissedIds = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
  .on(endedNumberDismissed, (ids, id) => new Set(ids).add(id))
  .reset(sessionEnded);

/**
 * Numbers that expired without an SMS, whether or not the server has noticed. They stay until the user dismisses them:
 * the price is not refunded.
 */
const $expiredNumbers = combine(
  { numbers: $allNumbers, now: $serverNow, dismissed: $dismissedIds },
  ({ numbers, now, dismissed }) =>
    // A number may occur twice; the first one has its SMS.
    [...new Map(numbers.toReversed().map((number) => [number.id, number])).values()]
      .filter(
        (number) =>
          shownNumberStatus(number, now) === 'expired' &&
          number.receivedAt === null &&
          number.smsCode === null &&
          !dismissed.has(number.id),
      )
      .toReversed(),
);

/**
 * Numbers that were cancelled without an SMS at the promised time or later. They stay as well, since the user may not
 * have looked when the money came back.
 */
const $cancelledNumbers = combine($inactiveNumbers, $dismissedIds, (numbers, dismissed) =>
  numbers.filter(
    (number) =>
      readNumberStatus(number.status) === 'cancelled' &&
      number.receivedAt === null &&
      number.endedAt >= (autoCancelAt(number) ?? Infinity) &&
      !dismissed.has(number.id),
  ),
);

const $freshCards = combine(
  {
    numbers: combine(
      [$lateSmsNumbers, $shownNumbers, $expiredNumbers, $cancelledNumbers],
      (groups): readonly PurchasedNumber[] => groups.flat(),
    ),
    now: $serverNow,
    busy: $busyNumbers,
    pending: $pendingCompletions,
    services: $serviceNames,
    countries: $countryNames,
    notes: $cardNotes,
    codes: $codesOfNumbers,
    exemptIds: $exemptIds,
    preferences: $preferences,
  },
  ({
    numbers,
    now,
    busy,
    pending,
    services,
    countries,
    notes,
    codes,
    exemptIds,
    preferences: { numberFormat, numbersWithoutCode },
  }): ReadonlyMap<string, NumberCardView> => {
    const newestCodeId = numbers
      .filter(({ smsCode }) => smsCode !== null)
      .toSorted((one, other) => (other.receivedAt ?? 0) - (one.receivedAt ?? 0))[0]?.id;
    let isAutoCancelBrief = false;
    return new Map(
      numbers.map((number) => {
        const card = cardView(number, {
          now,
          busyWith: busy.get(number.id),
          isCompletionPending: pending.has(number.id),
          note: notes.get(number.id),
          codes: codes.get(number.id) ?? [],
          services,
          countries,
          numberFormat,
          newestCodeId,
          isExempt: exemptIds.has(number.id),
          numbersWithoutCode,
          isAutoCancelBrief,
        });
        isAutoCancelBrief ||= card.autoCancelAt !== undefined;
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
 * Ids of numbers. Mapped to one text, which stays the same when a tick or a reload has the same numbers, so that lists
 * are not rendered again.
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

/** Ids in the section 'Waiting for SMS', newest first. */
export const $waitingIds = idsWith('waiting');

/** Ids in the section 'SMS Received', newest first. */
export const $receivedIds = idsWith('received');

/** Ids of the numbers that expired without an SMS, newest first. */
export const $expiredIds = idsOf($expiredNumbers);

/** Ids of the numbers that were cancelled automatically, newest first. */
export const $cancelledIds = idsOf($cancelledNumbers);

/** True for an account that has spent money, or had a number since the page was loaded. */
export const $hasBoughtBefore = combine(
  $accountTotals,
  $inactiveNumbers,
  (totals, inactive) => (totals?.totalSpent ?? 0) > 0 || inactive.length > 0,
);
