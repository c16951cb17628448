import { combine, createEffect, createEvent, createStore, is, merge, sample, type Store } from 'effector';
import type { Operation, RequestOf, ResultOf } from '../../contracts/operation';
import { $clock } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/timers';
import { $isPageVisible } from '../../lib/page';
import {
  FRESH_ON_OPENING_MS,
  REPEATED_READ_GAP_MS,
  RESULT_BROADCAST_WAIT_MS,
  SLOW_READ_MS,
} from '../../limits/tuning';
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
  readonly operation: O;
  readonly request: RequestOf<O>;
  readonly key: string;
  readonly startedAt: number;
  readonly abort: AbortController;
  /** True for a timed read that nobody waits for: it gives up early, and the next one follows. */
  readonly isTimed: boolean;
}

/** What a query knows: in one store, so that an event changes it in one place, and a start makes fewer units. */
interface QueryState<O extends Operation> {
  readonly call: Call<O> | null;
  /** The newest call that was given up. */
  readonly dropped: Call<O> | null;
  /** True while nobody waits for the call in flight. */
  readonly isTimed: boolean;
  /** True while the call in flight takes longer than usual. */
  readonly isSlow: boolean;
  /** True for a second from the beginning of the newest call. */
  readonly isRecent: boolean;
  /** True while the server's Retry-After has not passed. */
  readonly isBackingOff: boolean;
  /** True when the newest call has a response and its request is still the current one. */
  readonly isAnswered: boolean;
  readonly isStale: boolean;
  /** True once a follower has waited in vain for another tab's response to replace stale data. */
  readonly isWaitOver: boolean;
  /** True from a change of the request to the call that `delayMs` puts off. */
  readonly isDelayed: boolean;
  readonly data: ResultOf<O> | null;
  readonly error: ApiError | null;
  readonly requestedAt: number;
  /** A response to a call made before a local change does not contain that change. */
  readonly knownSince: number;
}

const drop = <O extends Operation>(state: QueryState<O>): QueryState<O> => ({
  ...state,
  call: null,
  dropped: state.call ?? state.dropped,
  isSlow: false,
  isAnswered: false,
});

const receive = <O extends Operation>(
  state: QueryState<O>,
  { result, startedAt }: QueryResult<O>,
): QueryState<O> => ({
  ...state,
  data: result,
  error: null,
  requestedAt: startedAt,
  knownSince: Math.max(state.knownSince, startedAt),
});

const outdate = <O extends Operation>(state: QueryState<O>): QueryState<O> => ({ ...state, isStale: true });

/** How a call ended. */
type Outcome<O extends Operation> =
  | { readonly status: 'done'; readonly params: Call<O>; readonly result: ResultOf<O> }
  | { readonly status: 'fail'; readonly params: Call<O>; readonly error: ApiError };

const $noVersion = createStore('');

/** One effect for all queries: an effect is made of 23 units, and making units is most of a start's script. */
const callFx = createClientFx((client, { operation, request, abort }: Call<Operation>) =>
  client.call(operation, request, { signal: abort.signal }),
);

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

  const recencyEnded = createEvent();
  const becameSlow = createEvent();
  const waitEnded = createEvent();
  const backoffEnded = createEvent();
  const backoffSet = createTimer(backoffEnded);

  const launched = createEvent<Call<O>>();
  /** A call began; the payload is its request. */
  const started = launched.map(({ request }) => request);
  /** The newest call ended, with a response or with a failure. */
  const settled = createEvent<Outcome<O>>();
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

  const $query = createStore<QueryState<O>>({
    call: null,
    dropped: null,
    isTimed: false,
    isSlow: false,
    isRecent: false,
    isBackingOff: false,
    isAnswered: false,
    isStale: false,
    isWaitOver: false,
    isDelayed: false,
    data: null,
    error: null,
    requestedAt: 0,
    knownSince: 0,
  })
    .on(launched, (state, call) => ({
      ...state,
      call,
      isTimed: call.isTimed,
      isSlow: false,
      isRecent: true,
      isStale: false,
      isWaitOver: false,
      isDelayed: false,
    }))
    // The user, or a screen that opens, waits for the call in flight: from then on it has its usual time.
    .on(refresh, (state) => (state.isSlow ? drop(state) : { ...state, isTimed: false }))
    .on(becameSlow, (state) => {
      if (state.call === null) return state;
      return state.isTimed ? drop(state) : { ...state, isSlow: true };
    })
    .on(settled, (state) => ({ ...state, call: null, isSlow: false }))
    .on(succeeded, (state, answer) => ({ ...receive(state, answer), isAnswered: true, isBackingOff: false }))
    .on(failed, (state, error) => ({ ...state, error, isAnswered: false }))
    .on(pushData, (state, answer) => ({ ...receive(state, answer), isStale: false, isWaitOver: false }))
    .on(invalidated, outdate)
    .on(restarted, (state) => outdate(drop(state)))
    .on(aborted, (state) => (state.call === null ? state : outdate(drop(state))))
    // The response to an earlier request, or of an earlier session, is no longer needed.
    .on(sessionEnded, drop)
    .on($key, (state, key) => ({
      ...drop(state),
      error: null,
      isDelayed: delayMs !== undefined && key !== null,
    }))
    .on(recencyEnded, (state) => ({ ...state, isRecent: false }))
    .on(backoffSet, (state) => ({ ...state, isBackingOff: true }))
    .on(backoffEnded, (state) => ({ ...state, isBackingOff: false }))
    .on(waitEnded, (state) => ({ ...state, isWaitOver: true }));

  const $state = combine({
    query: $query,
    wanted: $wanted,
    isVisible: $isPageVisible,
    isFollower: isShared ? $isFollower : false,
  });
  const launch = merge([
    sample({
      clock: [refresh.map(() => false), polled.map(() => true)],
      source: $state,
      filter: ({ query: { call, isRecent, isAnswered }, wanted }) =>
        call?.key !== wanted?.key && !(isRecent && isAnswered),
      fn: ({ wanted }, isTimed) => ({ wanted, isTimed }),
    }),
    sample({
      clock: $state,
      // A hidden page need not read yet: the leader may push the response before it becomes visible.
      filter: ({ query: { call, isRecent, isBackingOff, isStale, isWaitOver }, isVisible, isFollower }) =>
        isStale && call === null && !isRecent && !isBackingOff && isVisible && (!isFollower || isWaitOver),
      fn: ({ wanted }) => ({ wanted, isTimed: false }),
    }),
  ]).filterMap(({ wanted, isTimed }) => (wanted === null ? undefined : { ...wanted, isTimed }));
  sample({
    clock: launch,
    source: $clock,
    fn: (clock, wanted) => ({
      ...wanted,
      operation,
      startedAt: clock.now(),
      abort: new AbortController(),
    }),
    target: launched,
  });
  sample({ clock: launched, fn: (call) => call as Call<Operation>, target: callFx });
  sample({ clock: launched, fn: () => REPEATED_READ_GAP_MS, target: createTimer(recencyEnded) });
  sample({ clock: launched, fn: () => SLOW_READ_MS, target: createTimer(becameSlow) });
  sample({ clock: $query.map(({ dropped }) => dropped), target: abortFx });
  sample({ clock: failed.filterMap(retryAfterMs), target: backoffSet });
  sample({
    clock: callFx.finally,
    source: $query,
    filter: ({ call }, { params }) => call === params,
    // Its call is the one in flight, so its outcome is of this operation.
    fn: (_, outcome) => outcome as unknown as Outcome<O>,
    target: settled,
  });

  if (delayMs !== undefined) {
    // While the query is disabled, the timer fires without effect.
    sample({ clock: $key, fn: () => delayMs, target: createTimer(refresh) });
  }

  if (isShared) {
    sample({
      clock: $query.map(({ isStale }) => isStale),
      fn: (isStale) => (isStale ? RESULT_BROADCAST_WAIT_MS : Infinity),
      target: createTimer(waitEnded),
    });
    const overtaken = sample({ clock: aborted, source: $clock, fn: (clock) => clock.now() });
    $query.on(overtaken, (state, knownSince) => ({ ...state, knownSince }));
    const $knownSince = $query.map(({ knownSince }) => knownSince);
    shareResults(operation, { $wanted, $knownSince, succeeded, pushData, servedElsewhere });
  }
  sample({
    clock: start,
    source: { clock: $clock, query: $query },
    filter: ({ clock, query: { error, requestedAt } }) =>
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
    /** The last response; null before the first. */
    $data: $query.map(({ data }) => data),
    /** Why the newest call failed; null once a call is answered or the request changes. */
    $error: $query.map(({ error }) => error),
    /** True while a response is pending, the delay before the call included. */
    $isPending: $query.map(({ call, isDelayed }) => call !== null || isDelayed),
    /** True while the call in flight takes longer than usual. */
    $isSlow: $query.map(({ isSlow }) => isSlow),
    /** When the call for the data began, ms since 1970 on this machine; 0 without data. */
    $requestedAt: $query.map(({ requestedAt }) => requestedAt),
  };
};

/** See {@link createQuery}. */
export type Query<O extends Operation> = ReturnType<typeof createQuery<O>>;
