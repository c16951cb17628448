import { attach, createEvent, sample } from 'effector';
import * as v from 'valibot';
import type { Answered } from '../../../api/query/query-result';
import type { Query } from '../../../api/query/create-query';
import type { RequestOf } from '../../../contracts';
import type { countries, services } from '../../../contracts/catalogue';
import { $clock } from '../../../lib/time/clock';
import { CATALOGUE_KEPT_MS } from '../../../limits';
import { loadKeptFx, saveKeptFx, type KeptName } from '../../../lib/ports';
import { $user, sessionEnded } from '../../session';

/**
 * Caches a list of the catalogue for all pages and tabs of the user who loaded it: the list changes by the week, and
 * otherwise every page would load it. Returns the event to fire when the list is needed; a cached answer is used
 * where there is one.
 */
export const keepList = <O extends typeof services | typeof countries>(
  operation: O,
  query: Query<O>,
  name: KeptName,
) => {
  const needed = createEvent();
  const loadFx = attach({ effect: loadKeptFx, mapParams: (_: void) => name });
  const keptSchema = v.object({ userId: v.string(), at: v.number(), answer: operation.read });

  sample({
    clock: query.answered,
    source: { user: $user, clock: $clock },
    fn: ({ user, clock }, { answer }) => ({ name, value: { userId: user?.id, at: clock.now(), answer } }),
    target: saveKeptFx,
  });
  sample({ clock: sessionEnded, fn: () => ({ name, value: null }), target: saveKeptFx });

  sample({
    clock: needed,
    source: query.$data,
    filter: (list) => list === null,
    target: loadFx,
  });
  const looked = sample({
    clock: loadFx.doneData,
    source: { user: $user, clock: $clock },
    fn: ({ user, clock }, value): Answered<O> | null => {
      const kept = v.safeParse(keptSchema, value);
      if (!kept.success || kept.output.userId !== user?.id) return null;
      const { at, answer } = kept.output;
      if (clock.now() - at >= CATALOGUE_KEPT_MS) return null;
      // The compiler cannot see which of the two operations it is.
      return { request: {} as RequestOf<O>, answer, beganAt: at };
    },
  });
  sample({ clock: looked.filterMap((found) => found ?? undefined), target: query.told });
  sample({
    clock: looked,
    filter: (found) => found === null,
    target: query.requested,
  });

  return needed;
};
