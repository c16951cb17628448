import {
  attach,
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
import type { Operation, RequestOf, ResultOf } from '../../contracts';
import { $clock } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/create-timer';
import { $isPageVisible } from '../../lib/page';
import { REPEATED_READ_GAP_MS } from '../../limits';
import { type QueryResult, $isFollower, shareResults } from '../cross-tab/cross-tab-cache';
import { isUserFacing, retryAfterMs, type ApiError } from '../errors/api-error';
import { createClientFx } from '../client/operation-fx';
import { sessionEnded } from '../../lib/session-events';

/** What is read and when. */
export interface QueryOptions<O extends Operation> {
  readonly operation: O;
  /** The request, or a store with it; null while nothing is to be read. */
  readonly request: RequestOf<O> | Store<RequestOf<O> | null>;
  /** Reads again when this changes, as when the request changes. Default: only the request counts. */
  readonly version?: Store<number>;
  /**
   * How long after the last change of the request it is read automatically, in ms. Default: read only when
   * `requested` fires.
   */
  readonly delayMs?: number;
  /** Whether one tab's answer serves all tabs of the user (decision 0033). Default: no. */
  readonly isShared?: boolean;
}

/** A call under way. Compared by identity: the outcome of a call that was replaced is ignored. */
interface Call<O extends Operation> {
  readonly request: RequestOf<O>;
  readonly key: string;
  readonly startedAt: number;
  readonly abort: AbortController;
}

/**
 * Reads data from the server; the only way a screen gets its data (decision 0032). The newest request wins, and a
 * call whose answer is no longer needed is aborted. Equal requests within a second, or during the call, make one
 * call. An answer that arrives after the end of the session is ignored. When a reload fails, the earlier data stays.
 */
export const createQuery = <O extends Operation>({
  operation,
  request,
  version,
  delayMs,
  isShared = false,
}: QueryOptions<O>) => {
  /**
   * Asks for the data. Makes no call while an equal one is under way, or if one began and was answered within the
   * last second.
   */
  const refresh = createEvent();
  /** The data may be out of date: it is read once more, after the call under way, whose answer may be too old. */
  const invalidated = createEvent();
  /** This tab knows something newer than the call under way: that call is dropped, and the data is read once more. */
  const aborted = createEvent();
  /**
   * The answer to the call under way would be worse than none: that call is dropped, and the data is read once more. The
   * leading tab may have done so a moment before, so its answer is still taken.
   */
  const restarted = createEvent();
  /** The data changed on the server: a call that the page sent early (see `TakeEarlyFetch`) does not know about it. */
  const earlyFetchInvalidated = createEvent();
  /** The data was changed in this tab: calls that other tabs began before do not know about the change. */
  const updatedLocally = createEvent();
  /**
   * An answer that this tab did not ask for itself: from another tab of the same user, or kept by an earlier page.
   */
  const pushData = createEvent<QueryResult<O>>();
  /** A call began; the payload is its request. */
  const started = createEvent<RequestOf<O>>();

  const $request = is.store(request) ? request : createStore<RequestOf<O> | null>(request);
  const $wanted = combine(
    $request,
    version ?? createStore(''),
    (wanted, version) => wanted && { request: wanted, key: `${JSON.stringify(wanted)}${version}` },
  );
  const $key = $wanted.map((wanted) => wanted?.key ?? null);

  const earlyFetchesExpired = createEvent<number>();
  /** Early calls that were sent before this moment, ms since 1970, are out of date. */
  const $earlyFetchesExpiredAt = createStore(0)
    .on(earlyFetchesExpired, (_, at) => at)
    .on(pushData, (at, { startedAt }) => Math.max(at, startedAt))
    .reset(sessionEnded);

  const callFx = attach({
    source: $earlyFetchesExpiredAt,
    mapParams: (call: Call<O>, earliestMs) => ({ call, earliestMs }),
    effect: createClientFx((client, { call, earliestMs }: { call: Call<O>; earliestMs: number }) =>
      client.call(operation, call.request, { signal: call.abort.signal, earliestMs }),
    ),
  });
  const abortFx = createEffect((call: Call<O> | null) => call?.abort.abort());
  const dedupeWindowEnded = createEvent();
  const startDedupeWindowFx = createTimer(dedupeWindowEnded);
  const backoffEnded = createEvent();
  const setBackoffFx = createTimer(backoffEnded);

  const launched = createEvent<Call<O>>();
  const dropped = createEvent<Call<O> | null>();
  /** The newest call ended, with an answer or with a failure. */
  const settled = createEvent<EventPayload<typeof callFx.finally>>();
  /** The newest call was answered. */
  const succeeded = settled.filterMap((outcome): QueryResult<O> | undefined =>
    outcome.status === 'done' ? { ...outcome.params, result: outcome.result } : undefined,
  );
  /** The newest call failed. */
  const failed = settled.filterMap((outcome) =>
    outcome.status === 'fail' && isUserFacing(outcome.error) ? outcome.error : undefined,
  );

  // Stryker disable next-line ObjectLiteral,StringLiteral: nobody writes a scope down.
  const $call = createStore<Call<O> | null>(null, { serialize: 'ignore' })
    .on(launched, (_, call) => call)
    .reset(settled, dropped);
  const $isInDedupeWindow = createStore(false)
    .on(launched, () => true)
    .reset(dedupeWindowEnded, sessionEnded);
  /** Whether the server has named a wait that is not over. */
  const $isBackingOff = createStore(false)
    .on(setBackoffFx, () => true)
    .reset(backoffEnded, succeeded, sessionEnded);
  /** Whether the newest call was answered, and its request is still the current one. */
  const $isAnswered = createStore(false)
    .on(succeeded, () => true)
    .reset(failed, dropped, $key, sessionEnded);
  const $isStale = createStore(false)
    .on(invalidated, () => true)
    .reset(launched, pushData, sessionEnded);
  const $isDelayed = createStore(false).reset(launched);
  const $state = combine({
    wanted: $wanted,
    call: $call,
    isResting: $isInDedupeWindow,
    isBackingOff: $isBackingOff,
    isAnswered: $isAnswered,
    isOutdated: $isStale,
    isVisible: $isPageVisible,
    mayBeTold: isShared
      ? shareResults(operation, {
          $wanted,
          $isStale,
          succeeded,
          updatedLocally: merge([updatedLocally, aborted]),
          pushData,
        })
      : false,
  });

  const launch = merge([
    sample({
      clock: refresh,
      source: $state,
      filter: ({ wanted, call, isResting, isAnswered }) =>
        call?.key !== wanted?.key && !(isResting && isAnswered),
    }),
    sample({
      clock: $state,
      // A hidden page need not read yet: by the time it is looked at, the leading tab may have told it the answer.
      filter: ({ call, isResting, isBackingOff, isOutdated, isVisible, mayBeTold }) =>
        isOutdated && call === null && !isResting && !isBackingOff && isVisible && !mayBeTold,
    }),
  ]).filterMap(({ wanted }) => wanted ?? undefined);
  sample({
    clock: launch,
    source: $clock,
    fn: (clock, wanted) => ({ ...wanted, startedAt: clock.now(), abort: new AbortController() }),
    target: launched,
  });
  sample({ clock: launched, fn: (call) => call.request, target: started });
  sample({ clock: launched, target: callFx });
  sample({ clock: launched, fn: () => REPEATED_READ_GAP_MS, target: startDedupeWindowFx });
  sample({ clock: dropped, target: abortFx });
  sample({ clock: failed.filterMap(retryAfterMs), target: setBackoffFx });

  // The answer to an earlier request, or of an earlier session, is no longer needed.
  sample({ clock: [sessionEnded, $key], source: $call, target: dropped });
  sample({
    clock: aborted,
    source: $call,
    filter: (call) => call !== null,
    target: [dropped, invalidated],
  });
  sample({ clock: restarted, source: $call, target: [dropped, invalidated] });
  sample({
    clock: [invalidated, aborted, updatedLocally, earlyFetchInvalidated],
    source: $clock,
    fn: (clock) => clock.now(),
    target: earlyFetchesExpired,
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
    // Where nothing is to be read any more, it rings for nothing.
    sample({ clock: $key, fn: () => delayMs, target: createTimer(refresh) });
  }

  /** The last answer; null until there is one. */
  const $data = createStore<ResultOf<O> | null>(null)
    .on([succeeded, pushData], (_, { result }) => result)
    .reset(sessionEnded);
  /** Why the newest call failed; null once a call is answered or the request changes. */
  const $error = createStore<ApiError | null>(null)
    .on(failed, (_, error) => error)
    .reset(succeeded, pushData, $key, sessionEnded);
  /** Whether an answer is on its way, the delay before the call included. */
  const $isPending = combine($call, $isDelayed, (call, isDelayed) => call !== null || isDelayed);
  /** When the call for the data began, ms since 1970 on this machine; 0 without data. */
  const $requestedAt = createStore(0)
    .on([succeeded, pushData], (_, { startedAt }) => startedAt)
    .reset(sessionEnded);
  /** When the data came, ms since 1970 on this machine; null without data. */
  const $loadedAt = createStore<number | null>(null).reset(sessionEnded);
  sample({ clock: [succeeded, pushData], source: $clock, fn: (clock) => clock.now(), target: $loadedAt });
  /**
   * This tab does not lead and was told an answer: it can leave timed reads to the other tab. The leading tab never
   * fires this, so it does not give way to a second tab that also reads.
   */
  const receivedFromLeader = sample({ clock: pushData, filter: $isFollower });

  return {
    refresh,
    invalidated,
    aborted,
    restarted,
    earlyFetchInvalidated,
    updatedLocally,
    pushData,
    receivedFromLeader,
    started,
    succeeded,
    failed,
    $data,
    $error,
    $isPending,
    $requestedAt,
    $loadedAt,
  };
};

/** See {@link createQuery}. */
export type Query<O extends Operation> = ReturnType<typeof createQuery<O>>;
