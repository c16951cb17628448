import {
  allSettled,
  createEvent,
  createStore,
  createWatch,
  fork,
  sample,
  scopeBind,
  type EventCallable,
  type Scope,
} from 'effector';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { history } from '../../contracts/numbers';
import type { RequestFor, ResultFor } from '../../contracts';
import type { ApiClient } from '../client/api-client';
import type { ApiError } from '../errors/api-error';
import { createQuery } from './create-query';
import { $apiClient } from '../client/operation-fx';
import { pageVisibilityChanged } from '../../lib/page';
import { sessionEnded } from '../../lib/session-events';
import { RESULT_BROADCAST_WAIT_MS } from '../../limits';
import {
  resultBroadcast,
  resultReceived,
  leaderChanged,
  type SharedResult,
} from '../cross-tab/cross-tab-cache';
import { useFakeClock } from '../../testing/harness/use-fake-clock';
import { aRejection } from '../../testing/fixtures/a-rejection';

type Page = ResultFor<'history'>;

interface Made {
  readonly page: number;
  readonly session: number;
  readonly at: number;
  readonly resolve: (page: Page) => void;
  readonly reject: (error: ApiError) => void;
  readonly signal: AbortSignal | undefined;
  state: 'under way' | 'answered' | 'failed';
  stamp: number;
}

const failure: ApiError = { kind: 'network', elapsedMs: 1 };

const pageChosen = createEvent<number>();
const $request = createStore<RequestFor<'history'> | null>({ query: { page: 1 } })
  .on(pageChosen, (_, page) => ({ query: { page } }))
  .reset(sessionEnded);
const query = createQuery({ operation: history, request: $request });

/** A server whose responses the test sends, in any order and at any time; the total is the number of the response. */
const createWorld = () => {
  const made: Made[] = [];
  let session = 0;
  const client: Pick<ApiClient, 'call'> = {
    call: (_, request, options) =>
      new Promise((resolve, reject) => {
        made.push({
          page: (request as RequestFor<'history'>).query.page ?? 0,
          session,
          at: Date.now(),
          resolve,
          reject,
          signal: options?.signal,
          state: 'under way',
          stamp: made.length + 1,
        });
      }),
  };
  const scope = fork({ values: [[$apiClient, client]] });
  return { made, scope, endSession: () => (session += 1), session: () => session };
};

const fire = <T>(scope: Scope, unit: EventCallable<T>, params: T): void => {
  scopeBind(unit, { scope })(params);
};

const isLive = ({ state, signal }: Made): boolean => state === 'under way' && signal?.aborted !== true;

const EVENTS = {
  request: query.refresh,
  outdate: query.invalidated,
  overtake: query.aborted,
  end: sessionEnded,
};

type Step =
  | { readonly do: keyof typeof EVENTS }
  | { readonly do: 'choose'; readonly page: number }
  | { readonly do: 'answer'; readonly which: number; readonly well: boolean }
  | { readonly do: 'wait'; readonly ms: number };

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.constantFrom<Step>({ do: 'request' }, { do: 'outdate' }, { do: 'overtake' }, { do: 'end' }),
    fc.record({ do: fc.constant('choose' as const), page: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: fc.constant('answer' as const), which: fc.nat(5), well: fc.boolean() }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 400, 999, 1_000, 5_000) }),
  ),
  { maxLength: 40 },
);

useFakeClock();

it('query: shows the newest response of this session, no older failure, and has one call in flight at most', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (run) => {
      vi.clearAllTimers();
      const { made, scope, endSession, session } = createWorld();
      let newest: Made | null = null;
      for (const step of run) {
        const live = made.filter(isLive);
        if (step.do === 'choose') {
          fire(scope, pageChosen, step.page);
          fire(scope, query.refresh, undefined);
        } else if (step.do === 'wait') await vi.advanceTimersByTimeAsync(step.ms);
        else if (step.do !== 'answer') {
          if (step.do === 'end') {
            endSession();
            newest = null;
          }
          fire(scope, EVENTS[step.do], undefined);
        } else {
          // Responses arrive in any order, also those of aborted calls.
          const call = made.filter(({ state }) => state === 'under way')[step.which];
          if (call === undefined) continue;
          if (live.includes(call)) newest = call;
          call.state = step.well ? 'answered' : 'failed';
          if (step.well) call.resolve({ numbers: [], pagination: pageOf(call) });
          else call.reject(failure);
        }
        await vi.advanceTimersByTimeAsync(0);

        expect(made.filter(isLive).length).toBeLessThanOrEqual(1);
        const underWay = made.find(isLive);
        if (underWay !== undefined) expect(underWay.session).toBe(session());
        expect(scope.getState(query.$isPending)).toBe(underWay !== undefined);
        if (newest?.state === 'answered') {
          expect(scope.getState(query.$data)?.pagination?.total).toBe(newest.stamp);
          expect(scope.getState(query.$error)).toBeNull();
        }
        if (newest === null) {
          expect(scope.getState(query.$data)).toBeNull();
          expect(scope.getState(query.$error)).toBeNull();
        }
        if (scope.getState(query.$error) !== null) expect(newest?.state).toBe('failed');
      }
      // Stale data is read once more, at the earliest a second after the last read.
      const { at } = made.filter((call) => call.session === session()).at(-1) ?? { at: -Infinity };
      const before = made.length;
      fire(scope, query.invalidated, undefined);
      made.find(isLive)?.reject(failure);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(made.length).toBe(before + 1);
      expect((made.at(-1)?.at ?? 0) - at).toBeGreaterThanOrEqual(1_000);
    }),
    { numRuns: 300 },
  );
});

const pageOf = ({ page, stamp }: Made) => ({ page, limit: 20, total: stamp, totalPages: 3 });

it('query: makes one call for equal requests within a second', async () => {
  const { made, scope } = createWorld();
  fire(scope, query.refresh, undefined);
  fire(scope, query.refresh, undefined);
  made[0]?.resolve({ numbers: [], pagination: null });
  await vi.advanceTimersByTimeAsync(900);
  fire(scope, query.refresh, undefined);
  expect(made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  fire(scope, query.refresh, undefined);
  expect(made).toHaveLength(2);
});

const EMPTY: Page = { numbers: [], pagination: null };

/** The history is requested and answered at once. */
const readOnce = async ({ made, scope }: ReturnType<typeof createWorld>, asked = query) => {
  fire(scope, asked.refresh, undefined);
  made.at(-1)?.resolve(EMPTY);
  await vi.advanceTimersByTimeAsync(0);
};

it('query: retries at once after a failure, also within a second of a response', async () => {
  const world = createWorld();
  const { made, scope } = world;
  fire(scope, query.refresh, undefined);
  made[0]?.reject(failure);
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState(query.$error)).toEqual(failure);
  await readOnce(world);
  expect(made).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  fire(scope, query.refresh, undefined);
  made[2]?.reject(failure);
  await vi.advanceTimersByTimeAsync(0);
  fire(scope, query.refresh, undefined);
  expect(made).toHaveLength(4);
});

it.each(['aborted', 'stale-session'] as const)(
  'query: shows no failure of an abandoned call: %s',
  async (kind) => {
    const { made, scope } = createWorld();
    const failed = vi.fn();
    createWatch({ unit: query.failed, fn: failed, scope });
    fire(scope, query.refresh, undefined);
    made[0]?.reject({ kind });
    await allSettled(scope);
    expect(failed).not.toHaveBeenCalled();
    expect(scope.getState(query.$error)).toBeNull();
    expect(scope.getState(query.$isPending)).toBe(false);
  },
);

it.each([
  ['another request is made', pageChosen, 2],
  ['the session ends', sessionEnded, undefined],
] as const)('query: clears a failure and reads at once after a response when %s', async (_, unit, params) => {
  const world = createWorld();
  const { made, scope } = world;
  const change = () => fire<unknown>(scope, unit as EventCallable<unknown>, params);
  fire(scope, query.refresh, undefined);
  made[0]?.reject(failure);
  await vi.advanceTimersByTimeAsync(0);
  change();
  expect(scope.getState(query.$error)).toBeNull();
  fire(scope, pageChosen, 1);
  await readOnce(world);
  change();
  fire(scope, query.refresh, undefined);
  expect(made).toHaveLength(3);
});

it('query: staleness ends with its session', async () => {
  const world = createWorld();
  const { made, scope } = world;
  await readOnce(world);
  fire(scope, query.invalidated, undefined);
  fire(scope, sessionEnded, undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(made).toHaveLength(1);
  await readOnce(world);
  fire(scope, sessionEnded, undefined);
  fire(scope, query.invalidated, undefined);
  expect(made).toHaveLength(3);
});

it('query: reads stale data once, however often it is invalidated, and not what is pushed meanwhile', async () => {
  const world = createWorld();
  const { made, scope } = world;
  await readOnce(world);
  fire(scope, query.invalidated, undefined);
  fire(scope, query.invalidated, undefined);
  await vi.advanceTimersByTimeAsync(999);
  expect(made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(made).toHaveLength(2);
  made[1]?.resolve(EMPTY);
  await vi.advanceTimersByTimeAsync(0);
  fire(scope, query.invalidated, undefined);
  fire(scope, query.pushData, { request: { query: { page: 1 } }, result: EMPTY, startedAt: 1 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(made).toHaveLength(2);
});

it('query: drops an aborted call and reads again after a second, or at once when refreshed', async () => {
  const world = createWorld();
  const { made, scope } = world;
  fire(scope, query.aborted, undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(made).toHaveLength(0);
  await readOnce(world);
  await vi.advanceTimersByTimeAsync(1_000);
  fire(scope, query.refresh, undefined);
  fire(scope, query.aborted, undefined);
  expect(made[1]?.signal?.aborted).toBe(true);
  expect(scope.getState(query.$isPending)).toBe(false);
  await vi.advanceTimersByTimeAsync(999);
  expect(made).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(made).toHaveLength(3);
  fire(scope, query.aborted, undefined);
  fire(scope, query.refresh, undefined);
  expect(made).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(made).toHaveLength(4);
});

it('query: reads stale data once the page is visible, and refreshes at any time', async () => {
  const world = createWorld();
  const { made, scope } = world;
  fire(scope, pageVisibilityChanged, false);
  fire(scope, query.invalidated, undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(made).toHaveLength(0);
  fire(scope, pageVisibilityChanged, true);
  expect(made).toHaveLength(1);
  made[0]?.resolve(EMPTY);
  await vi.advanceTimersByTimeAsync(1_000);
  fire(scope, pageVisibilityChanged, false);
  await readOnce(world);
  expect(made).toHaveLength(2);
});

it('query: reads stale data after the Retry-After of a 429', async () => {
  const { made, scope } = createWorld();
  const refusal: ApiError = aRejection({ status: 429, retryAfterS: 3 });
  fire(scope, query.refresh, undefined);
  made[0]?.reject(refusal);
  await vi.advanceTimersByTimeAsync(0);
  fire(scope, query.invalidated, undefined);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(made).toHaveLength(2);
  made[1]?.reject({ ...refusal, retryAfterS: null });
  await vi.advanceTimersByTimeAsync(1_000);
  fire(scope, query.invalidated, undefined);
  expect(made).toHaveLength(3);
});

it('query: waits for the call in flight before it reads stale data', async () => {
  const { made, scope } = createWorld();
  fire(scope, query.refresh, undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  fire(scope, query.invalidated, undefined);
  expect(made).toHaveLength(1);
  made[0]?.resolve(EMPTY);
  await vi.advanceTimersByTimeAsync(0);
  expect(made).toHaveLength(2);
});

const pageAsked = createEvent<number>();
const $askedRequest = createStore<RequestFor<'history'> | null>({ query: { page: 1 } }).on(
  pageAsked,
  (_, page) => ({ query: { page } }),
);
const askedQuery = createQuery({ operation: history, request: $askedRequest });
sample({ clock: pageAsked, target: askedQuery.refresh });

it('query: makes one call, the newest, when the request changes while it refreshes', async () => {
  const { made, scope } = createWorld();
  fire(scope, askedQuery.refresh, undefined);
  fire(scope, pageAsked, 2);
  expect(made.map(({ page, signal }) => [page, signal?.aborted])).toEqual([
    [1, true],
    [2, false],
  ]);
  made[1]?.resolve(EMPTY);
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState(askedQuery.$data)).toBe(EMPTY);
});

const requestChanged = createEvent<RequestFor<'history'> | null>();
const $optionalRequest = createStore<RequestFor<'history'> | null>(null).on(
  requestChanged,
  (_, next) => next,
);
const optionalQuery = createQuery({ operation: history, request: $optionalRequest, delayMs: 500 });

it('query: makes no call while disabled', async () => {
  const { made, scope } = createWorld();
  const isPending = () => scope.getState(optionalQuery.$isPending);
  fire(scope, optionalQuery.refresh, undefined);
  fire(scope, optionalQuery.invalidated, undefined);
  expect(isPending()).toBe(false);
  fire(scope, requestChanged, { query: { page: 2 } });
  expect(made).toHaveLength(1);
  fire(scope, requestChanged, null);
  expect(made[0]?.signal?.aborted).toBe(true);
  expect(isPending()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made).toHaveLength(1);
  fire(scope, requestChanged, { query: { page: 3 } });
  expect(isPending()).toBe(true);
  fire(scope, requestChanged, null);
  expect(isPending()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made).toHaveLength(1);
});

it('query: an explicit refresh replaces the delayed read', async () => {
  const { made, scope } = createWorld();
  fire(scope, requestChanged, { query: { page: 2 } });
  fire(scope, optionalQuery.refresh, undefined);
  expect(made).toHaveLength(1);
  made[0]?.resolve(EMPTY);
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState(optionalQuery.$isPending)).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(made).toHaveLength(1);
});

const fixedQuery = createQuery({ operation: history, request: { query: { page: 4 } } });

it('query: with a constant request reads only when refreshed, and exposes its request', async () => {
  const { made, scope } = createWorld();
  const started = vi.fn();
  createWatch({ unit: fixedQuery.started, fn: started, scope });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(made).toHaveLength(0);
  fire(scope, fixedQuery.refresh, undefined);
  expect(made.map(({ page }) => page)).toEqual([4]);
  expect(started.mock.calls).toEqual([[{ query: { page: 4 } }]]);
});

it('query: debounces changes of its request', async () => {
  const delayed = createQuery({ operation: history, request: $request, delayMs: 500 });
  const { made, scope } = createWorld();
  for (const page of [2, 3]) {
    fire(scope, pageChosen, page);
    expect(scope.getState(delayed.$isPending)).toBe(true);
    await vi.advanceTimersByTimeAsync(499);
  }
  expect(made).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(made.map(({ page }) => page)).toEqual([3]);
  fire(scope, pageChosen, 1);
  expect(made[0]?.signal?.aborted).toBe(true);
});

it('query: accepts the response of another tab', async () => {
  const { made, scope } = createWorld();
  fire(scope, query.refresh, undefined);
  made[0]?.reject(failure);
  await allSettled(scope);
  const result: Page = { numbers: [], pagination: null };
  fire(scope, query.pushData, { request: { query: { page: 1 } }, result, startedAt: 1 });
  expect(scope.getState(query.$data)).toEqual(result);
  expect(scope.getState(query.$error)).toBeNull();
});

const sharedQuery = createQuery({ operation: history, request: $request, isShared: true });

/** Another tab's response to page 1, from a call that began at this time, in ms since 1970. */
const sharedResultOf = (startedAt: number, isFromLeader = true) => {
  const result: Page = { numbers: [], pagination: null };
  return { path: history.path, key: JSON.stringify({ query: { page: 1 } }), result, startedAt, isFromLeader };
};

it("query: accepts another tab's response only for its own request and only if newer than all it has", () => {
  const { scope } = createWorld();
  const later = sharedResultOf(Date.now() + 1);
  const isTaken = (message: SharedResult) => {
    fire(scope, resultReceived, message);
    return scope.getState(sharedQuery.$data) === message.result;
  };
  expect(isTaken({ ...later, path: '/numbers/active' })).toBe(false);
  expect(isTaken({ ...later, key: '{}' })).toBe(false);
  fire(scope, sharedQuery.updatedLocally, undefined);
  expect(isTaken(sharedResultOf(Date.now()))).toBe(false);
  expect(isTaken(later)).toBe(true);
  expect(isTaken(sharedResultOf(Date.now() + 1))).toBe(false);
  expect(scope.getState(query.$data)).toBeNull();
});

it('query: broadcasts its responses if shared', async () => {
  const { made, scope } = createWorld();
  const given = vi.fn();
  createWatch({ unit: resultBroadcast, fn: given, scope });
  fire(scope, query.refresh, undefined);
  made[0]?.resolve(sharedResultOf(0).result);
  await allSettled(scope);
  expect(given).not.toHaveBeenCalled();
  fire(scope, sharedQuery.refresh, undefined);
  made[1]?.resolve(sharedResultOf(0).result);
  await allSettled(scope);
  expect(given).toHaveBeenCalledExactlyOnceWith(sharedResultOf(Date.now()));
});

it("query: ignores another tab's response to a call older than its own, until the session ends", async () => {
  const world = createWorld();
  const { made, scope } = world;
  const isTaken = (message: SharedResult) => {
    fire(scope, resultReceived, message);
    return scope.getState(sharedQuery.$data) === message.result;
  };
  fire(scope, sharedQuery.aborted, undefined);
  expect(isTaken(sharedResultOf(Date.now()))).toBe(false);
  fire(scope, sharedQuery.refresh, undefined);
  const askedAt = Date.now();
  await vi.advanceTimersByTimeAsync(300);
  made[0]?.resolve(EMPTY);
  await vi.advanceTimersByTimeAsync(0);
  expect(isTaken(sharedResultOf(askedAt))).toBe(false);
  expect(isTaken(sharedResultOf(askedAt + 1))).toBe(true);
  fire(scope, sessionEnded, undefined);
  expect(isTaken(sharedResultOf(askedAt))).toBe(true);
});

it("query: ignores another tab's response to a call older than a local change, also after an older one of its own", async () => {
  const { made, scope } = createWorld();
  fire(scope, sharedQuery.refresh, undefined);
  await vi.advanceTimersByTimeAsync(500);
  const between = sharedResultOf(Date.now());
  await vi.advanceTimersByTimeAsync(500);
  fire(scope, sharedQuery.updatedLocally, undefined);
  made[0]?.resolve({ numbers: [], pagination: null });
  await vi.advanceTimersByTimeAsync(0);
  fire(scope, resultReceived, between);
  expect(scope.getState(sharedQuery.$data)).not.toBe(between.result);
  const later = sharedResultOf(Date.now() + 1);
  fire(scope, resultReceived, later);
  expect(scope.getState(sharedQuery.$data)).toBe(later.result);
});

it('query: leaves stale data to the leader and reads it itself after a timeout', async () => {
  const { made, scope } = createWorld();
  fire(scope, leaderChanged, true);
  for (const calls of [1, 2]) {
    fire(scope, sharedQuery.invalidated, undefined);
    await vi.advanceTimersByTimeAsync(RESULT_BROADCAST_WAIT_MS - 1);
    expect(made).toHaveLength(calls - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(made).toHaveLength(calls);
    made.at(-1)?.resolve(EMPTY);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  fire(scope, sharedQuery.invalidated, undefined);
  fire(scope, resultReceived, sharedResultOf(Date.now()));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(made).toHaveLength(2);
  fire(scope, query.invalidated, undefined);
  expect(made).toHaveLength(3);
});

it.each([
  ['leads itself from now on', leaderChanged, false],
  ['has a new session', sessionEnded, undefined],
] as const)('query: waits for no other tab when this one %s', (_, unit, params) => {
  const { made, scope } = createWorld();
  fire(scope, leaderChanged, true);
  fire<unknown>(scope, unit as EventCallable<unknown>, params);
  fire(scope, sharedQuery.invalidated, undefined);
  expect(made).toHaveLength(1);
});

it('query: is served by the leader, and never by its own responses or while it leads itself', async () => {
  const world = createWorld();
  const { scope } = world;
  const served = vi.fn();
  createWatch({ unit: sharedQuery.receivedFromLeader, fn: served, scope });
  fire(scope, resultReceived, sharedResultOf(Date.now()));
  fire(scope, leaderChanged, true);
  await readOnce(world, sharedQuery);
  expect(served).not.toHaveBeenCalled();
  fire(scope, resultReceived, sharedResultOf(Date.now() + 1));
  expect(served).toHaveBeenCalledTimes(1);
  // Of two followers that ask at the same time, one goes on.
  fire(scope, resultReceived, sharedResultOf(Date.now() - 1, false));
  expect(served).toHaveBeenCalledTimes(1);
  // This tab asked just before the leader's response came.
  fire(scope, resultReceived, sharedResultOf(Date.now() - 1));
  expect(served).toHaveBeenCalledTimes(2);
  fire(scope, resultReceived, { ...sharedResultOf(Date.now() + 2), key: '{}' });
  expect(served).toHaveBeenCalledTimes(2);
});
