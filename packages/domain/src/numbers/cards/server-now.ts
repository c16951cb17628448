import { combine, createEvent, createStore } from 'effector';
import { or } from 'patronum';
import { $serverOffsetMs, serverTimeAt } from '../../lib/time/clock';
import { createInterval } from '../../lib/time/create-poller';
import { COUNTDOWN_TICK_MS } from '../../limits/tuning';
import { $activeNumbers } from '../list/active-numbers';
import { activeNumbersScreen } from '../list/polling';

/** A number is shown in a small window above all others (true), whatever page is open, or no longer. */
export const numberPutOnTop = createEvent<boolean>();

/** The dashboard shows numbers (true), or no longer. */
export const dashboardCountdownsToggled = createEvent<boolean>();

const $isOnTop = createStore(false).on(numberPutOnTop, (_, isOnTop) => isOnTop);
const $isOnDashboard = createStore(false).on(dashboardCountdownsToggled, (_, isShown) => isShown);

/** Ticks only while a countdown is on screen. */
const $isTicking = combine(
  or(activeNumbersScreen.$isOpen, $isOnTop, $isOnDashboard),
  $activeNumbers,
  (isOpen, numbers) => isOpen && numbers?.length !== 0,
);

const { tick } = createInterval({ intervalMs: COUNTDOWN_TICK_MS, isOn: $isTicking });

/**
 * The server's time in ms since 1970, updated every second while numbers are on screen: the one source of all
 * countdowns. To decide whether an action is allowed, read the clock at the click instead.
 */
export const $serverNow = createStore(0).on(
  serverTimeAt([tick, $isTicking, $activeNumbers, $serverOffsetMs]),
  (_, now) => now,
);
