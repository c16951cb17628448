import type { EventCallable } from 'effector';
import type { Operation, RequestOf } from '../../contracts/operation';
import { REQUEST_TIMEOUT_MS } from '../../limits/spec';
import {
  FRESH_ON_OPENING_MS,
  REPEATED_READ_GAP_MS,
  RESULT_BROADCAST_WAIT_MS,
  SLOW_READ_MS,
} from '../../limits/tuning';
import { resultBroadcast, type QueryResult, type SharedResult } from '../cross-tab/cross-tab-cache';
import type { ClientTools } from '../client/operation-fx';
import { isUserFacing, retryAfterMs, type ApiError } from '../errors/api-error';
import {
  UNASKED,
  type QueryAction,
  type QueryEvent,
  type QueryNews,
  type QueryState,
  type QueryVerb,
  type ReaderOptions,
} from './query-state';

/** The readers of a scope, each by the event of its query, and what they share. */
export interface Readers {
  readonly all: Map<object, Pick<Reader<Operation>, 'pursue' | 'stop'>>;
  /** The page as it is now. */
  page: ClientTools;
  isFollower: boolean;
  /** Costly operations with a call in flight; the others of the same operation wait for their turn. */
  readonly busy: Set<Operation>;
}

/** A call in flight. Compared by identity: the outcome of a call that was replaced is ignored. */
interface Call<O extends Operation> {
  readonly request: RequestOf<O>;
  readonly startedAt: number;
  readonly abort: AbortController;
}

export interface Reader<O extends Operation> {
  /** Does what is asked with the request of now, null for none. Settles when the call in flight is over. */
  readonly act: (action: QueryAction<O>, request: RequestOf<O> | null) => Promise<void>;
  /** Reads what is stale, if it may be read now. */
  readonly pursue: () => void;
  /** The session is over: its call is of no use any more. */
  readonly stop: () => void;
}

/** The part of a query that works: what is in flight, what is stale, when the next call may begin. */
export const createReader = <O extends Operation>(
  { operation, delayMs, isShared = false, isCostly = false }: ReaderOptions<O>,
  readers: Readers,
  happened: EventCallable<QueryNews<O>>,
): Reader<O> => {
  const { busy } = readers;
  const timerKeys = { delay: {}, gap: {}, slow: {}, wait: {}, backOff: {} };
  let state: QueryState<O> = UNASKED;
  /** What the next call asks for: null for nothing, undefined before the first action. */
  let wanted: { readonly request: RequestOf<O>; readonly key: string } | null | undefined;
  let call: Call<O> | null = null;
  let ending = Promise.resolve();
  let isDelayed = false;
  let isQueued = false;
  /** True while the only screen with the data is closed. */
  let isLeft = false;
  let isStale = false;
  /** True for a second from the beginning of the newest call. */
  let isRecent = false;
  /** True when the newest call has a response and its request is still the current one. */
  let isAnswered = false;
  /** True while the server's Retry-After has not passed. */
  let isBackingOff = false;
  /** True once a follower has waited in vain for another tab's response to replace stale data. */
  let isWaitOver = false;
  /** A response to a call made before a local change does not contain that change. */
  let knownSince = 0;
  let last = { endedAt: -Infinity, tookMs: 0 };

  const now = (): number => readers.page.clock.now();
  const after = (key: keyof typeof timerKeys, afterMs: number, run: () => void): void =>
    readers.page.timers.replace(timerKeys[key], run, afterMs);

  const publish = (event: QueryEvent<O>, changes: Partial<QueryState<O>> = {}): void => {
    const isPending = call !== null || isDelayed || isQueued;
    const pendingSince = isPending ? (call?.startedAt ?? state.pendingSince ?? now()) : null;
    state = { ...state, ...changes, isPending, pendingSince };
    readers.page.tell(happened, { event, state });
  };

  const setStale = (next: boolean): void => {
    if (next === isStale) return;
    isStale = next;
    isWaitOver = false;
    if (!isShared) return;
    after('wait', next ? RESULT_BROADCAST_WAIT_MS : Infinity, () => {
      isWaitOver = true;
      pursue();
    });
  };

  /** Ignores the call in flight. A costly call keeps its turn: it goes on at the server. */
  const drop = (changes?: Partial<QueryState<O>>): void => {
    const dropped = call;
    call = null;
    isAnswered = false;
    publish({ kind: 'changed' }, { ...changes, isSlow: false });
    if (!isCostly) dropped?.abort.abort();
  };

  const receive = (kind: 'succeeded' | 'pushed', answer: QueryResult<O>): void => {
    knownSince = Math.max(knownSince, answer.startedAt);
    const { result: data, startedAt: requestedAt } = answer;
    publish({ kind, answer }, { data, error: null, requestedAt, isSlow: state.isSlow && call !== null });
  };

  const succeed = (answer: QueryResult<O>): void => {
    isAnswered = true;
    isBackingOff = false;
    receive('succeeded', answer);
    const { request, result, startedAt } = answer;
    if (!isShared) return;
    const key = JSON.stringify(request);
    readers.page.tell(resultBroadcast, { path: operation.path, key, result, startedAt });
  };

  const fail = (error: ApiError): void => {
    isAnswered = false;
    const waitMs = retryAfterMs(error);
    if (waitMs) {
      isBackingOff = true;
      // A wait, not an answer: read again after it, by itself.
      setStale(true);
      after('backOff', waitMs, () => {
        isBackingOff = false;
        pursue();
      });
    }
    publish({ kind: 'failed', error }, { error, isSlow: false });
  };

  const send = async (sent: Call<O>): Promise<void> => {
    const { request, startedAt, abort } = sent;
    /** The call is over; what comes of it counts only if it was not dropped. */
    const unlessDropped =
      <T>(act: (outcome: T) => void) =>
      (outcome: T): void => {
        if (isCostly) busy.delete(operation);
        if (call === sent) {
          call = null;
          last = { endedAt: now(), tookMs: Math.min(now() - startedAt, REQUEST_TIMEOUT_MS) };
          act(outcome);
        }
        if (isCostly) readers.all.forEach((one) => one.pursue());
        else pursue();
      };
    const answering = async () => readers.page.client().call(operation, request, { signal: abort.signal });
    await answering().then(
      unlessDropped((result) => succeed({ request, result, startedAt })),
      unlessDropped((reason) => {
        // Clients reject with nothing else.
        const error = reason as ApiError;
        if (isUserFacing(error)) fail(error);
        else publish({ kind: 'changed' }, { isSlow: false });
      }),
    );
  };

  const launch = (): void => {
    if (!wanted) return;
    isQueued = busy.has(operation);
    if (isQueued) publish({ kind: 'changed' });
    else begin({ request: wanted.request, startedAt: now(), abort: new AbortController() });
  };

  const begin = (begun: Call<O>): void => {
    call = begun;
    isRecent = true;
    isDelayed = false;
    setStale(false);
    if (isCostly) busy.add(operation);
    after('gap', REPEATED_READ_GAP_MS, () => {
      isRecent = false;
      pursue();
    });
    after('slow', SLOW_READ_MS, () => {
      if (call === begun) publish({ kind: 'changed' }, { isSlow: true });
    });
    publish({ kind: 'started', request: begun.request });
    ending = send(begun);
  };

  const pursue = (): void => {
    if (call !== null) return;
    const { isFollower, page } = readers;
    const isDue = isStale && !isLeft && !isRecent && !isBackingOff;
    // A hidden page need not read yet: the leader may share the response before it becomes visible.
    const isOurs = page.isPageVisible && (!isShared || !isFollower || isWaitOver);
    if (isQueued || (isDue && isOurs)) launch();
  };

  const join = (): void => {
    if (call === null && !(isRecent && isAnswered)) launch();
  };

  const refresh = (): void => {
    if (state.isSlow && !isCostly) drop();
    join();
  };

  const restart = (): void => {
    setStale(true);
    drop();
    pursue();
  };

  const renewRequest = (): void => {
    if (delayMs !== undefined) {
      // What was to be read is out of date, and the new request is read after its delay.
      setStale(false);
      isDelayed = Boolean(wanted);
      after('delay', delayMs, join);
    }
    if (!wanted) isQueued = false;
    drop({ error: null });
    pursue();
  };

  const takeRequest = (request: RequestOf<O> | null, isUpdate: boolean): void => {
    const before = wanted;
    wanted = request && { request, key: JSON.stringify(request) };
    const isChanged = before === undefined ? isUpdate : before?.key !== wanted?.key;
    if (isChanged) renewRequest();
  };

  const receiveShared = ({ path, key, result, startedAt }: SharedResult): void => {
    if (!wanted || path !== operation.path || key !== wanted.key) return;
    if (readers.isFollower) publish({ kind: 'served-elsewhere' });
    if (startedAt <= knownSince) return;
    setStale(false);
    // Only tabs of the same build share responses, so both read those of a path alike.
    receive('pushed', { request: wanted.request, result, startedAt });
  };

  const verbs: Readonly<Record<QueryVerb, () => void>> = {
    refresh,
    restart,
    'repeat-request': renewRequest,
    'take-request': () => undefined,
    open: () => {
      const isFresh = state.error === null && now() - state.requestedAt <= FRESH_ON_OPENING_MS;
      if (!isFresh && !isBackingOff) refresh();
    },
    leave: () => {
      isLeft = true;
    },
    enter: () => {
      isLeft = false;
      pursue();
    },
    poll: () => {
      const restedMs = now() - last.endedAt;
      // A clock that was set back must not prolong the pause.
      const isResting = restedMs >= 0 && restedMs < last.tookMs;
      if (!isResting && !busy.has(operation)) join();
    },
    invalidate: () => {
      setStale(true);
      pursue();
    },
    abort: () => {
      knownSince = now();
      if (call !== null) restart();
    },
  };

  return {
    act: (action, request) => {
      takeRequest(request, action === 'take-request');
      if (typeof action === 'string') verbs[action]();
      else if ('shared' in action) receiveShared(action.shared);
      else {
        setStale(false);
        receive('pushed', action.pushed);
      }
      return ending;
    },
    pursue,
    stop: () => {
      const stopped = call;
      isQueued = false;
      drop();
      stopped?.abort.abort();
    },
  };
};
