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

/**
 * Here a tick enters, once a second. It moves `$serverNow`, and with it `$numbersNow` of `number-facts`, from
 * which `cardTime` takes steps: a card is drawn anew only when its number has come to the next one. The
 * countdowns between them write their own text.
 */
const { tick } = createInterval({ intervalMs: COUNTDOWN_TICK_MS, isOn: $isTicking });

/**
 * The server's time in ms since 1970, updated every second while numbers are on screen: the one source of all
 * countdowns. To decide whether an action is allowed, read the clock at the click instead.
 */
export const $serverNow = createStore(0).on(
  serverTimeAt([tick, $isTicking, $activeNumbers, $serverOffsetMs]),
  (_, now) => now,
);
