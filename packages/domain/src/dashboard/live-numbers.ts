import { combine, createStore, sample } from 'effector';
import type { Activity } from '../contracts/dashboard-calls';
import type { PurchasedNumber } from '../contracts/number';
import { isBudgetReserved } from '../api/client/rate-limit-budget';
import { serverTimeAt } from '../lib/time/clock';
import { formatCountdown } from '../lib/format/countdown';
import { formatPhoneNumber } from '../numbers/copying/copyable-text';
import { phoneGroups } from '../numbers/copying/phone-format';
import {
  isActiveNumber,
  isReceivedNumber,
  newestSmsFirst,
  numberExpiry,
  remainingLife,
} from '../numbers/list/number-status';
import { isInLastMinutes } from '../numbers/auto-cancel/cancel-time';
import {
  $activeNumbers,
  $activeNumbersStatus,
  $allNumbers,
  $unlistedNumbers,
  activeNumbersRequested,
} from '../numbers/list/active-numbers';
import { $serverNow, dashboardCountdownsToggled } from '../numbers/cards/server-now';
import { isEqualView } from '../numbers/cards/structural-sharing';
import { serviceLabel } from '../catalogue/search/catalogue-names';
import { $serviceNames } from '../catalogue/lists/catalogue-lists';
import { $preferences } from '../account/preferences';
import { $activities, dashboardScreen } from './dashboard-data';

/** A number that waits for an SMS or has received one, as the dashboard shows it. */
export interface LiveNumberView {
  readonly id: string;
  readonly service: string;
  /** The provider's code of the service; empty while unknown. */
  readonly serviceCode: string;
  /** With its leading plus; empty while unknown. */
  readonly phoneGroups: readonly string[];
  readonly status: 'waiting' | 'received';
  /** Null while waiting. */
  readonly code: string | null;
  /** True for an SMS in which no code was found. */
  readonly isWithoutCode: boolean;
  /** True while it waits in its last three minutes. */
  readonly isEnding: boolean;
}

/** Text in the row of a code until the number of its SMS is known. */
const UNKNOWN_NUMBER = 'Your number';

/** Sorts a number of unknown expiry last. */
const expiryOf = (number: PurchasedNumber): number => numberExpiry(number) ?? Number.MAX_SAFE_INTEGER;

/**
 * Numbers that live: those with a code first, then those that end first, since the page shows few. Null while
 * they load.
 */
const $living = combine(
  $activeNumbers,
  $serverNow,
  (numbers, now) =>
    numbers
      // A code counts, whatever the time: Active Numbers and the badges have it too.
      ?.filter((number) => isReceivedNumber(number) || (remainingLife(number, now) ?? Infinity) > 0)
      .toSorted((one, other) => newestSmsFirst(one, other) || expiryOf(one) - expiryOf(other)) ?? null,
);

/**
 * The numbers that live; null while unknown. An SMS is shown at once, even while the service of its number is
 * unknown. Updated only when a row changes, so that the dashboard is not rendered every second.
 */
export const $liveNumbers = createStore<readonly LiveNumberView[] | null>(null, {
  updateFilter: (next, shown) => !isEqualView(next, shown),
});

sample({
  clock: combine({
    living: $living,
    unlisted: $unlistedNumbers,
    activities: $activities,
    now: $serverNow,
    names: $serviceNames,
    status: $activeNumbersStatus,
    preferences: $preferences,
  }),
  fn: ({ living, unlisted, activities, now, names, status, preferences: { numberFormat } }) => {
    if (living === null && unlisted.length === 0) return status === 'failed' ? [] : null;
    const rows = living ?? [];
    const viewOf = (number: PurchasedNumber, service: string): LiveNumberView => ({
      id: number.id,
      service,
      serviceCode: number.serviceCode,
      phoneGroups:
        number.phoneNumber === '' ? [] : phoneGroups(formatPhoneNumber(number.phoneNumber), numberFormat),
      status: isReceivedNumber(number) ? 'received' : 'waiting',
      code: isReceivedNumber(number) ? number.smsCode : null,
      isWithoutCode: number.smsCode === null && number.smsText !== null,
      isEnding: isInLastMinutes(number, now),
    });
    return [
      ...unlisted
        .filter(({ id }) => !rows.some((row) => row.id === id))
        .map((number) => {
          // A message names no service; the recent activity may.
          const named = activities?.find(({ id }) => id === number.id) ?? number;
          const { serviceCode } = named;
          return viewOf(
            { ...number, serviceCode },
            serviceCode === '' ? UNKNOWN_NUMBER : serviceLabel(named, names),
          );
        }),
      ...rows.map((number) => viewOf(number, serviceLabel(number, names))),
    ];
  },
  target: $liveNumbers,
});

/** The remaining time of the waiting ones by id, as `mm:ss`; a number of unknown expiry is omitted. */
export const $liveCountdowns = combine($living, $serverNow, (living, now): ReadonlyMap<string, string> => {
  const countdowns = new Map<string, string>();
  for (const number of living ?? []) {
    const remaining = isReceivedNumber(number) ? null : remainingLife(number, now);
    if (remaining !== null) countdowns.set(number.id, formatCountdown(remaining));
  }
  return countdowns;
});

sample({ clock: dashboardScreen.toggled, target: dashboardCountdownsToggled });

/** True if the activity has an active number or a code that the loaded list of active numbers lacks. */
const isListMissing = (
  activities: readonly Activity[] | null,
  numbers: readonly PurchasedNumber[] | null,
  now: number,
): boolean =>
  (activities ?? [])
    .filter(
      (activity) =>
        isActiveNumber(activity) && (remainingLife({ ...activity, expiresAt: null }, now) ?? 0) > 0,
    )
    .some((activity) => {
      const known = numbers?.find(({ id }) => id === activity.id);
      return (
        known === undefined ||
        (isReceivedNumber(activity) && !isReceivedNumber(known) && isActiveNumber(known))
      );
    });

// The codes are only on the list of active numbers. Its calls are few (decision 0037): it is loaded once a
// visit, and again only when the activity has a number or a code that it lacks.
sample({
  clock: dashboardScreen.toggled,
  source: $activeNumbers,
  filter: (listed, isOpen) => isOpen && listed === null,
  target: activeNumbersRequested,
});
sample({
  clock: serverTimeAt([$activities]),
  source: {
    isOpen: dashboardScreen.$isOpen,
    activities: $activities,
    listed: $activeNumbers,
    numbers: $allNumbers,
    isReserved: isBudgetReserved('sms'),
  },
  filter: ({ isOpen, activities, listed, numbers, isReserved }, now) =>
    isOpen && !isReserved && isListMissing(activities, listed && numbers, now),
  target: activeNumbersRequested,
});
