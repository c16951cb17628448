import { createEvent, createStore, sample } from 'effector';
import { and, or } from 'patronum';
import { createAskedLoad } from '../../lib/asked-load';
import { createAlarm } from '../../lib/create-alarm';
import { createPoller } from '../../lib/create-poller';
import { isLeftToUser } from '../../api/call-meter';
import { createScreen } from '../../lib/create-screen';
import { ACTIVE_NUMBERS_RELOAD_MS, RATE_LIMITED_REST_MS } from '../../limits';
import { restAfter } from '../../rules';
import { countriesNeeded, servicesNeeded } from '../catalogue';
import { sessionEnded } from '../session';
import {
  $isActiveNumbersLoading,
  activeNumbersFailed,
  activeNumbersRequested,
  activeNumbersServed,
} from './numbers';

const screen = createScreen();

/** The screen of active numbers came up (true) or went away (false). */
export const activeNumbersScreenToggled = screen.toggled;

/** The user switched 'Auto-refresh'. */
export const autoRefreshToggled = createEvent<boolean>();

/** 'Refresh'. Works whether or not auto-refresh is on. */
export const activeNumbersRefreshClicked = createEvent();

const restEnded = createEvent();
const setRestFx = createAlarm(restEnded);

/** Whether a reload that the user asked for is under way. */
export const $isActiveNumbersRefreshing = createAskedLoad(
  activeNumbersRefreshClicked,
  $isActiveNumbersLoading,
);

/** Whether the screen of active numbers is up. */
export const $isActiveNumbersScreenUp = screen.$isUp;

/** Whether the numbers reload every 10 s (spec §2). Default: true. */
export const $isAutoRefreshOn = createStore(true)
  .on(autoRefreshToggled, (_, isOn) => isOn)
  .reset(sessionEnded);

/** Whether the server asked to wait: going on would only use up the next minute's calls. */
const $isResting = createStore(false)
  .on(setRestFx, () => true)
  .reset(restEnded, sessionEnded);

const { due } = createPoller({
  intervalMs: ACTIVE_NUMBERS_RELOAD_MS,
  isOn: and(screen.$isUp, $isAutoRefreshOn),
  isBusy: or($isActiveNumbersLoading, $isResting, isLeftToUser('sms')),
  servedBy: activeNumbersServed,
});

// The cards show services and countries by name.
sample({ clock: [activeNumbersRefreshClicked, screen.cameUp], target: [servicesNeeded, countriesNeeded] });
sample({ clock: [due, activeNumbersRefreshClicked, screen.cameUp], target: activeNumbersRequested });

sample({
  clock: activeNumbersFailed.filterMap((error) =>
    error.kind === 'rejected' && error.status === 429 ? { retryAfterS: error.retryAfterS } : undefined,
  ),
  fn: ({ retryAfterS }) => restAfter(retryAfterS, RATE_LIMITED_REST_MS),
  target: setRestFx,
});
