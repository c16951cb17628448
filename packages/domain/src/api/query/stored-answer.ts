import { createEvent, sample } from 'effector';
import * as v from 'valibot';
import type { Operation, RequestOf, ResultOf } from '../../contracts/operation';
import type { StorageKey } from '../../lib/ports';
import { sessionEnded } from '../../lib/session-events';
import { storageWriteRequested } from '../../lib/storage/stored-values';
import { createTask } from '../../lib/task';
import { $user } from '../session/current-user';
import type { Query } from './create-query';

export interface StoredAnswerOptions<O extends Operation> {
  readonly query: Query<O>;
  /** The query's only request. */
  readonly request: RequestOf<O>;
  readonly name: StorageKey;
  readonly reader: v.GenericSchema<unknown, ResultOf<O>>;
  /** Age from which a stored response is not used, in ms. */
  readonly maxAgeMs: number;
  /** True if it is of the user who loaded it, and goes with the session. Default: everyone's. */
  readonly isOfUser?: boolean;
}

/**
 * Stores the responses of a query for all pages and tabs of this browser. Returns the event to fire when one
 * is needed: a stored one that is young enough is used, else the query reads.
 */
export const createStoredAnswer = <O extends Operation>({
  query,
  request,
  name,
  reader,
  maxAgeMs,
  isOfUser = false,
}: StoredAnswerOptions<O>) => {
  const needed = createEvent();
  const storedSchema = v.object({ userId: v.optional(v.string()), at: v.number(), answer: reader });
  const use = createTask(({ ports, clock, tell }, userId: string | undefined) => {
    const { success, output } = v.safeParse(storedSchema, ports.readStorage(name));
    if (success && output.userId === userId && Math.abs(clock.now() - output.at) < maxAgeMs) {
      tell(query.pushData, { request, result: output.answer, startedAt: output.at });
    } else tell(query.refresh, undefined);
  });

  sample({ clock: needed, source: $user, fn: (user) => (isOfUser ? user?.id : undefined), target: use });
  sample({
    clock: query.succeeded,
    source: $user,
    fn: (user, { startedAt: at, result: answer }) => ({
      name,
      value: { at, answer, ...(isOfUser && { userId: user?.id }) },
    }),
    target: storageWriteRequested,
  });
  if (isOfUser) {
    sample({ clock: sessionEnded, fn: () => ({ name, value: null }), target: storageWriteRequested });
  }
  return needed;
};
