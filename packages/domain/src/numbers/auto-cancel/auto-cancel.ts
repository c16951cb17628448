import { combine, createEvent, createStore, sample } from 'effector';
import { and, not } from 'patronum';
import { $recentCalls, callFreed, freeCalls } from '../../api/client/rate-limit-budget';
import { $isFollower } from '../../api/cross-tab/cross-tab-cache';
import { $user } from '../../api/session/current-user';
import type { PurchasedNumber } from '../../contracts/number';
import { $isOnline, $isPageVisible } from '../../lib/page';
import { workspaceOpened } from '../../lib/session-events';
import { $isServerClockDoubtful, $isServerClockKnown, $serverOffsetMs, $time } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/create-timer';
import { AUTO_CANCEL } from '../../limits/tuning';
import { formatUsd } from '../../lib/format/money';
import { numberInText } from '../copying/phone-format';
import { serviceLabel, type NamesByCode } from '../../catalogue/search/catalogue-names';
import { $serviceNames, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import { $preferences } from '../../account/preferences';
import { balanceInvalidated } from '../../account/balance';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { $busyNumbers, autoCancelFx, callForEach } from '../actions/number-actions';
import {
  $activeNumbers,
  $numbers,
  $pendingRetryIds,
  activeNumbersInvalidated,
  cancelsHeldUp,
  numberCancelled,
  numbersDoubted,
  numbersRead,
} from '../list/active-numbers';
import { readRecordFx } from '../list/number-record';
import { numberExpiry } from '../list/number-status';
import { IDLE, missingIn, updateAutoCancel, type AutoCancelEvent } from './auto-cancel-state';
import { createSpread, planAutoCancels } from './cancel-plan';
import { $exemptIds, exemptIdsNeeded, exemptIdsRead } from './waiting-numbers';

const timerFired = createEvent();
const timerSet = createTimer(timerFired);
const acted = createEvent<AutoCancelEvent>();

/** The state of the automatic cancel. */
export const $autoCancel = createStore(IDLE);
sample({
  clock: acted,
  source: { state: $autoCancel, time: $time },
  fn: ({ state, time }, action) => updateAutoCancel(state, { ...action, now: time.onServer() }),
  target: $autoCancel,
  batch: false,
});

/** The random waits of this device; a test or story replaces them. */
export const $cancelSpread = createStore(createSpread(Math.random));

/** True while the signed-in part of the app is on screen. */
const $isOpen = createStore(false).on(workspaceOpened, () => true);

/**
 * Why no number is cancelled automatically in any tab of this browser, as far as is known; null while they
 * are.
 */
export const $autoCancelBlockedBy = combine(
  { isOnline: $isOnline, isClockKnown: $isServerClockKnown, preferences: $preferences },
  ({ isOnline, isClockKnown, preferences }): 'off' | 'offline' | 'clock' | null => {
    if (preferences.numbersWithoutCode !== 'cancel') return 'off';
    if (!isOnline) return 'offline';
    return isClockKnown ? null : 'clock';
  },
);

/**
 * One tab cancels for all. Without the server's clock, the user's own could be minutes off. A browser that
 * says 'offline' may be wrong: the cancel is tried.
 */
const $isOn = and(
  $isOpen,
  not($isFollower),
  $autoCancelBlockedBy.map((blockedBy) => blockedBy === null || blockedBy === 'offline'),
);

sample({ clock: $isOn, fn: (isOn) => ({ kind: 'switched' as const, isOn }), target: acted });

const $isChecking = createStore(false)
  .on(exemptIdsNeeded, () => true)
  .on(exemptIdsRead, () => false);

/** True if a cancel ended since. */
const $isListOutdated = createStore(false).on(autoCancelFx.finally, () => true);

sample({
  clock: [
    timerFired,
    $isPageVisible,
    $activeNumbers,
    $serverOffsetMs,
    $exemptIds,
    $pendingRetryIds,
    $autoCancel,
    callFreed,
  ],
  source: { isOn: $isOn, isChecking: $isChecking, user: $user },
  filter: ({ isOn, isChecking }) => isOn && !isChecking,
  fn: ({ user }) => user,
  target: exemptIdsNeeded,
});
const planned = sample({
  clock: exemptIdsRead,
  source: {
    state: $autoCancel,
    numbers: $activeNumbers,
    exemptIds: $exemptIds,
    pendingRetryIds: $pendingRetryIds,
    busy: $busyNumbers,
    recentCalls: $recentCalls,
    isVisible: $isPageVisible,
    isClockDoubtful: $isServerClockDoubtful,
    spreadMs: $cancelSpread,
    time: $time,
  },
  fn: ({ state, numbers, exemptIds, pendingRetryIds, busy, recentCalls, time, ...page }, stored) =>
    planAutoCancels(state, {
      ...page,
      numbers: numbers ?? [],
      now: time.onServer(),
      excludedIds: new Set([...exemptIds, ...stored, ...busy.keys(), ...pendingRetryIds]),
      freeCalls: freeCalls('sms', recentCalls, time.here()),
    }),
});
sample({
  clock: planned,
  fn: ({ waitMs }) =>
    waitMs === Infinity ? waitMs : Math.max(AUTO_CANCEL.leastCheckMs, Math.min(waitMs, AUTO_CANCEL.checkMs)),
  target: timerSet,
});
callForEach(
  planned.map(({ cancel }) => cancel),
  autoCancelFx,
);

sample({
  clock: [
    planned.map(({ dueCount, cancel }) => dueCount > cancel.length),
    $isOn.updates.filter({ fn: (isOn) => !isOn }),
  ],
  target: cancelsHeldUp,
});

/** What waits, by the history: it asks no provider, and one call answers for all numbers. */
const WAITING = ['waiting'] as const;
const lookNeeded = planned.filterMap(({ lookFor }) => (lookFor.length > 0 ? lookFor : undefined));
const $lookedFor = createStore<readonly string[]>([]).on(lookNeeded, (_, ids) => ids);
sample({
  clock: lookNeeded,
  source: $time,
  fn: (time) => ({ statuses: WAITING, startedAt: time.here() }),
  target: readRecordFx,
});
sample({
  clock: readRecordFx.filter({ fn: ({ statuses }) => statuses === WAITING }),
  fn: () => ({ kind: 'look-began' as const }),
  target: acted,
});
const looked = readRecordFx.finally.filter({ fn: ({ params }) => params.statuses === WAITING });
// An extended number is not due any more.
sample({
  clock: looked.filterMap((call) =>
    call.status === 'done' ? { numbers: call.result.numbers, startedAt: call.params.startedAt } : undefined,
  ),
  target: numbersRead,
});
const lookEnded = sample({
  clock: looked,
  source: $lookedFor,
  fn: (due, call) => {
    if (call.status === 'fail') return { kind: 'look-failed' as const, error: call.error };
    const { numbers, isWhole } = call.result;
    const ids = isWhole ? new Set(numbers.map(({ id }) => id)) : null;
    return { kind: 'look-ended' as const, due, ids };
  },
});
sample({ clock: lookEnded, target: acted });
sample({
  clock: lookEnded.filterMap((look) => {
    const missing = look.kind === 'look-ended' ? missingIn(look) : [];
    return missing.length > 0 ? missing : undefined;
  }),
  target: numbersDoubted,
});
// Its toast names the service.
sample({ clock: autoCancelFx, target: servicesNeeded });

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
  clock: autoCancelFx.finally,
  source: $numbers,
  fn: ({ byId }, call) => {
    const { id } = call.params.params;
    if (call.status === 'done') return { kind: 'done' as const, id, isFirst: call.result };
    const known = byId.get(id);
    return {
      kind: 'failed' as const,
      id,
      error: call.error,
      expiry: (known && numberExpiry(known.number)) ?? 0,
    };
  },
  target: acted,
});

// Once for all that end together: each reload would take a call from the next cancel.
const settled = sample({
  clock: planned,
  source: { isOutdated: $isListOutdated, isPending: autoCancelFx.pending },
  filter: ({ isOutdated, isPending }, plan) =>
    isOutdated && !isPending && plan.dueCount === 0 && plan.waitMs > AUTO_CANCEL.togetherMs,
});
$isListOutdated.reset(settled);
sample({ clock: settled, target: [activeNumbersInvalidated, balanceInvalidated] });

function autoCancelText(number: PurchasedNumber | undefined, names: NamesByCode): string {
  if (number === undefined) return 'A number got no SMS: cancelled and refunded';
  const what = numberInText(serviceLabel(number, names), number.phoneNumber);
  const refund = number.price === null ? 'refunded' : `${formatUsd(number.price)} refunded`;
  return `${what} got no SMS: cancelled, ${refund}`;
}
