import { createEvent, createStore, fork, scopeBind, type EventCallable } from 'effector';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { history } from '../../contracts/numbers-calls';
import type { RequestFor, ResultFor } from '../../contracts/operations';
import type { ApiClient } from '../client/api-client';
import type { ApiError } from '../errors/api-error';
import { createQuery } from './create-query';
import { $apiClient } from '../client/operation-fx';
import { createScreen } from '../../lib/create-screen';
import { pageVisibilityChanged } from '../../lib/page';
import { sessionEnded } from '../../lib/session-events';
import { RESULT_BROADCAST_WAIT_MS } from '../../limits/tuning';
import { resultReceived, leaderChanged, type SharedResult } from '../cross-tab/cross-tab-cache';
import { useFakeClock } from '../../testing/harness/use-fake-clock';
import { aRejection } from '../../testing/fixtures/a-rejection';

type Page = ResultFor<'history'>;

interface Made {
  readonly page: number;
  readonly at: number;
  readonly resolve: (page: Page) => void;
  readonly reject: (error: ApiError) => void;
  readonly signal: AbortSignal | undefined;
  state: 'under way' | 'answered' | 'failed';
  stamp: number;
}

const EMPTY: Page = { numbers: [], pagination: null };
const failure: ApiError = { kind: 'network', elapsedMs: 1 };

const pageChosen = createEvent<number>();
const $request = createStore<RequestFor<'history'> | null>({ query: { page: 1 } }).on(
  pageChosen,
  (_, page) => ({ query: { page } }),
);
const screen = createScreen();
const query = createQuery({ operation: history, request: $request, screen });
const sharedQuery = createQuery({ operation: history, request: $request, isShared: true });

/**
 * A server whose responses the test sends, in any order and at any time; the total is the number of the
 * response.
 */
const createWorld = () => {
  const made: Made[] = [];
  const client: Pick<ApiClient, 'call'> = {
    call: (_, request, options) =>
      new Promise((resolve, reject) => {
        made.push({
          page: (request as RequestFor<'history'>).query.page ?? 0,
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
  const fire = <T>(unit: EventCallable<T>, params?: T): void => {
    scopeBind(unit, { scope })(params as T);
  };
  /** Answers the newest call. */
  const answer = async (result = EMPTY) => {
    made.at(-1)?.resolve(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    made,
    scope,
    fire,
    answer,
    fail: async (error: ApiError = failure) => {
      made.at(-1)?.reject(error);
      await vi.advanceTimersByTimeAsync(0);
    },
    /** Number of calls once this time has passed, in ms. */
    callsAfter: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return made.length;
    },
    readOnce: async ({ refresh } = query) => {
      fire(refresh);
      await answer();
    },
    /** Receives another tab's response. */
    isTaken: (message: SharedResult) => {
      fire(resultReceived, message);
      return scope.getState(sharedQuery.$data) === message.result;
    },
  };
};

const isLive = ({ state, signal }: Made): boolean => state === 'under way' && signal?.aborted !== true;

const EVENTS = {
  request: query.refresh,
  outdate: query.invalidated,
  overtake: query.aborted,
};

type Step =
  | { readonly do: keyof typeof EVENTS }
  | { readonly do: 'choose'; readonly page: number }
  | { readonly do: 'answer'; readonly which: number; readonly well: boolean }
  | { readonly do: 'wait'; readonly ms: number };

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.constantFrom<Step>({ do: 'request' }, { do: 'outdate' }, { do: 'overtake' }),
    fc.record({ do: fc.constant('choose' as const), page: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: fc.constant('answer' as const), which: fc.nat(5), well: fc.boolean() }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 400, 999, 1_000, 5_000) }),
  ),
  { maxLength: 40 },
);

useFakeClock();

it('query: shows the newest response, also after a failure, no older failure, and has one call in flight at most', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (run) => {
      vi.clearAllTimers();
      const { made, scope, fire } = createWorld();
      let newest: Made | null = null;
      let shown: number | undefined;
      for (const step of run) {
        const live = made.filter(isLive);
        if (step.do === 'choose') {
          fire(pageChosen, step.page);
          fire(query.refresh);
        } else if (step.do === 'wait') await vi.advanceTimersByTimeAsync(step.ms);
        else if (step.do !== 'answer') {
          fire(EVENTS[step.do]);
        } else {
          // Responses arrive in any order, also those of aborted calls.
          const pending = made.filter(({ state }) => state === 'under way');
          const call = pending[step.which % pending.length];
          if (call === undefined) continue;
          if (live.includes(call)) newest = call;
          if (newest === call && step.well) shown = call.stamp;
          call.state = step.well ? 'answered' : 'failed';
          if (step.well) call.resolve({ numbers: [], pagination: pageOf(call) });
          else call.reject(failure);
        }
        await vi.advanceTimersByTimeAsync(0);

        expect(made.filter(isLive).length).toBeLessThanOrEqual(1);
        const underWay = made.find(isLive);
        expect(scope.getState(query.$isPending)).toBe(underWay !== undefined);
        expect(scope.getState(query.$data)?.pagination?.total).toBe(shown);
        if (newest?.state !== 'failed') expect(scope.getState(query.$error)).toBeNull();
        if (scope.getState(query.$error) !== null) expect(newest?.state).toBe('failed');
      }
      // Stale data is read once more, at the earliest a second after the last read.
      const { at } = made.at(-1) ?? { at: -Infinity };
      const before = made.length;
      fire(query.invalidated);
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
  const { made, fire } = createWorld();
  fire(query.refresh);
  fire(query.refresh);
  made[0]?.resolve(EMPTY);
  await vi.advanceTimersByTimeAsync(900);
  fire(query.refresh);
  expect(made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  fire(query.refresh);
  expect(made).toHaveLength(2);
});

it('query: retries at once after a failure, also within a second of a response', async () => {
  const { made, scope, fire, fail, readOnce } = createWorld();
  fire(query.refresh);
  await fail();
  expect(scope.getState(query.$error)).toEqual(failure);
  await readOnce();
  expect(made).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  fire(query.refresh);
  await fail();
  fire(query.refresh);
  expect(made).toHaveLength(4);
});

it('query: reads stale data once the page is visible, and refreshes at any time', async () => {
  const { made, fire, callsAfter, readOnce } = createWorld();
  fire(pageVisibilityChanged, false);
  fire(query.invalidated);
  expect(await callsAfter(5_000)).toBe(0);
  fire(pageVisibilityChanged, true);
  expect(made).toHaveLength(1);
  made[0]?.resolve(EMPTY);
  await vi.advanceTimersByTimeAsync(1_000);
  fire(pageVisibilityChanged, false);
  await readOnce();
  expect(made).toHaveLength(2);
});

it('query: reads again by itself after the Retry-After of a 429, and not before for a screen that opens', async () => {
  const { made, fire, fail, callsAfter } = createWorld();
  const refusal: ApiError = aRejection({ status: 429, retryAfterS: 3 });
  fire(query.refresh);
  await fail(refusal);
  fire(query.start);
  expect(await callsAfter(2_999)).toBe(1);
  expect(await callsAfter(1)).toBe(2);
  made[1]?.reject({ ...refusal, retryAfterS: null });
  await vi.advanceTimersByTimeAsync(1_000);
  fire(query.invalidated);
  expect(made).toHaveLength(3);
});

it.each([
  ['during the wait', false],
  ['before the response', true],
])(
  'query: reads nothing after the Retry-After of a 429 until its screen opens again: left %s',
  async (_, isEarly) => {
    const { fire, fail, callsAfter } = createWorld();
    const leave = () => {
      fire(screen.toggled, false);
    };
    fire(query.refresh);
    if (isEarly) leave();
    await fail(aRejection({ status: 429, retryAfterS: 3 }));
    leave();
    expect(await callsAfter(2_000)).toBe(1);
    fire(screen.toggled, true);
    expect(await callsAfter(999)).toBe(1);
    leave();
    expect(await callsAfter(5_000)).toBe(1);
    fire(query.invalidated);
    expect(await callsAfter(5_000)).toBe(1);
    fire(screen.toggled, true);
    expect(await callsAfter(0)).toBe(2);
  },
);

it('query: a Retry-After of no time is none', async () => {
  const { fire, fail, callsAfter } = createWorld();
  fire(query.refresh);
  await fail(aRejection({ status: 429, retryAfterS: 0 }));
  expect(await callsAfter(5_000)).toBe(1);
});

const requestChanged = createEvent<RequestFor<'history'> | null>();
const $optionalRequest = createStore<RequestFor<'history'> | null>(null).on(
  requestChanged,
  (_, next) => next,
);
const optionalQuery = createQuery({ operation: history, request: $optionalRequest, delayMs: 500 });

it('query: makes no call while disabled', async () => {
  const { made, scope, fire, callsAfter } = createWorld();
  const isPending = () => scope.getState(optionalQuery.$isPending);
  fire(optionalQuery.refresh);
  fire(optionalQuery.invalidated);
  expect(isPending()).toBe(false);
  fire(requestChanged, { query: { page: 2 } });
  expect(await callsAfter(499)).toBe(0);
  expect(await callsAfter(1)).toBe(1);
  fire(requestChanged, null);
  expect(made[0]?.signal?.aborted).toBe(true);
  expect(isPending()).toBe(false);
  expect(await callsAfter(1_000)).toBe(1);
  fire(requestChanged, { query: { page: 3 } });
  expect(isPending()).toBe(true);
  fire(requestChanged, null);
  expect(isPending()).toBe(false);
  expect(await callsAfter(1_000)).toBe(1);
});

it.each([
  ['emptied', [null, { query: { page: 2 } }]],
  ['changed', [{ query: { page: 2 } }]],
])('query: a request %s during the wait of a 429 is sent after its delay', async (_, requests) => {
  const { fire, fail, callsAfter } = createWorld();
  fire(requestChanged, { query: { page: 1 } });
  await callsAfter(500);
  await fail(aRejection({ status: 429, retryAfterS: 3 }));
  await callsAfter(2_900);
  requests.forEach((request) => fire(requestChanged, request));
  expect(await callsAfter(499)).toBe(1);
  expect(await callsAfter(1)).toBe(2);
});

/** Another tab's response to page 1, from a call that began at this time, in ms since 1970. */
const sharedResultOf = (startedAt: number) => {
  const result: Page = { numbers: [], pagination: null };
  return { path: history.path, key: JSON.stringify({ query: { page: 1 } }), result, startedAt };
};

it("query: accepts another tab's response only for its own request and only if newer than all it has", () => {
  const { scope, isTaken } = createWorld();
  const later = sharedResultOf(Date.now() + 1);
  expect(isTaken({ ...later, path: '/numbers/active' })).toBe(false);
  expect(isTaken({ ...later, key: '{}' })).toBe(false);
  expect(isTaken(later)).toBe(true);
  expect(isTaken(sharedResultOf(Date.now() + 1))).toBe(false);
  expect(scope.getState(query.$data)).toBeNull();
});

it('query: frees its connection for the next session', () => {
  const { made, fire } = createWorld();
  fire(query.refresh);
  fire(sessionEnded);
  expect(made[0]?.signal?.aborted).toBe(true);
});

it("query: ignores another tab's response to a call older than its own", async () => {
  const { fire, answer, isTaken } = createWorld();
  fire(sharedQuery.aborted);
  expect(isTaken(sharedResultOf(Date.now()))).toBe(false);
  fire(sharedQuery.refresh);
  const askedAt = Date.now();
  await vi.advanceTimersByTimeAsync(300);
  await answer();
  expect(isTaken(sharedResultOf(askedAt))).toBe(false);
  expect(isTaken(sharedResultOf(askedAt + 1))).toBe(true);
});

it('query: leaves stale data to the leader and reads it itself after a timeout', async () => {
  const { made, fire, callsAfter } = createWorld();
  fire(leaderChanged, true);
  for (const calls of [1, 2]) {
    fire(sharedQuery.invalidated);
    expect(await callsAfter(RESULT_BROADCAST_WAIT_MS - 1)).toBe(calls - 1);
    expect(await callsAfter(1)).toBe(calls);
    made.at(-1)?.resolve(EMPTY);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  fire(sharedQuery.invalidated);
  fire(resultReceived, sharedResultOf(Date.now()));
  expect(await callsAfter(5_000)).toBe(2);
  fire(query.invalidated);
  expect(made).toHaveLength(3);
});
