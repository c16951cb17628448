import { vi, type Mock } from 'vitest';
import { createApiClient, type ApiClient, type ApiClientOptions } from '../../api/client/api-client';
import { limitedCallMade } from '../../api/client/rate-limit-budget';
import { noticeReceived } from '../../api/errors/transport-notices';
import { sessionExpired, signedOutElsewhere } from '../../api/session/current-user';
import { tokenRenewed } from '../../lib/session-events';
import { responseClockSampled } from '../../lib/time/clock';
import { login } from '../../contracts/auth-calls';
import { createFakeFetch, json, type FakeRoute } from '../fakes/fake-fetch';

type Routes = Readonly<Record<string, FakeRoute>>;

/** Keys of the routes that tests of the client call. */
export const BALANCE = 'GET /api/payments/balance';
export const CANCEL = 'POST /api/numbers/5/cancel';
export const CSRF = 'GET /api/csrf-token';
export const LOGOUT = 'POST /api/auth/logout';
export const PURCHASE = 'POST /api/numbers/purchase';
export const REFRESH = 'POST /api/auth/refresh';

/** A good response to `BALANCE`. */
export const balanceResponse = () =>
  json({ success: true, data: { balance: { balance: 12.5 }, summary: {} } });

/** A response to `REFRESH` with the next token, `token-2`. */
export const refreshed = () => json({ success: true, accessToken: 'token-2' });

/** The request of `CANCEL`. */
export const cancellation = { params: { id: '5' } };

/** A request that buys a number. */
export const purchase = { body: { service: 'wa', country: '187' } };

/** A real client in front of a fake server, signed out. */
export const createClientWithServer = (routes: Routes, options: Partial<ApiClientOptions> = {}) => {
  const server = createFakeFetch(routes);
  const client = createApiClient({
    origin: 'https://api.test',
    fetch: server.fetch,
    random: () => 1,
    ...options,
  });
  const spies = new Map<object, Mock>();
  const spyOn = (event: object): Mock => {
    const spy = vi.fn();
    spies.set(event, spy);
    return spy;
  };
  client.listen((event, payload) => void spies.get(event)?.(payload));
  return {
    server,
    client,
    onSessionExpired: spyOn(sessionExpired),
    onSignedOutElsewhere: spyOn(signedOutElsewhere),
    onNotice: spyOn(noticeReceived),
    onTokenRenewed: spyOn(tokenRenewed),
    onLimitedCall: spyOn(limitedCallMade),
    onServerTime: spyOn(responseClockSampled),
  };
};

/** Signs in; the routes name the token. */
export const signIn = (client: ApiClient, username = 'ada') =>
  client.openSession(login, { body: { username, password: 'secret' } });

/** A real client in front of a fake server, signed in with the token `token-1`. */
export const createSignedInClient = async (routes: Routes, options?: Partial<ApiClientOptions>) => {
  const world = createClientWithServer(routes, options);
  await signIn(world.client);
  return world;
};
