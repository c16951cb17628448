import { combine, createEvent, createStore } from 'effector';
import { $serverOffsetMs, serverTimeAt } from '../../lib/time/clock';
import { createInterval } from '../../lib/time/create-poller';
import { COUNTDOWN_TICK_MS } from '../../limits/tuning';
import { $activeNumbers } from '../list/active-numbers';
import { activeNumbersScreen } from '../list/polling';

/** One more view shows countdowns (true), or one does not any more: a page, or a small window on top. */
export const countdownsToggled = createEvent<boolean>();

/** How many views show countdowns. */
const $viewCount = createStore(0).on(
  [activeNumbersScreen.toggled, countdownsToggled],
  (count, isShown) => count + (isShown ? 1 : -1),
);

/** Ticks only while a countdown is on screen. */
const $isTicking = combine(
  $viewCount,
  $activeNumbers,
  (count, numbers) => count > 0 && numbers?.length !== 0,
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
