import { createEvent, createStore, sample, type Event, type EventCallable, type Store } from 'effector';
import type { Operation, RequestOf, ResultOf } from '../../contracts/operation';

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
export const $isFollower = createStore(false).on(leaderChanged, (_, isElsewhere) => isElsewhere);

/** The parts of a query that are shared between tabs. */
interface SharedQuery<O extends Operation> {
  readonly $wanted: Store<{ readonly request: RequestOf<O>; readonly key: string } | null>;
  /** Responses to calls that began before this moment are outdated, in ms since 1970. */
  readonly $knownSince: Store<number>;
  readonly succeeded: Event<QueryResult<O>>;
  /** Fired for a response of another tab that is newer than this tab's data. */
  readonly pushData: EventCallable<QueryResult<O>>;
  /** Fired in a follower for any response of another tab. */
  readonly servedElsewhere: EventCallable<unknown>;
}

/** Shares the responses of a query with the other tabs, both ways (decision 0033). */
export const shareResults = <O extends Operation>(
  { path }: O,
  { $wanted, $knownSince, succeeded, pushData, servedElsewhere }: SharedQuery<O>,
): void => {
  sample({
    clock: succeeded,
    fn: ({ request, result, startedAt }) => ({ path, key: JSON.stringify(request), result, startedAt }),
    target: resultBroadcast,
  });
  const received = sample({
    clock: resultReceived,
    source: $wanted,
    filter: (wanted, { path: answered, key }) => answered === path && key === wanted?.key,
    fn: (wanted, { result, startedAt }) => ({
      request: wanted?.request as RequestOf<O>,
      // Only tabs of the same build share responses, so both read those of a path alike.
      result: result as ResultOf<O>,
      startedAt,
    }),
  });
  sample({ clock: received, filter: $isFollower, target: servedElsewhere });
  sample({
    clock: received,
    source: $knownSince,
    filter: (since, { startedAt }) => startedAt > since,
    fn: (_, answer) => answer,
    target: pushData,
  });
};
