import { combine, createEvent, createStore, sample } from 'effector';
import { createClientFx } from '../../api/client/operation-fx';
import { $recentCalls, callFreed, freeCalls } from '../../api/client/rate-limit-budget';
import { $user } from '../../api/session/current-user';
import type { PurchasedNumber } from '../../contracts/number';
import { history } from '../../contracts/numbers-calls';
import { $isOnline } from '../../lib/offline';
import { $isPageVisible } from '../../lib/page';
import { $isServerClockDoubtful, $isServerClockKnown, $serverOffsetMs, $time } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/create-timer';
import { AUTO_CANCEL } from '../../limits/cancel-timing';
import { formatUsd } from '../../lib/format/money';
import { numberInText } from '../copying/phone-format';
import { serviceLabel, type NamesByCode } from '../../catalogue/search/catalogue-names';
import { $serviceNames, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import { $preferences } from '../../account/preferences';
import { balanceInvalidated } from '../../account/balance';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import { $busyNumbers, autoCancelFx, callForEach } from '../actions/end-number';
import { $pendingRetryIds } from '../actions/retry';
import {
  $activeNumbers,
  $numbers,
  numberCancelled,
  numbersDoubted,
  numbersRead,
} from '../list/active-numbers';
import { activeNumbersInvalidated } from '../list/active-numbers-query';
import { $isLeading } from '../list/background-list';
import { $areCancelsHeldUp } from '../list/polling';
import { numberExpiry } from '../list/number-status';
import { readRecord } from '../list/read-record';
import { IDLE, missingIn, updateAutoCancel, type AutoCancelEvent } from './auto-cancel-state';
import { createSpread, planAutoCancels } from './cancel-plan';
import { $exemptIds, exemptIdsNeeded, exemptIdsRead } from './waiting-numbers';

const timerFired = createEvent();
const timerSet = createTimer(timerFired);
const acted = createEvent<AutoCancelEvent>();

export const $autoCancel = createStore(IDLE).on(
  sample({
    clock: acted,
    source: $time,
    fn: (time, action) => ({ ...action, now: time.onServer() }),
    batch: false,
  }),
  updateAutoCancel,
);

/** The random waits of this device; a test or story replaces them. */
export const $cancelSpread = createStore(createSpread(Math.random));

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
const $isOn = combine(
  $isLeading,
  $autoCancelBlockedBy,
  (isLeading, blockedBy) => isLeading && (blockedBy === null || blockedBy === 'offline'),
);

sample({ clock: $isOn, fn: (isOn) => ({ kind: 'switched' as const, isOn }), target: acted });

/** Cancels in flight, and whether one has ended since the last list. */
const $calls = createStore({ pending: 0, isListOutdated: false })
  .on(autoCancelFx, (calls) => ({ ...calls, pending: calls.pending + 1 }))
  .on(autoCancelFx.finally, ({ pending }) => ({ pending: pending - 1, isListOutdated: true }));

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
  source: { isOn: $isOn, user: $user },
  filter: ({ isOn }) => isOn,
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
  target: $areCancelsHeldUp,
});

interface LookRequest {
  readonly due: readonly string[];
  /** ms since 1970 on this machine. */
  readonly startedAt: number;
}

/** What waits, by the history: it asks no provider, and one call answers for all numbers. */
const lookFx = createClientFx((client, _: LookRequest) =>
  readRecord((request) => client.call(history, request), ['waiting']),
);
sample({
  clock: planned,
  source: $time,
  filter: (_, { lookFor }) => lookFor.length > 0,
  fn: (time, { lookFor: due }) => ({ due, startedAt: time.here() }),
  target: lookFx,
});
sample({ clock: lookFx, fn: () => ({ kind: 'look-began' as const }), target: acted });
// An extended number is not due any more.
sample({
  clock: lookFx.done,
  fn: ({ params: { startedAt }, result: { numbers } }) => ({ numbers, startedAt }),
  target: numbersRead,
});
const lookEnded = lookFx.finally.map((call) => {
  if (call.status === 'fail') return { kind: 'look-failed' as const, error: call.error };
  const { numbers, isWhole } = call.result;
  const ids = isWhole ? new Set(numbers.map(({ id }) => id)) : null;
  return { kind: 'look-ended' as const, due: call.params.due, ids };
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
  source: $calls,
  filter: ({ isListOutdated, pending }, plan) =>
    isListOutdated && pending === 0 && plan.dueCount === 0 && plan.waitMs > AUTO_CANCEL.togetherMs,
  fn: () => undefined,
});
$calls.on(settled, (calls) => ({ ...calls, isListOutdated: false }));
sample({ clock: settled, target: [activeNumbersInvalidated, balanceInvalidated] });

function autoCancelText(number: PurchasedNumber | undefined, names: NamesByCode): string {
  if (number === undefined) return 'A number got no SMS: cancelled and refunded';
  const what = numberInText(serviceLabel(number, names), number.phoneNumber);
  const refund = number.price === null ? 'refunded' : `${formatUsd(number.price)} refunded`;
  return `${what} got no SMS: cancelled, ${refund}`;
}
