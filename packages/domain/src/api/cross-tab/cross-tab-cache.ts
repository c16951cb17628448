import { createEvent, createStore } from 'effector';
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

export const resultReceived = createEvent<SharedResult>();

/** True: another tab became the leader, which receives messages and reads for all. False: this one did. */
export const leaderChanged = createEvent<boolean>();

export const $isFollower = createStore(false).on(leaderChanged, (_, isElsewhere) => isElsewhere);
