import { expect, it, vi } from 'vitest';
import { health } from '../../contracts/system-calls';
import { createClientWithServer } from '../../testing/harness/client-with-server';
import { json } from '../../testing/fakes/fake-fetch';
import type { TakeEarlyFetch, ReceivedResponse } from './early-fetch';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const NOW = Date.parse('2026-03-02T12:00:10.000Z');

/** A client whose health check was sent 8 s ago. */
const createClient = (response: Promise<ReceivedResponse>, controller = new AbortController()) => {
  const takeEarlyFetch = vi.fn<TakeEarlyFetch>(({ url }) =>
    url === 'https://api.test/api/health' ? { sentAt: NOW - 8_000, response, controller } : null,
  );
  return {
    takeEarlyFetch,
    ...createClientWithServer({ 'GET /api/health': () => json({}) }, { takeEarlyFetch }),
  };
};

const received = (status = 200): ReceivedResponse => ({
  status,
  headers: new Headers({ Date: 'Mon, 02 Mar 2026 12:00:05 GMT' }),
  text: '{}',
  receivedAt: NOW - 3_000,
});

useFakeClock(NOW);

it('early fetch: is used instead of sending the call again, and samples the server clock by its own times', async () => {
  const { client, server, takeEarlyFetch, onServerTime } = createClient(Promise.resolve(received()));
  await client.call(health, {});
  expect(takeEarlyFetch).toHaveBeenCalledExactlyOnceWith({
    method: 'GET',
    url: 'https://api.test/api/health',
    bearer: null,
  });
  expect(server.seen).toEqual([]);
  // The server said 12:00:05, to the second, between 12:00:02 and 12:00:07 here.
  expect(onServerTime).toHaveBeenCalledWith({ by: 'response', leastMs: -2_000, mostMs: 4_000 });
});

it('early fetch: is not used once it may be outdated', async () => {
  const { client, server } = createClient(Promise.resolve(received()));
  client.dropEarlyFetches();
  await client.call(health, {});
  expect(server.seen).toHaveLength(1);
});
