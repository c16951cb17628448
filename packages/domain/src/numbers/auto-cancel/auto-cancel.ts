import { combine, createEvent, createStore, sample } from 'effector';
import { and, not } from 'patronum';
import { $recentCalls, callFreed, freeCalls } from '../../api/client/rate-limit-budget';
import { $isFollower } from '../../api/cross-tab/cross-tab-cache';
import { isRejection, retryAfterMs, type ApiError } from '../../api/errors/api-error';
import type { PurchasedNumber } from '../../contracts/number';
import { $isOnline, $isPageVisible } from '../../lib/page';
import { workspaceOpened } from '../../lib/session-events';
import { $clock, $isServerClockDoubtful, $isServerClockKnown, $serverOffsetMs } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/timers';
import { AUTO_CANCEL, RATE_LIMIT_BACKOFF_MS } from '../../limits/tuning';
import { formatPhoneNumber } from '../copying/copyable-text';
import { formatUsd } from '../../lib/format/money';
import { phoneGroups } from '../copying/phone-format';
import { planAutoCancels } from './cancel-plan';
import { serviceLabel, type NamesByCode } from '../../catalogue/search/catalogue-names';
import { $serviceNames, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import { $preferences } from '../../account/preferences';
import { balanceInvalidated } from '../../account/balance';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { $busyNumbers, autoCancelFx, callForEach, isStatusRejection } from '../actions/number-actions';
import {
  $activeNumbers,
  $numbers,
  $pendingRetryIds,
  activeNumbersFailed,
  activeNumbersInvalidated,
  activeNumbersListed,
  activeNumbersRequested,
  numberCancelled,
} from '../list/active-numbers';
import { $exemptIds, readExemptIdsFx } from './waiting-numbers';

const timerFired = createEvent();
const timerSet = createTimer(timerFired);
const listWaitEnded = createEvent();
const listWaitSet = createTimer(listWaitEnded);
const listRetried = createEvent();
const listRetrySet = createTimer(listRetried);

/** True while the signed-in part of the app is on screen. */
const $isOpen = createStore(false).on(workspaceOpened, () => true);

/** Why no number is cancelled automatically in any tab of this browser, as far as is known; null while they are (decision N01). */
export const $autoCancelBlockedBy = combine(
  { isOnline: $isOnline, isClockKnown: $isServerClockKnown, preferences: $preferences },
  ({ isOnline, isClockKnown, preferences }) => {
    if (preferences.numbersWithoutCode !== 'cancel') return 'off';
    if (!isOnline) return 'offline';
    return isClockKnown ? null : 'clock';
  },
);

/**
 * One tab cancels for all. Without the server's clock, the user's own could be minutes off. A browser that says 'offline'
 * may be wrong: the cancel is tried.
 */
const $isOn = and(
  $isOpen,
  not($isFollower),
  $autoCancelBlockedBy.map((blockedBy) => blockedBy === null || blockedBy === 'offline'),
);

/** When a list was last read, or could not be, in ms since 1970 on this machine. */
const $listReadAt = createStore(0);
sample({
  clock: [activeNumbersListed, activeNumbersFailed, listWaitEnded],
  source: $clock,
  fn: (clock) => clock.now(),
  target: $listReadAt,
});
/** When this tab became the leader, or ceased to be: the former one may just have cancelled a number. */
const $leaderChangedAt = createStore(0);
sample({ clock: $isFollower, source: $clock, fn: (clock) => clock.now(), target: $leaderChangedAt });

const $isReadingList = createStore(false)
  .on(listWaitSet, () => true)
  .reset($listReadAt);

/** Until when a number is left alone after a failed cancel, by id; `Infinity` once the server refused. */
const $pausedUntil = createStore<ReadonlyMap<string, number>>(new Map());

/** True if a cancel ended since. */
const $isListOutdated = createStore(false).on(autoCancelFx.finally, () => true);

sample({
  clock: [
    timerFired,
    $isOn,
    $isPageVisible,
    $activeNumbers,
    $serverOffsetMs,
    $exemptIds,
    $pendingRetryIds,
    $listReadAt,
    $pausedUntil,
    autoCancelFx.finally,
    callFreed,
  ],
  source: $isOn,
  filter: Boolean,
  target: readExemptIdsFx,
});
const planned = sample({
  clock: readExemptIdsFx.doneData,
  source: {
    numbers: $activeNumbers,
    exemptIds: $exemptIds,
    pendingRetryIds: $pendingRetryIds,
    busy: $busyNumbers,
    pausedUntil: $pausedUntil,
    recentCalls: $recentCalls,
    isVisible: $isPageVisible,
    listReadAt: $listReadAt,
    leaderChangedAt: $leaderChangedAt,
    isClockDoubtful: $isServerClockDoubtful,
    clock: $clock,
    offsetMs: $serverOffsetMs,
  },
  fn: ({ numbers, exemptIds, busy, pausedUntil, listReadAt, clock, offsetMs, ...tab }, storedExemptIds) => {
    const now = clock.now();
    const paused = [...pausedUntil].filter(([, until]) => until > now);
    const plan = planAutoCancels(numbers ?? [], {
      now: now + offsetMs,
      excluded: new Set([
        ...exemptIds,
        ...storedExemptIds,
        ...busy.keys(),
        ...tab.pendingRetryIds,
        ...paused.map(([id]) => id),
      ]),
      // No user is at a hidden page to need a call.
      freeCalls: freeCalls('sms', tab.recentCalls, now) - (tab.isVisible ? AUTO_CANCEL.reservedCalls : 0),
      isListRecent: now - listReadAt < AUTO_CANCEL.listAgeMs,
      // The response to the next list decides which clock is right.
      isListSure: !tab.isClockDoubtful && listReadAt >= tab.leaderChangedAt,
    });
    const waitMs = Math.min(plan.waitMs, ...paused.map(([, until]) => until - now));
    const isDone = waitMs === Infinity && plan.dueCount === 0;
    const isNextSoon = plan.waitMs <= AUTO_CANCEL.togetherMs;
    return { ...plan, isNextSoon, waitMs: isDone ? Infinity : Math.min(waitMs, AUTO_CANCEL.checkMs) };
  },
});
sample({ clock: planned, fn: ({ waitMs }) => waitMs, target: timerSet });
callForEach(
  planned.map(({ cancel }) => cancel),
  autoCancelFx,
);
sample({
  clock: planned,
  source: $isReadingList,
  filter: (isReading, { readsList }) => readsList && !isReading,
  fn: () => AUTO_CANCEL.listWaitMs,
  target: listWaitSet,
});
sample({ clock: listWaitSet, target: activeNumbersRequested });
// Its toast names the service.
sample({ clock: autoCancelFx, target: servicesNeeded });

/** True while the list may lack a number: a hidden page does not poll, and may have bought it. */
const $isListStale = createStore(false)
  .on(activeNumbersInvalidated, () => true)
  .reset(activeNumbersListed);

// A page such as the settings has no list.
const listMissed = sample({
  clock: [$isOn, $isListStale, $isPageVisible, listRetried],
  source: { isOn: $isOn, numbers: $activeNumbers, isStale: $isListStale, isVisible: $isPageVisible },
  filter: ({ isOn, numbers, isStale, isVisible }) => isOn && (numbers === null || (isStale && !isVisible)),
});
sample({ clock: listMissed, target: activeNumbersRequested });
sample({ clock: listMissed, fn: () => RATE_LIMIT_BACKOFF_MS, target: listRetrySet });

// What happened by itself names itself: it could be taken for the number that was just bought.
sample({
  clock: autoCancelFx.done,
  // The message of its end may precede the answer.
  source: { numbers: $numbers, names: $serviceNames },
  fn: ({ numbers, names }, { params }) =>
    toast('success', autoCancelText(numbers.byId.get(params.params.id)?.number, names)),
  target: toastRequested,
});
sample({ clock: autoCancelFx.done, fn: ({ params }) => params.params.id, target: numberCancelled });
sample({
  clock: autoCancelFx.fail,
  source: { pausedUntil: $pausedUntil, clock: $clock },
  fn: ({ pausedUntil, clock }, { params, error }) =>
    new Map(pausedUntil).set(params.params.id, pauseEnd(error, clock.now())),
  target: $pausedUntil,
});

// Once for all that end together: each reload would take a call from the next cancel.
const settled = sample({
  clock: planned,
  source: { isOutdated: $isListOutdated, isPending: autoCancelFx.pending },
  filter: ({ isOutdated, isPending }, plan) =>
    isOutdated && !isPending && plan.cancel.length === 0 && plan.dueCount === 0 && !plan.isNextSoon,
});
$isListOutdated.reset(settled);
sample({ clock: settled, target: [activeNumbersInvalidated, balanceInvalidated] });

/** A rejection is final and shows no error: another device, or an SMS, came first. Other failures are retried. */
function pauseEnd(error: ApiError, now: number): number {
  const isFinal = isStatusRejection(error) || (isRejection(error) && error.status === 404);
  return isFinal ? Infinity : now + Math.max(AUTO_CANCEL.retryMs, retryAfterMs(error) ?? 0);
}

function autoCancelText(number: PurchasedNumber | undefined, names: NamesByCode): string {
  if (number === undefined) return 'A number got no SMS: cancelled and refunded';
  const what = `${serviceLabel(number, names)} ${phoneGroups(formatPhoneNumber(number.phoneNumber)).join(' ')}`;
  const refund = number.price === null ? 'refunded' : `${formatUsd(number.price)} refunded`;
  return `${what} got no SMS: cancelled, ${refund}`;
}
