import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { purchaseNumber } from '../../contracts/numbers-calls';
import { balance } from '../../contracts/payments-calls';
import {
  BALANCE,
  CSRF,
  PURCHASE,
  REFRESH,
  createSignedInClient,
  purchase,
  refreshed,
} from '../../testing/harness/client-with-server';
import { errorResponse, json, networkFailure, type FakeRoute } from '../../testing/fakes/fake-fetch';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

useFakeClock();

const after =
  (ms: number, answer: FakeRoute): FakeRoute =>
  async (request) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return answer(request);
  };

/** Counts how many requests are under way at a time. */
const gauge = (route: FakeRoute) => {
  let underWay = 0;
  let most = 0;
  const measured: FakeRoute = async (request) => {
    most = Math.max(most, (underWay += 1));
    try {
      return await route(request);
    } finally {
      underWay -= 1;
    }
  };
  return { measured, most: () => most };
};

const REFRESHES: Readonly<Record<string, FakeRoute>> = {
  works: refreshed,
  refused: () => errorResponse(401, 'INVALID_REFRESH_TOKEN'),
  network: networkFailure,
  broken: () => errorResponse(502, 'BAD_GATEWAY'),
};
const delay = fc.integer({ min: 0, max: 500 });

it('session: renews one token at a time, ends a session once, and carries out a purchase once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ isPurchase: fc.boolean(), startMs: delay, answerMs: delay }), {
        minLength: 1,
        maxLength: 20,
      }),
      fc.constantFrom(...Object.entries(REFRESHES)),
      delay,
      async (calls, [refreshOutcome, refreshRoute], refreshMs) => {
        let carriedOut = 0;
        const guarded: FakeRoute = ({ method, headers }) => {
          if (headers.get('Authorization') !== 'Bearer token-2') return errorResponse(401, 'TOKEN_EXPIRED');
          if (method === 'POST') carriedOut += 1;
          return json({ success: true, data: { balance: 1 } });
        };
        const refresh = gauge(after(refreshMs, refreshRoute));
        const csrf = gauge(after(refreshMs, () => json({ csrfToken: 'csrf' })));
        const answerTimes = calls.map(({ answerMs }) => answerMs);
        const answered: FakeRoute = (request) => after(answerTimes.shift() ?? 0, guarded)(request);
        const world = createSignedInClient({
          [REFRESH]: refresh.measured,
          [CSRF]: csrf.measured,
          [BALANCE]: answered,
          [PURCHASE]: answered,
        });
        await vi.advanceTimersByTimeAsync(1_000);
        const { client, server, onSessionExpired } = await world;

        const results = Promise.allSettled(
          calls.map(async ({ isPurchase, startMs }) => {
            await new Promise((resolve) => setTimeout(resolve, startMs));
            return isPurchase ? client.call(purchaseNumber, purchase) : client.call(balance, {});
          }),
        );
        await vi.advanceTimersByTimeAsync(60_000);
        const succeeded = (await results).filter(({ status }) => status === 'fulfilled').length;

        expect(refresh.most()).toBeLessThanOrEqual(1);
        expect(csrf.most()).toBeLessThanOrEqual(1);
        expect(onSessionExpired).toHaveBeenCalledTimes(refreshOutcome === 'refused' ? 1 : 0);
        expect(client.accessToken() === null).toBe(refreshOutcome === 'refused');
        expect(succeeded).toBe(refreshOutcome === 'works' ? calls.length : 0);
        expect(carriedOut).toBe(
          refreshOutcome === 'works' ? calls.filter(({ isPurchase }) => isPurchase).length : 0,
        );
        if (refreshOutcome === 'works') expect(server.count(REFRESH)).toBe(1);
      },
    ),
    { numRuns: 50 },
  );
});
