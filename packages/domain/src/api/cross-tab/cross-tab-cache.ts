import { createEvent, createStore, sample, type Event, type EventCallable, type Store } from 'effector';
import { and, not } from 'patronum';
import type { Operation, RequestOf, ResultOf } from '../../contracts';
import { $clock } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/create-timer';
import { RESULT_BROADCAST_WAIT_MS } from '../../limits';
import { sessionEnded } from '../../lib/session-events';

/** A response, with the request it answers. */
export interface QueryResult<O extends Operation> {
  readonly request: RequestOf<O>;
  readonly result: ResultOf<O>;
  /** When the call began, ms since 1970 on this machine. */
  readonly startedAt: number;
}

/** A response to be shared with all tabs of the user, and the request it answers. */
export interface SharedResult {
  readonly path: string;
  /** The request as JSON. */
  readonly key: string;
  /** As returned by the operation's `reader`. */
  readonly result: unknown;
  /** When the call began, ms since 1970 on this machine, whose clock all tabs share. */
  readonly startedAt: number;
  /** True when the tab that made the call leads. */
  readonly isFromLeader: boolean;
}

/** This tab received a response: the other tabs need not send the call. */
export const resultBroadcast = createEvent<SharedResult>();

/** Another tab of the same user received a response. */
export const resultReceived = createEvent<SharedResult>();

/**
 * Another tab became the leader (true), or this one did (false). The leader receives messages and reads for
 * all tabs.
 */
export const leaderChanged = createEvent<boolean>();

/** True while another tab is the leader. */
export const $isFollower = createStore(false)
  .on(leaderChanged, (_, isElsewhere) => isElsewhere)
  .reset(sessionEnded);

/** The parts of a query that are shared between tabs. */
interface SharedQuery<O extends Operation> {
  readonly $wanted: Store<{ readonly request: RequestOf<O>; readonly key: string } | null>;
  readonly $isStale: Store<boolean>;
  readonly succeeded: Event<QueryResult<O>>;
  /** The data was changed here. */
  readonly updatedLocally: Event<void>;
  /** Fired for a response of another tab that is newer than this tab's data. */
  readonly pushData: EventCallable<QueryResult<O>>;
  /** Fired in a follower for a response that is newer than this tab's data, and for any response of the leader. */
  readonly receivedFromLeader: EventCallable<unknown>;
}

/**
 * Shares the responses of a query with the other tabs, both ways (decision 0033). Returns true while this tab
 * should wait for the leader's response instead of reading stale data itself.
 */
export const shareResults = <O extends Operation>(
  { path }: O,
  { $wanted, $isStale, succeeded, updatedLocally, pushData, receivedFromLeader }: SharedQuery<O>,
) => {
  const waitEnded = createEvent();
  const knownSince = createEvent<number>();

  /** Responses to calls that other tabs started before this moment (ms since 1970) are stale. */
  const $knownSince = createStore(0)
    .on(knownSince, (_, at) => at)
    // A response to a call made before a local change does not contain that change.
    .on([succeeded, pushData], (since, { startedAt }) => Math.max(since, startedAt))
    .reset(sessionEnded);
  const $isWaitOver = createStore(false)
    .on(waitEnded, () => true)
    .reset($isStale);

  sample({ clock: updatedLocally, source: $clock, fn: (clock) => clock.now(), target: knownSince });
  sample({
    clock: $isStale,
    fn: (isStale) => (isStale ? RESULT_BROADCAST_WAIT_MS : Infinity),
    target: createTimer(waitEnded),
  });
  sample({
    clock: succeeded,
    source: $isFollower,
    fn: (isFollower, { request, result, startedAt }) => ({
      path,
      key: JSON.stringify(request),
      result,
      startedAt,
      isFromLeader: !isFollower,
    }),
    target: resultBroadcast,
  });
  const received = sample({
    clock: resultReceived,
    source: { wanted: $wanted, since: $knownSince, isFollower: $isFollower },
    filter: ({ wanted }, message) => wanted?.key === message.key && path === message.path,
    fn: ({ wanted, since, isFollower }, { result, startedAt, isFromLeader }) => ({
      request: wanted?.request as RequestOf<O>,
      // Only tabs of the same build share responses, so both read those of a path alike.
      result: result as ResultOf<O>,
      startedAt,
      isNewer: startedAt > since,
      // A follower whose call began just before the leader's response would otherwise make one at each interval. Two
      // followers must not yield to each other: the newer response decides.
      isServed: isFollower && (isFromLeader || startedAt > since),
    }),
  });
  sample({ clock: received, filter: ({ isServed }) => isServed, target: receivedFromLeader });
  sample({ clock: received, filter: ({ isNewer }) => isNewer, target: pushData });

  return and($isFollower, not($isWaitOver));
};
