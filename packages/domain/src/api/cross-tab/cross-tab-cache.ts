import { createEvent, createStore, sample, type Event, type EventCallable, type Store } from 'effector';
import { and, not } from 'patronum';
import type { Operation, RequestOf, ResultOf } from '../../contracts';
import { $clock } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/create-timer';
import { RESULT_BROADCAST_WAIT_MS } from '../../limits';
import { sessionEnded } from '../../lib/session-events';

/** An answer, with the request it answers. */
export interface QueryResult<O extends Operation> {
  readonly request: RequestOf<O>;
  readonly result: ResultOf<O>;
  /** When the call began, ms since 1970 on this machine. */
  readonly startedAt: number;
}

/** An answer to be shared with all tabs of the user, and the request it answers. */
export interface SharedResult {
  readonly path: string;
  /** The request as JSON. */
  readonly key: string;
  /** As returned by the operation's `read`. */
  readonly result: unknown;
  /** When the call began, ms since 1970 on this machine, whose clock all tabs share. */
  readonly startedAt: number;
}

/** This tab received an answer: the others need not ask. */
export const resultBroadcast = createEvent<SharedResult>();

/** Another tab of the same user received an answer. */
export const resultReceived = createEvent<SharedResult>();

/**
 * Another tab leads from now on (true), or this one does (false). The leading tab hears the messages and reads for
 * all tabs.
 */
export const leaderChanged = createEvent<boolean>();

/** Whether another tab leads. */
export const $isFollower = createStore(false)
  .on(leaderChanged, (_, isElsewhere) => isElsewhere)
  .reset(sessionEnded);

/** The parts of a query that take part in sharing. */
interface SharedQuery<O extends Operation> {
  readonly $wanted: Store<{ readonly request: RequestOf<O>; readonly key: string } | null>;
  readonly $isStale: Store<boolean>;
  readonly succeeded: Event<QueryResult<O>>;
  /** The data was changed here. */
  readonly updatedLocally: Event<void>;
  /** Fired for an answer of another tab that is newer than what is known here. */
  readonly pushData: EventCallable<QueryResult<O>>;
}

/**
 * Tells other tabs the answers of a query, and the query theirs (decision 0033). Returns whether this tab should
 * still wait for the leading tab to tell the answer, instead of reading what is out of date itself.
 */
export const shareResults = <O extends Operation>(
  { path }: O,
  { $wanted, $isStale, succeeded, updatedLocally, pushData }: SharedQuery<O>,
) => {
  const waitEnded = createEvent();
  const knownSince = createEvent<number>();

  /** Answers to calls that other tabs began before this moment, in ms since 1970, tell nothing new. */
  const $knownSince = createStore(0)
    .on(knownSince, (_, at) => at)
    // An answer that was asked for before a change in this tab is no news of that change.
    .on([succeeded, pushData], (since, { startedAt }) => Math.max(since, startedAt))
    .reset(sessionEnded);
  const $isWaitOver = createStore(false)
    .on(waitEnded, () => true)
    .reset($isStale);

  sample({ clock: updatedLocally, source: $clock, fn: (clock) => clock.now(), target: knownSince });
  sample({
    clock: $isStale,
    fn: (isOutdated) => (isOutdated ? RESULT_BROADCAST_WAIT_MS : Infinity),
    target: createTimer(waitEnded),
  });
  sample({
    clock: succeeded,
    fn: ({ request, result, startedAt }) => ({ path, key: JSON.stringify(request), result, startedAt }),
    target: resultBroadcast,
  });
  sample({
    clock: sample({
      clock: resultReceived,
      source: { wanted: $wanted, since: $knownSince },
      fn: ({ wanted, since }, news) =>
        wanted?.key === news.key && path === news.path && news.startedAt > since
          ? // Answers are only taken from tabs of the same build, which reads a path's answers in the same way.
            { request: wanted.request, result: news.result as ResultOf<O>, startedAt: news.startedAt }
          : undefined,
    }).filterMap((news) => news),
    target: pushData,
  });

  return and($isFollower, not($isWaitOver));
};
