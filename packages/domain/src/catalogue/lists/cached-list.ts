import { attach, createEvent, sample } from 'effector';
import * as v from 'valibot';
import type { QueryResult } from '../../api/cross-tab/cross-tab-cache';
import type { Query } from '../../api/query/create-query';
import type { RequestOf } from '../../contracts';
import type { countries, services } from '../../contracts/catalogue-calls';
import { $clock } from '../../lib/time/clock';
import { CATALOGUE_CACHE_MS } from '../../limits';
import { readStorageFx, writeStorageFx, type StorageKey } from '../../lib/ports';
import { $user } from '../../api/session/current-user';
import { sessionEnded } from '../../lib/session-events';

/**
 * Caches a list of the catalogue for all pages and tabs of the user who loaded it: the list changes by the week, and
 * otherwise every page would load it. Returns the event to fire when the list is needed; a cached response is used
 * where there is one.
 */
export const createCachedList = <O extends typeof services | typeof countries>(
  operation: O,
  query: Query<O>,
  name: StorageKey,
) => {
  const needed = createEvent();
  const loadFx = attach({ effect: readStorageFx, mapParams: (_: void) => name });
  const cachedSchema = v.object({ userId: v.string(), at: v.number(), answer: operation.reader });

  sample({
    clock: query.succeeded,
    source: { user: $user, clock: $clock },
    fn: ({ user, clock }, { result }) => ({
      name,
      value: { userId: user?.id, at: clock.now(), answer: result },
    }),
    target: writeStorageFx,
  });
  sample({ clock: sessionEnded, fn: () => ({ name, value: null }), target: writeStorageFx });

  sample({
    clock: needed,
    source: query.$data,
    filter: (list) => list === null,
    target: loadFx,
  });
  const cacheRead = sample({
    clock: loadFx.doneData,
    source: { user: $user, clock: $clock },
    fn: ({ user, clock }, value): QueryResult<O> | null => {
      const cached = v.safeParse(cachedSchema, value);
      if (!cached.success || cached.output.userId !== user?.id) return null;
      const { at, answer: result } = cached.output;
      if (clock.now() - at >= CATALOGUE_CACHE_MS) return null;
      // The compiler cannot see which of the two operations it is.
      return { request: {} as RequestOf<O>, result, startedAt: at };
    },
  });
  sample({ clock: cacheRead.filterMap((found) => found ?? undefined), target: query.pushData });
  sample({
    clock: cacheRead,
    filter: (found) => found === null,
    target: query.refresh,
  });

  return needed;
};
