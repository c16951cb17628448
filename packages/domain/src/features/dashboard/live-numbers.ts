import { combine, createStore, sample } from 'effector';
import type { Activity, PurchasedNumber } from '../../contracts';
import { isBudgetReserved } from '../../api/client/rate-limit-budget';
import { COUNTDOWN_TICK_MS, LAST_MINUTES_MS } from '../../limits';
import { createInterval } from '../../lib/time/create-interval';
import { serverTimeAt } from '../../lib/time/clock';
import {
  formatCountdown,
  formatPhoneNumber,
  phoneGroups,
  isActiveNumber,
  isReceivedNumber,
  newestSmsFirst,
  numberExpiry,
  remainingLife,
  serviceLabel,
} from '../../rules';
import {
  $activeNumbers,
  $allNumbers,
  $unlistedSms,
  activeNumbersRequested,
} from '../numbers/list/active-numbers';
import { $preferences } from '../account/preferences/preferences';
import { $serviceNames } from '../catalogue/lists/catalogue-lists';
import { $activities, $dashboardError, dashboardScreen } from './dashboard-data';

/** A number that waits for an SMS or has received one, as the dashboard shows it. */
export interface LiveNumberView {
  readonly id: string;
  readonly service: string;
  /** The provider's code of the service; empty while unknown. */
  readonly serviceCode: string;
  /** With its leading plus; empty while unknown. */
  readonly phoneGroups: readonly string[];
  readonly status: 'waiting' | 'received';
  /** Null while waiting, and while only the list of active numbers has it: the real server's activity leaves codes out. */
  readonly code: string | null;
  /** True while it waits in its last three minutes. */
  readonly isEnding: boolean;
}

/** Text in the row of a code until the number of its SMS is known. */
const UNKNOWN_NUMBER = 'Your number';

type LiveNumber = Activity & Partial<Pick<PurchasedNumber, 'expiresAt' | 'receivedAt'>>;

const datesOf = ({ purchasedAt, expiresAt = null }: LiveNumber) => ({ purchasedAt, expiresAt });

const lifeOf = (number: LiveNumber, now: number): number | null => remainingLife(datesOf(number), now);

/** Sorts a number of unknown expiry last. */
const expiryOf = (number: LiveNumber): number => numberExpiry(datesOf(number)) ?? Number.MAX_SAFE_INTEGER;

/**
 * From the list of active numbers or, until that is loaded, from the recent activity. Null while both load. The page
 * shows few: of those that wait, the ones that end first.
 */
const $numbers = combine($activeNumbers, $activities, (listed, activities): readonly LiveNumber[] | null => {
  const numbers: readonly LiveNumber[] | null = listed ?? activities;
  return (
    numbers
      ?.filter(isActiveNumber)
      .toSorted((one, other) => newestSmsFirst(one, other) || expiryOf(one) - expiryOf(other)) ?? null
  );
});

/** The server's time in ms since 1970, each second while a number waits on the dashboard. */
const $now = createStore(0);

/**
 * The ids of some numbers as one text. A text that stays equal from tick to tick does not update its store, so the
 * dashboard is not rendered every second.
 */
const idsOf = (numbers: readonly LiveNumber[] | null, isOne: (number: LiveNumber) => boolean): string =>
  (numbers ?? [])
    .filter(isOne)
    .map(({ id }) => id)
    .join('\n');

/** A code that the list of active numbers has counts, whatever the time: Active Numbers and the badges have it too. */
const $livingIds = combine($numbers, $activeNumbers, $now, (numbers, listed, now) =>
  idsOf(
    numbers,
    (number) => (listed !== null && isReceivedNumber(number)) || (lifeOf(number, now) ?? Infinity) > 0,
  ),
);

const $endingIds = combine($numbers, $now, (numbers, now) =>
  idsOf(
    numbers,
    (number) => !isReceivedNumber(number) && (lifeOf(number, now) ?? Infinity) <= LAST_MINUTES_MS,
  ),
);

/**
 * Numbers that live, those with a code first, then those that end first; null while unknown. An SMS is shown at once,
 * even while the service of its number is unknown.
 */
export const $liveNumbers = combine(
  $numbers,
  $livingIds,
  $endingIds,
  $unlistedSms,
  $serviceNames,
  $dashboardError,
  $preferences,
  (
    numbers,
    livingIds,
    endingIds,
    unlisted,
    names,
    error,
    { numberFormat },
  ): readonly LiveNumberView[] | null => {
    if (numbers === null && unlisted.length === 0) return error === null ? null : [];
    const living = new Set(livingIds.split('\n'));
    const ending = new Set(endingIds.split('\n'));
    const listed = (numbers ?? []).filter(({ id }) => living.has(id));
    return [
      ...unlisted
        .filter(({ purchaseId }) => !listed.some(({ id }) => id === purchaseId))
        .map(({ activationId, purchaseId, phoneNumber, code }) => ({
          id: purchaseId ?? activationId,
          service: UNKNOWN_NUMBER,
          serviceCode: '',
          phoneGroups: phoneNumber === null ? [] : phoneGroups(formatPhoneNumber(phoneNumber), numberFormat),
          status: 'received' as const,
          code,
          isEnding: false,
        })),
      ...listed.map((number) => ({
        id: number.id,
        service: serviceLabel(number, names),
        serviceCode: number.serviceCode,
        phoneGroups: phoneGroups(formatPhoneNumber(number.phoneNumber), numberFormat),
        status: isReceivedNumber(number) ? ('received' as const) : ('waiting' as const),
        code: isReceivedNumber(number) ? number.smsCode : null,
        isEnding: ending.has(number.id),
      })),
    ];
  },
);

/** The remaining time of the waiting ones by id, as `mm:ss`; a number of unknown expiry is omitted. */
export const $liveCountdowns = combine($numbers, $now, (numbers, now): ReadonlyMap<string, string> => {
  const countdowns = new Map<string, string>();
  for (const number of numbers ?? []) {
    const remaining = isReceivedNumber(number) ? null : lifeOf(number, now);
    if (remaining !== null) countdowns.set(number.id, formatCountdown(remaining));
  }
  return countdowns;
});

const { tick } = createInterval({
  intervalMs: COUNTDOWN_TICK_MS,
  isOn: combine(dashboardScreen.$isOpen, $numbers, (isOpen, numbers) => isOpen && (numbers ?? []).length > 0),
});
const timeRead = serverTimeAt([tick, $numbers, dashboardScreen.$isOpen]);
$now.on(timeRead, (_, now) => now);

/** True if the activity has an active number or a code that the loaded list of active numbers lacks. */
const isListMissing = (
  activities: readonly Activity[] | null,
  numbers: readonly PurchasedNumber[] | null,
  now: number,
): boolean =>
  (activities ?? [])
    .filter((activity) => isActiveNumber(activity) && (lifeOf(activity, now) ?? 0) > 0)
    .some((activity) => {
      const known = numbers?.find(({ id }) => id === activity.id);
      return (
        known === undefined ||
        (isReceivedNumber(activity) && !isReceivedNumber(known) && isActiveNumber(known))
      );
    });

// The codes are only on the list of active numbers. Its calls are few (decision 0037): it is loaded once a visit, and
// again only when the activity has a number or a code that it lacks.
sample({
  clock: dashboardScreen.toggled,
  source: $activeNumbers,
  filter: (listed, isOpen) => isOpen && listed === null,
  fn: () => undefined,
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
  fn: () => undefined,
  target: activeNumbersRequested,
});
