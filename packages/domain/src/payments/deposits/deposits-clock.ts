import { combine, createEvent, createStore, sample } from 'effector';
import { createScreen } from '../../lib/create-screen';
import { msToNextDay } from '../../lib/format/local-day';
import { pageVisibilityChanged } from '../../lib/page';
import { $serverOffsetMs, serverTimeAt } from '../../lib/time/clock';
import { createInterval } from '../../lib/time/create-poller';
import { createTimer } from '../../lib/time/create-timer';
import { COUNTDOWN_TICK_MS } from '../../limits/tuning';
import { depositsLoaded } from '../deposit-list';
import { depositState } from '../deposit-state';
import type { Payments } from '../payment-state';
import { $payments } from '../payments';

/** Open while payments are on screen; opens before they are painted, since this code is loaded with them. */
export const depositsClock = createScreen();

const openSessions = ({ byRef }: Payments, now: number) =>
  [...byRef.values()].flatMap(({ deposit }) =>
    deposit !== null && depositState(deposit, now) === 'pending' ? [deposit] : [],
  );

const expiryReached = createEvent();

/**
 * Server time that decides which payments have expired and which are of today, ms since 1970: updated with
 * the list, when a payment session expires, and with the day.
 */
export const $depositsReadAt = createStore(0).on(
  serverTimeAt([depositsLoaded, depositsClock.opened, expiryReached, pageVisibilityChanged, $serverOffsetMs]),
  (_, now) => now,
);
sample({
  clock: [depositsLoaded, $depositsReadAt],
  source: { payments: $payments, now: $depositsReadAt },
  fn: ({ payments, now }) =>
    payments.byRef.size === 0
      ? Infinity
      : Math.min(
          msToNextDay(now),
          ...openSessions(payments, now).map(({ expiresAt }) => (expiresAt ?? Infinity) - now),
        ),
  target: createTimer(expiryReached),
});

const { tick } = createInterval({
  intervalMs: COUNTDOWN_TICK_MS,
  isOn: combine(
    depositsClock.$isOpen,
    $payments,
    $depositsReadAt,
    (isOpen, payments, now) => isOpen && openSessions(payments, now).length > 0,
  ),
});

/** The server's time for countdowns, ms since 1970: each second while a payment session is open on screen. */
export const $depositsNow = createStore(0).on(
  serverTimeAt([tick, depositsLoaded, depositsClock.opened]),
  (_, now) => now,
);
