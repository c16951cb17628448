import { createEvent, createStore, merge, sample } from 'effector';
import { and, or } from 'patronum';
import { numberStatus } from '../../../contracts/numbers';
import { $clock, $serverOffsetMs } from '../../../lib/time/clock';
import { createManualRefresh } from '../../../lib/manual-refresh';
import { createTimer } from '../../../lib/time/create-timer';
import { createPoller } from '../../../lib/time/create-poller';
import { isBudgetReserved } from '../../../api/client/rate-limit-budget';
import { createOperationFx } from '../../../api/client/operation-fx';
import { createScreen } from '../../../lib/create-screen';
import { ACTIVE_NUMBERS_POLLING_MS, RATE_LIMIT_BACKOFF_MS, POLLS_PER_FURTHER_SMS } from '../../../limits';
import { isReceivedNumber, remainingLife, backoffMs } from '../../../rules';
import { countriesNeeded, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import { sessionEnded } from '../../../lib/session-events';
import type { NumberList } from './numbers-reducer';
import {
  $activeNumbers,
  $isActiveNumbersLoading,
  activeNumbersFailed,
  activeNumbersOpened,
  activeNumbersRequested,
  activeNumbersReceivedFromLeader,
  numberRefetched,
} from './active-numbers';

/** Loads the current state of one number (spec §7) and updates it on the list of active numbers. */
export const numberStatusFx = createOperationFx(numberStatus);

export const activeNumbersScreen = createScreen();

/** The user switched 'Auto-refresh'. */
export const autoRefreshToggled = createEvent<boolean>();

/** 'Refresh'. Works whether or not auto-refresh is on. */
export const activeNumbersRefreshClicked = createEvent();

const backoffEnded = createEvent();
const setBackoffFx = createTimer(backoffEnded);

/** True while a reload that the user requested is in flight. */
export const $isActiveNumbersRefreshing = createManualRefresh(
  activeNumbersRefreshClicked,
  $isActiveNumbersLoading,
);

/** True while the numbers reload every 10 s (spec §2). Default: true. */
export const $isAutoRefreshOn = createStore(true)
  .on(autoRefreshToggled, (_, isOn) => isOn)
  .reset(sessionEnded);

/** True while the server asks to wait: continuing would only use up the next minute's calls. */
const $isBackingOff = createStore(false)
  .on(setBackoffFx, () => true)
  .reset(backoffEnded, sessionEnded);

const { tick } = createPoller({
  intervalMs: ACTIVE_NUMBERS_POLLING_MS,
  isOn: and(activeNumbersScreen.$isOpen, $isAutoRefreshOn),
  isBusy: or($isActiveNumbersLoading, $isBackingOff, isBudgetReserved('sms')),
  polledElsewhere: activeNumbersReceivedFromLeader,
});

// The cards show services and countries by name.
sample({
  clock: [activeNumbersRefreshClicked, activeNumbersScreen.opened],
  target: [servicesNeeded, countriesNeeded],
});
sample({ clock: activeNumbersRefreshClicked, target: activeNumbersRequested });
sample({ clock: activeNumbersScreen.opened, fn: () => undefined, target: activeNumbersOpened });

// No list contains a further SMS of a received number: the server asks the provider for it when that number
// is requested.
const $pollCount = createStore(0)
  .on(tick, (count) => count + 1)
  .reset(activeNumbersScreen.opened, sessionEnded);
const $lastPolledId = createStore<string | null>(null)
  .on(numberStatusFx, (_, { params }) => params.id)
  .reset(sessionEnded);
const polled = sample({
  clock: tick,
  source: {
    count: $pollCount,
    numbers: $activeNumbers,
    lastPolledId: $lastPolledId,
    isPolling: numberStatusFx.pending,
    clock: $clock,
    offsetMs: $serverOffsetMs,
  },
  fn: ({ count, numbers, lastPolledId, isPolling, clock, offsetMs }) =>
    count % POLLS_PER_FURTHER_SMS === 0 && !isPolling
      ? nextReceived(numbers ?? [], lastPolledId, clock.now() + offsetMs)
      : null,
});
sample({
  clock: polled,
  filter: (id) => id === null,
  fn: () => undefined,
  target: activeNumbersRequested,
});
sample({
  clock: polled.filterMap((id) => id ?? undefined),
  fn: (id) => ({ params: { id } }),
  target: numberStatusFx,
});
sample({ clock: numberStatusFx.doneData, target: numberRefetched });

sample({
  clock: merge([activeNumbersFailed, numberStatusFx.failData]).filterMap((error) =>
    error.kind === 'rejected' && error.status === 429 ? { retryAfterS: error.retryAfterS } : undefined,
  ),
  fn: ({ retryAfterS }) => backoffMs(retryAfterS, RATE_LIMIT_BACKOFF_MS),
  target: setBackoffFx,
});

/** The received number, with time left, after the last polled one: round robin. */
function nextReceived(numbers: NumberList, lastPolledId: string | null, now: number): string | null {
  const ids = numbers
    .filter((number) => isReceivedNumber(number) && (remainingLife(number, now) ?? 0) > 0)
    .map(({ id }) => id);
  return ids[(ids.findIndex((id) => id === lastPolledId) + 1) % ids.length] ?? null;
}
