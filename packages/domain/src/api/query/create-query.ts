import {
  combine,
  createEffect,
  createEvent,
  createStore,
  is,
  merge,
  sample,
  type EventPayload,
  type Store,
} from 'effector';
import { and, not } from 'patronum';
import type { Operation, RequestOf, ResultOf } from '../../contracts';
import { $clock } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/timers';
import { $isPageVisible } from '../../lib/page';
import {
  FRESH_ON_OPENING_MS,
  REPEATED_READ_GAP_MS,
  RESULT_BROADCAST_WAIT_MS,
  SLOW_READ_MS,
  TIMED_READ_MS,
} from '../../limits';
import { $isFollower, shareResults, type QueryResult } from '../cross-tab/cross-tab-cache';
import { isUserFacing, retryAfterMs, type ApiError } from '../errors/api-error';
import { createClientFx } from '../client/operation-fx';
import { sessionEnded } from '../../lib/session-events';

/** Options of a query. */
export interface QueryOptions<O extends Operation> {
  readonly operation: O;
  /** The request, or a store with it; null disables the query. */
  readonly request: RequestOf<O> | Store<RequestOf<O> | null>;
  /** Reads again when this changes, as when the request changes. Default: only the request counts. */
  readonly version?: Store<number>;
  /** Debounce after the last change of the request, in ms. Default: reads only when `refresh` fires. */
  readonly delayMs?: number;
  /** True if one tab's response serves all tabs of the user (decision 0033). Default: false. */
  readonly isShared?: boolean;
}

/** A call in flight. Compared by identity: the outcome of a call that was replaced is ignored. */
interface Call<O extends Operation> {
  readonly request: RequestOf<O>;
  readonly key: string;
  readonly startedAt: number;
  readonly abort: AbortController;
  /** True for a timed read that nobody waits for: it gives up early, and the next one follows. */
  readonly isTimed: boolean;
}

const $noVersion = createStore('');

const abortFx = createEffect((call: Pick<Call<Operation>, 'abort'> | null) => call?.abort.abort());

/**
 * Reads data from the server; how a screen gets its data. The newest request wins,
 * and a call whose response is no longer needed is aborted. Equal requests within a second, or during the
 * call, make one call. A response that arrives after the end of the session is ignored. When a refresh fails,
 * the earlier data stays.
 */
export const createQuery = <O extends Operation>({
  operation,
  request,
  version,
  delayMs,
  isShared = false,
}: QueryOptions<O>) => {
  /**
   * Refreshes the data. Makes no call while an equal one is in flight, unless that one is slow, or if one started and
   * finished within the last second.
   */
  const refresh = createEvent();
  /** The same by a timer: a call that hangs would stop the timer, so it is dropped after a while. */
  const polled = createEvent();
  /**
   * Refreshes the data unless it was read in the last seconds. For a screen that opens: where its code arrives late, the
   * header or a purchase has just read the same.
   */
  const start = createEvent();
  /** The data may be stale: it is reloaded after the call in flight, whose response may be too old. */
  const invalidated = createEvent();
  /** This tab has newer data than the call in flight: that call is dropped, and the data is read again. */
  const aborted = createEvent();
  /** The call in flight is outdated: aborted, and read again. The leader's response counts: it may have done so. */
  const restarted = createEvent();
  /**
   * A response that this tab did not request: from another tab of the same user, or stored by an earlier
   * page.
   */
  const pushData = createEvent<QueryResult<O>>();
  /**
   * This tab is a follower and received another tab's response: it can leave polling to that tab. Never fires in
   * the leader, so that two tabs do not both yield.
   */
  const servedElsewhere = createEvent<unknown>();

  const $request = is.store(request) ? request : createStore<RequestOf<O> | null>(request);
  const $wanted = combine(
    $request,
    version ?? $noVersion,
    (wanted, version) => wanted && { request: wanted, key: `${JSON.stringify(wanted)}${version}` },
  );
  const $key = $wanted.map((wanted) => wanted?.key ?? null);

  const callFx = createClientFx((client, { request, abort }: Call<O>) =>
    client.call(operation, request, { signal: abort.signal }),
  );
  const dedupeWindowEnded = createEvent();
  const dedupeTimerSet = createTimer(dedupeWindowEnded);
  const timedReadEnded = createEvent();
  const becameSlow = createEvent();
  const waitEnded = createEvent();
  const backoffEnded = createEvent();
  const backoffSet = createTimer(backoffEnded);

  const launched = createEvent<Call<O>>();
  /** A call began; the payload is its request. */
  const started = launched.map(({ request }) => request);
  const dropped = createEvent<Call<O> | null>();
  /** The newest call ended, with a response or with a failure. */
  const settled = createEvent<EventPayload<typeof callFx.finally>>();
  /** The newest call was answered. */
  const succeeded = settled.filterMap((outcome): QueryResult<O> | undefined =>
    outcome.status === 'done' ? { ...outcome.params, result: outcome.result } : undefined,
  );
  /** Newer data: a response, or data pushed. */
  const received = merge([succeeded, pushData]);
  /** The newest call failed. */
  const failed = settled.filterMap((outcome) =>
    outcome.status === 'fail' && isUserFacing(outcome.error) ? outcome.error : undefined,
  );

  const $call = createStore<Call<O> | null>(null)
    .on(launched, (_, call) => call)
    .reset(settled, dropped);
  /** True while the call in flight takes longer than usual. */
  const $isSlow = createStore(false)
    .on(becameSlow, () => true)
    .reset(launched, settled, dropped);
  const $isInDedupeWindow = createStore(false)
    .on(launched, () => true)
    .reset(dedupeWindowEnded);
  /** True while the server's Retry-After has not passed. */
  const $isBackingOff = createStore(false)
    .on(backoffSet, () => true)
    .reset(backoffEnded, succeeded);
  /** True when the newest call has a response and its request is still the current one. */
  const $isAnswered = createStore(false)
    .on(succeeded, () => true)
    .reset(failed, dropped, $key);
  const $isStale = createStore(false)
    .on(invalidated, () => true)
    .reset(launched, pushData);
  /** True once a follower has waited in vain for another tab's response. */
  const $isWaitOver = createStore(false)
    .on(waitEnded, () => true)
    .reset($isStale);
  const $isDelayed = createStore(false).reset(launched);
  const $state = combine({
    wanted: $wanted,
    call: $call,
    isInDedupeWindow: $isInDedupeWindow,
    isBackingOff: $isBackingOff,
    isAnswered: $isAnswered,
    isStale: $isStale,
    isVisible: $isPageVisible,
    isAwaiting: isShared ? and($isFollower, not($isWaitOver)) : false,
  });

  sample({ clock: refresh, source: $call, filter: $isSlow, target: dropped });
  const launch = merge([
    sample({
      clock: [refresh.map(() => false), polled.map(() => true)],
      source: $state,
      filter: ({ wanted, call, isInDedupeWindow, isAnswered }) =>
        call?.key !== wanted?.key && !(isInDedupeWindow && isAnswered),
      fn: (state, isTimed) => ({ ...state, isTimed }),
    }),
    sample({
      clock: $state,
      // A hidden page need not read yet: the leader may push the response before it becomes visible.
      filter: ({ call, isInDedupeWindow, isBackingOff, isStale, isVisible, isAwaiting }) =>
        isStale && call === null && !isInDedupeWindow && !isBackingOff && isVisible && !isAwaiting,
      fn: (state) => ({ ...state, isTimed: false }),
    }),
  ]).filterMap(({ wanted, isTimed }) => (wanted === null ? undefined : { ...wanted, isTimed }));
  sample({
    clock: launch,
    source: $clock,
    fn: (clock, wanted) => ({ ...wanted, startedAt: clock.now(), abort: new AbortController() }),
    target: launched,
  });
  sample({ clock: launched, target: callFx });
  sample({ clock: launched, fn: () => REPEATED_READ_GAP_MS, target: dedupeTimerSet });
  // The user, or a screen that opens, waits for the call in flight: from then on it has its usual time.
  sample({
    clock: [launched.map(({ isTimed }) => isTimed), refresh.map(() => false)],
    fn: (isTimed) => (isTimed ? TIMED_READ_MS : Infinity),
    target: createTimer(timedReadEnded),
  });
  sample({ clock: timedReadEnded, source: $call, target: dropped });
  sample({
    clock: [launched.map(() => SLOW_READ_MS), settled.map(() => Infinity), dropped.map(() => Infinity)],
    target: createTimer(becameSlow),
  });
  sample({ clock: dropped, target: abortFx });
  sample({ clock: failed.filterMap(retryAfterMs), target: backoffSet });

  // The response to an earlier request, or of an earlier session, is no longer needed.
  sample({ clock: [sessionEnded, $key], source: $call, target: dropped });
  // In one step: an order after the drop would abort the call that it has begun.
  sample({ clock: restarted, source: $call, target: [dropped, invalidated] });
  sample({
    clock: aborted,
    source: $call,
    filter: (call) => call !== null,
    target: [dropped, invalidated],
  });
  sample({
    clock: callFx.finally,
    source: $call,
    filter: (call, { params }) => call === params,
    fn: (_, outcome) => outcome,
    target: settled,
  });

  if (delayMs !== undefined) {
    $isDelayed.on($key, (_, key) => key !== null);
    // While the query is disabled, the timer fires without effect.
    sample({ clock: $key, fn: () => delayMs, target: createTimer(refresh) });
  }

  /** The last response; null before the first. */
  const $data = createStore<ResultOf<O> | null>(null).on(received, (_, { result }) => result);
  /** Why the newest call failed; null once a call is answered or the request changes. */
  const $error = createStore<ApiError | null>(null)
    .on(failed, (_, error) => error)
    .reset(received, $key);
  /** True while a response is pending, the delay before the call included. */
  const $isPending = combine($call, $isDelayed, (call, isDelayed) => call !== null || isDelayed);
  /** When the call for the data began, ms since 1970 on this machine; 0 without data. */
  const $requestedAt = createStore(0).on(received, (_, { startedAt }) => startedAt);
  if (isShared) {
    sample({
      clock: $isStale,
      fn: (isStale) => (isStale ? RESULT_BROADCAST_WAIT_MS : Infinity),
      target: createTimer(waitEnded),
    });
    const overtaken = sample({ clock: aborted, source: $clock, fn: (clock) => clock.now() });
    // A response to a call made before a local change does not contain that change.
    const $knownSince = createStore(0)
      .on(overtaken, (_, at) => at)
      .on(received, (since, { startedAt }) => Math.max(since, startedAt));
    shareResults(operation, { $wanted, $knownSince, succeeded, pushData, servedElsewhere });
  }
  sample({
    clock: start,
    source: { clock: $clock, requestedAt: $requestedAt, error: $error },
    filter: ({ clock, requestedAt, error }) =>
      error !== null || clock.now() - requestedAt > FRESH_ON_OPENING_MS,
    target: refresh,
  });
  return {
    start,
    refresh,
    polled,
    invalidated,
    aborted,
    restarted,
    received,
    pushData,
    servedElsewhere,
    started,
    succeeded,
    failed,
    $data,
    $error,
    $isPending,
    $isSlow,
    $requestedAt,
  };
};

/** See {@link createQuery}. */
export type Query<O extends Operation> = ReturnType<typeof createQuery<O>>;
