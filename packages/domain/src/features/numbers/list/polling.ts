import { createEvent, createStore, merge, sample } from 'effector';
import { and, or } from 'patronum';
import { numberStatus } from '../../../contracts/numbers';
import { $clock, $serverOffsetMs } from '../../../lib/time/clock';
import { createAskedLoad } from '../../../lib/manual-refresh';
import { createAlarm } from '../../../lib/time/create-timer';
import { createPoller } from '../../../lib/time/create-poller';
import { isLeftToUser } from '../../../api/client/rate-limit-budget';
import { createOperationFx } from '../../../api/client/operation-fx';
import { createScreen } from '../../../lib/create-screen';
import { ACTIVE_NUMBERS_RELOAD_MS, RATE_LIMITED_REST_MS, RELOADS_PER_FURTHER_SMS } from '../../../limits';
import { readNumberStatus, remainingLife, restAfter } from '../../../rules';
import { countriesNeeded, servicesNeeded } from '../../catalogue';
import { sessionEnded } from '../../session';
import type { KnownNumbers } from './numbers-reducer';
import {
  $activeNumbers,
  $isActiveNumbersLoading,
  activeNumbersFailed,
  activeNumbersRequested,
  activeNumbersServed,
  numberSeen,
} from './active-numbers';

/** Loads the current state of one number (spec §7) and updates it on the list of active numbers. */
export const numberStatusFx = createOperationFx(numberStatus);

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
sample({ clock: [activeNumbersRefreshClicked, screen.cameUp], target: activeNumbersRequested });

// No list brings a further SMS of a received number: the server asks the provider for it when asked for that number.
const $timedReads = createStore(0)
  .on(due, (count) => count + 1)
  .reset(screen.cameUp, sessionEnded);
const $askedId = createStore<string | null>(null)
  .on(numberStatusFx, (_, { params }) => params.id)
  .reset(sessionEnded);
const timedRead = sample({
  clock: due,
  source: {
    count: $timedReads,
    numbers: $activeNumbers,
    askedId: $askedId,
    isAsking: numberStatusFx.pending,
    clock: $clock,
    offsetMs: $serverOffsetMs,
  },
  fn: ({ count, numbers, askedId, isAsking, clock, offsetMs }) =>
    count % RELOADS_PER_FURTHER_SMS === 0 && !isAsking
      ? nextReceived(numbers ?? [], askedId, clock.now() + offsetMs)
      : null,
});
sample({
  clock: timedRead,
  filter: (id) => id === null,
  fn: () => undefined,
  target: activeNumbersRequested,
});
sample({
  clock: timedRead.filterMap((id) => id ?? undefined),
  fn: (id) => ({ params: { id } }),
  target: numberStatusFx,
});
sample({ clock: numberStatusFx.doneData, target: numberSeen });

sample({
  clock: merge([activeNumbersFailed, numberStatusFx.failData]).filterMap((error) =>
    error.kind === 'rejected' && error.status === 429 ? { retryAfterS: error.retryAfterS } : undefined,
  ),
  fn: ({ retryAfterS }) => restAfter(retryAfterS, RATE_LIMITED_REST_MS),
  target: setRestFx,
});

/** The received number, with time left, that comes after the one asked for last: each has its turn. */
function nextReceived(numbers: KnownNumbers, askedId: string | null, now: number): string | null {
  const ids = numbers
    .filter(
      (number) => readNumberStatus(number.status) === 'received' && (remainingLife(number, now) ?? 0) > 0,
    )
    .map(({ id }) => id);
  return ids[(ids.findIndex((id) => id === askedId) + 1) % ids.length] ?? null;
}
