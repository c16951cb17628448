import { createNodeBackend } from '@sms/api-mocks/node';
import { $apiClient, $clock, appStarted, createApiClient } from '@sms/domain';
import { allSettled, fork } from 'effector';
import { vi } from 'vitest';

const ORIGIN = 'https://dashboard.test';

/** Rejects when the client stops waiting, as a browser's fetch does. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new TypeError('aborted')));
  });

/**
 * The product without its view, in front of a simulated company, on fake timers. What it would say on screen
 * stands in its stores.
 */
export const startProduct = async (scenario: Parameters<typeof createNodeBackend>[0]) => {
  const backend = createNodeBackend(scenario);
  const clock = { now: () => Date.now() };
  const client = createApiClient({
    origin: ORIGIN,
    clock,
    random: () => 0,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const response = await Promise.race([backend.answer(request), givenUp(request.signal)]);
      if (response.type === 'error') throw new TypeError('fetch failed');
      return response;
    },
  });
  const scope = fork({
    values: [
      [$apiClient, client],
      [$clock, clock],
    ],
  });
  const started = allSettled(appStarted, { scope });
  await vi.advanceTimersByTimeAsync(5_000);
  await started;
  return { scope, client, world: backend.world };
};
