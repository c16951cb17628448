import { vi } from 'vitest';
import { createApiClient } from '../../api/client/api-client';
import type { SessionChannel } from '../../api/cross-tab/session-channel';
import { login } from '../../contracts/auth';
import { createFakeFetch, json, type FakeRoute } from '../fakes/fake-fetch';

type Routes = Readonly<Record<string, FakeRoute>>;

/** Keys of the routes that tests of the client call. */
export const BALANCE = 'GET /api/payments/balance';
export const CSRF = 'GET /api/csrf-token';
export const LOGOUT = 'POST /api/auth/logout';
export const PURCHASE = 'POST /api/numbers/purchase';
export const REFRESH = 'POST /api/auth/refresh';

/** A good response to `BALANCE`. */
export const balanceResponse = () =>
  json({ success: true, data: { balance: { balance: 12.5 }, summary: {} } });

/** A request that buys a number. */
export const purchase = { body: { service: 'wa', country: '187' } };

/** A real client in front of a fake server, signed out. */
export const createClientWithServer = (routes: Routes, sessionChannel?: SessionChannel) => {
  const server = createFakeFetch(routes);
  const reportProblem = vi.fn();
  const client = createApiClient({
    origin: 'https://api.test',
    fetch: server.fetch,
    random: () => 1,
    reportProblem,
    ...(sessionChannel && { sessionChannel }),
  });
  const listener = {
    onSessionExpired: vi.fn(),
    onSignedOutElsewhere: vi.fn(),
    onNotice: vi.fn(),
    onTokenRenewed: vi.fn(),
    onLimitedCall: vi.fn(),
    onServerTime: vi.fn(),
  };
  client.listen(listener);
  return { server, client, reportProblem, ...listener };
};

/** The same, signed in with the token `token-1`. */
export const createSignedInClient = async (routes: Routes, sessionChannel?: SessionChannel) => {
  const world = createClientWithServer(routes, sessionChannel);
  await world.client.openSession(login, { body: { username: 'ada', password: 'secret' } });
  return world;
};
