import { CANCEL_WINDOW_MS } from '../../limits/spec';
import { cancelWindow, type CancellableNumber } from '../../numbers/actions/cancel-window';
import { remainingLife } from '../../numbers/list/number-status';
import { formatPhoneNumber } from '../../numbers/copying/copyable-text';
import { $activeNumbers } from '../../numbers/list/active-numbers';
import { createEvent, createStore, sample } from 'effector';
import { $clock, $serverOffsetMs } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/timers';
import { serviceLabel } from '../../catalogue/search/catalogue-names';
import { $serviceNames } from '../../catalogue/lists/catalogue-lists';
import { $preferences } from '../../account/preferences';

type RefundableNumber = CancellableNumber & { readonly id: string };

/** Result of checking the numbers. */
export interface RefundCheck<T extends RefundableNumber> {
  /** Ids of the numbers that cannot be refunded yet. */
  readonly locked: ReadonlySet<string>;
  /** Numbers that became refundable since the last check. */
  readonly opened: readonly T[];
  /** Time until the next number becomes refundable, in ms; `Infinity` without any. */
  readonly waitMs: number;
}

/**
 * Numbers whose cancel window has opened since the last check (spec §4).
 *
 * @param lockedBefore ids of the numbers that were locked at the last check
 *
 * @param now server time, ms since 1970
 */
export const checkRefunds = <T extends RefundableNumber>(
  numbers: readonly T[],
  lockedBefore: ReadonlySet<string>,
  now: number,
): RefundCheck<T> => {
  const locked = numbers.filter((number) => cancelWindow(number, now) === 'locked');
  return {
    locked: new Set(locked.map(({ id }) => id)),
    opened: numbers.filter((number) => lockedBefore.has(number.id) && cancelWindow(number, now) === 'open'),
    waitMs: Math.min(...locked.map((number) => (remainingLife(number, now) ?? Infinity) - CANCEL_WINDOW_MS)),
  };
};

const timerFired = createEvent();
const timerSet = createTimer(timerFired);

/** Ids of the numbers that were still locked at the last check. */
const $locked = createStore<ReadonlySet<string>>(new Set());

const refundsChecked = sample({
  clock: [timerFired, $activeNumbers, $serverOffsetMs],
  source: { numbers: $activeNumbers, locked: $locked, clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ numbers, locked, clock, offsetMs }) => checkRefunds(numbers ?? [], locked, clock.now() + offsetMs),
});
sample({ clock: refundsChecked, fn: ({ locked }) => locked, target: $locked });
sample({ clock: refundsChecked, fn: ({ waitMs }) => waitMs, target: timerSet });

/** Refunds are possible that were not before, for users with the refund alert on: services, and services with numbers. */
export const refundsOpened = sample({
  clock: refundsChecked,
  source: { names: $serviceNames, preferences: $preferences },
  filter: ({ preferences }, look) => preferences.refundAlert && look.opened.length > 0,
  fn: ({ names }, look) => ({
    services: look.opened.map((number) => serviceLabel(number, names)).join(', '),
    numbers: look.opened
      .map((number) => `${serviceLabel(number, names)} · ${formatPhoneNumber(number.phoneNumber)}`)
      .join(', '),
  }),
});
