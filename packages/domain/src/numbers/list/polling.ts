import { createEvent, createStore, merge, sample } from 'effector';
import { and, not, or } from 'patronum';
import { numberStatus } from '../../contracts/numbers-calls';
import { $clock, $serverOffsetMs } from '../../lib/time/clock';
import { createManualRefresh } from '../../lib/manual-refresh';
import { createTimer } from '../../lib/time/create-timer';
import { createPoller } from '../../lib/time/create-poller';
import { isBudgetReserved } from '../../api/client/rate-limit-budget';
import { createOperationFx } from '../../api/client/operation-fx';
import { $isFollower } from '../../api/cross-tab/cross-tab-cache';
import { $isPageVisible, pageVisibilityChanged } from '../../lib/page';
import { createScreen } from '../../lib/create-screen';
import { ACTIVE_NUMBERS_POLLING_MS } from '../../limits/spec';
import { RATE_LIMIT_BACKOFF_MS, POLLS_PER_FURTHER_SMS } from '../../limits/tuning';
import { isReceivedNumber, remainingLife, shownNumberStatus } from './number-status';
import { backoffMs } from '../../lib/backoff';
import { countriesNeeded, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import type { NumberList } from './numbers-model';
import {
  $activeNumbers,
  $areCancelsHeldUp,
  $isActiveNumbersLoading,
  activeNumbersFailed,
  activeNumbersOpened,
  activeNumbersPolled,
  activeNumbersRefreshClicked,
  activeNumbersRequested,
  activeNumbersServedElsewhere,
  numbersDoubted,
  numbersRead,
  numbersUpdated,
} from './active-numbers';

/** Loads the current state of one number (spec §7) and updates it on the list of active numbers. */
export const numberStatusFx = createOperationFx(numberStatus);

export const activeNumbersScreen = createScreen();

/** The user switched 'Auto-refresh'. */
export const autoRefreshToggled = createEvent<boolean>();

const backoffEnded = createEvent();
const backoffSet = createTimer(backoffEnded);

/** True while the numbers reload every 10 s (spec §2). Default: true. */
export const $isAutoRefreshOn = createStore(true).on(autoRefreshToggled, (_, isOn) => isOn);

/** True while the server asks to wait: continuing would only use up the next minute's calls. */
const $isBackingOff = createStore(false)
  .on(backoffSet, () => true)
  .reset(backoffEnded);

/** True while a number may receive a further SMS, whatever page is open. */
const $isOneReceived = $activeNumbers.map((numbers) => numbers?.some(isReceivedNumber) === true);

const { tick } = createPoller({
  intervalMs: ACTIVE_NUMBERS_POLLING_MS,
  isOn: and(or(activeNumbersScreen.$isOpen, $isOneReceived), $isAutoRefreshOn),
  isBusy: or($isActiveNumbersLoading, $isBackingOff, isBudgetReserved('sms'), $areCancelsHeldUp),
  polledElsewhere: activeNumbersServedElsewhere,
});

/** True while a reload that the user requested is in flight. */
export const $isActiveNumbersRefreshing = createManualRefresh(
  activeNumbersRefreshClicked,
  tick,
  $isActiveNumbersLoading,
);

// The cards show services and countries by name.
sample({
  clock: [activeNumbersRefreshClicked, activeNumbersScreen.opened],
  target: [servicesNeeded, countriesNeeded],
});
sample({ clock: activeNumbersRefreshClicked, target: activeNumbersRequested });
sample({ clock: activeNumbersScreen.opened, target: activeNumbersOpened });

// No list contains a further SMS of a received number: the server asks the provider for it when that number
// is requested.
const $pollCount = createStore(0)
  .on(tick, (count) => count + 1)
  .reset(activeNumbersScreen.opened);
const $lastAskedId = createStore<string | null>(null).on(numberStatusFx, (_, { params }) => params.id);
const hiddenPolled = createEvent();
const hiddenPollSet = createTimer(hiddenPolled);
// No list is read in a hidden tab, but the user waits for the notification.
const $pollsHidden = and(not($isPageVisible), not($isFollower), $isOneReceived, $isAutoRefreshOn);
sample({
  clock: [$pollsHidden, hiddenPolled],
  source: $pollsHidden,
  fn: (isOn) => (isOn ? POLLS_PER_FURTHER_SMS * ACTIVE_NUMBERS_POLLING_MS : Infinity),
  target: hiddenPollSet,
});
const polled = sample({
  clock: [tick.map(() => true), hiddenPolled.map(() => false)],
  source: {
    count: $pollCount,
    numbers: $activeNumbers,
    lastAskedId: $lastAskedId,
    isFollower: $isFollower,
    isListShown: activeNumbersScreen.$isOpen,
    clock: $clock,
    offsetMs: $serverOffsetMs,
  },
  fn: ({ count, numbers, lastAskedId, isFollower, isListShown, clock, offsetMs }, isVisible) => {
    const ids = receivedIds(numbers, clock.now() + offsetMs);
    const isTurn = !isVisible || (count % POLLS_PER_FURTHER_SMS === 0 && !isFollower);
    // Round robin.
    const id = isTurn ? (ids[(ids.indexOf(lastAskedId ?? '') + 1) % ids.length] ?? null) : null;
    return { id, isListDue: id === null && isListShown && isVisible };
  },
});
sample({
  clock: polled,
  filter: ({ isListDue }) => isListDue,
  target: activeNumbersPolled,
});

/** A list lacks numbers whose time is over: they have expired, or another device has cancelled them. */
const endMissed = numbersUpdated.map(({ before, update, after }) =>
  [...after.byId.values()].flatMap(({ number, isGone }) =>
    isGone &&
    before.byId.get(number.id)?.isGone === false &&
    shownNumberStatus(number, update?.now ?? 0) === 'expired'
      ? [number.id]
      : [],
  ),
);

/** Ids of the numbers to ask for, one after the other within the budget: the user waits for a further SMS. */
const $wantedIds = createStore<readonly string[]>([])
  .on(polled, (ids, { id }) => (id === null || ids.length > 0 ? ids : [id]))
  .on(
    sample({
      clock: [activeNumbersRefreshClicked, pageVisibilityChanged.filter({ fn: (isVisible) => isVisible })],
      source: { numbers: $activeNumbers, clock: $clock, offsetMs: $serverOffsetMs },
      fn: ({ numbers, clock, offsetMs }) => receivedIds(numbers, clock.now() + offsetMs),
    }),
    (_, ids) => ids,
  )
  .on([endMissed, numbersDoubted], (ids, missed) => (missed.length > 0 ? [...ids, ...missed] : ids))
  .on(numberStatusFx, (ids, { params }) => ids.filter((id) => id !== params.id))
  .reset(numberStatusFx.fail);
sample({
  clock: [$wantedIds, numberStatusFx.finally],
  source: { ids: $wantedIds, isAsking: numberStatusFx.pending, isReserved: isBudgetReserved('sms') },
  filter: ({ ids, isAsking, isReserved }) => ids.length > 0 && !isAsking && !isReserved,
  fn: ({ ids: [id = ''] }) => ({ params: { id } }),
  target: numberStatusFx,
});
/** When the call in flight began, ms since 1970 on this machine. */
const $askedAt = createStore(0);
sample({ clock: numberStatusFx, source: $clock, fn: (clock) => clock.now(), target: $askedAt });
sample({
  clock: numberStatusFx.doneData,
  source: $askedAt,
  fn: (startedAt, number) => ({ numbers: [number], startedAt }),
  target: numbersRead,
});

sample({
  clock: merge([activeNumbersFailed, numberStatusFx.failData]).filterMap((error) =>
    error.kind === 'rejected' && error.status === 429 ? { retryAfterS: error.retryAfterS } : undefined,
  ),
  fn: ({ retryAfterS }) => backoffMs(retryAfterS, RATE_LIMIT_BACKOFF_MS),
  target: backoffSet,
});

/** Received numbers with time left, newest first: only those may receive a further SMS. */
function receivedIds(numbers: NumberList | null, now: number): readonly string[] {
  return (numbers ?? [])
    .filter((number) => isReceivedNumber(number) && (remainingLife(number, now) ?? 0) > 0)
    .map(({ id }) => id);
}
