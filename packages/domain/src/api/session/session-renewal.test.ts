import { expect, it, vi } from 'vitest';
import { me } from '../../contracts/auth-calls';
import { calculateUsd } from '../../contracts/deposits-calls';
import { purchaseNumber } from '../../contracts/numbers-calls';
import { balance } from '../../contracts/payments-calls';
import { readPurchaseRejection } from '../../purchase/rejections';
import { ACCESS_TOKEN_LIFETIME_MS } from '../../limits/tuning';
import {
  BALANCE,
  LOGOUT,
  PURCHASE,
  REFRESH,
  balanceResponse,
  createClientWithServer,
  createSignedInClient,
  purchase,
  refreshed,
  signIn,
} from '../../testing/harness/client-with-server';
import { errorResponse, hangs, json, networkFailure, type FakeRoute } from '../../testing/fakes/fake-fetch';
import type { ApiClient } from '../client/api-client';
import { isApiError } from '../errors/api-error';
import { NOT_RENEWED } from './authenticated-request';
import { useFakeClock } from '../../testing/harness/use-fake-clock';
const QUOTE = 'POST /api/payments/calculate-usd';

/** Accepts the token given by a refresh, refuses every other. */
const onlyAfterRefresh =
  (answer: () => Response): FakeRoute =>
  ({ headers }) =>
    headers.get('Authorization') === 'Bearer token-2' ? answer() : errorResponse(401, 'TOKEN_EXPIRED');

useFakeClock();

/**
 * A client whose nth call for the balance waits until the test refuses it. All other calls go by the token
 * that the server accepts.
 */
const createClientWithSlowCall = async (nth: number) => {
  const accepted = { token: 'token-2' };
  let refuseSlowCall = () => {};
  const world = await createSignedInClient({
    [BALANCE]: ({ headers }) => {
      const expired = errorResponse(401, 'TOKEN_EXPIRED');
      if (world.server.count(BALANCE) === nth)
        return new Promise((resolve) => (refuseSlowCall = () => resolve(expired)));
      return headers.get('Authorization') === `Bearer ${accepted.token}` ? balanceResponse() : expired;
    },
    [REFRESH]: () => json({ success: true, accessToken: accepted.token }),
  });
  return { ...world, accepted, refuseSlowCall: () => refuseSlowCall() };
};

it('token renewal: renews again when the token that arrived during the call is already too old', async () => {
  const { client, server, accepted, refuseSlowCall, onSessionExpired } = await createClientWithSlowCall(1);
  const slow = client.call(balance, {});
  await client.call(balance, {});
  accepted.token = 'token-3';
  refuseSlowCall();

  expect(await slow).toMatchObject({ balance: 12.5 });
  expect(server.count(REFRESH)).toBe(2);
  expect(onSessionExpired).not.toHaveBeenCalled();
});

it.each([
  ['the machine slept', () => void vi.setSystemTime(Date.now() + ACCESS_TOKEN_LIFETIME_MS)],
  ['another call renewed the token', ({ refresh }: ApiClient) => refresh()],
])('token renewal: sends the call once more when %s during a refused replay', async (_, meanwhile) => {
  const { client, server, accepted, refuseSlowCall, onSessionExpired } = await createClientWithSlowCall(2);
  const call = client.call(balance, {});
  await vi.advanceTimersByTimeAsync(0);
  accepted.token = 'token-3';
  await meanwhile(client);
  refuseSlowCall();

  expect(await call).toMatchObject({ balance: 12.5 });
  expect(server.count(REFRESH)).toBe(2);
  expect(onSessionExpired).not.toHaveBeenCalled();
});

it.each([
  ['the network fails', networkFailure],
  ['the server is overloaded', () => errorResponse(429, 'RATE_LIMIT_EXCEEDED')],
  ['the answer is broken', () => new Response('<html>', { status: 200 })],
  ['a gateway knows no such page', () => new Response('<h1>404 Not Found</h1>', { status: 404 })],
  ['a gateway lets nobody in', () => json({ message: 'Forbidden' }, 403)],
] satisfies [string, FakeRoute][])(
  'token renewal: keeps the session when %s during the refresh',
  async (_, refresh) => {
    const { client, server, onSessionExpired } = await createSignedInClient({
      [PURCHASE]: () => errorResponse(401, 'TOKEN_EXPIRED'),
      [REFRESH]: refresh,
    });
    const error: unknown = await client.call(purchaseNumber, purchase).catch((thrown: unknown) => thrown);
    // Nothing was bought, so the call can be retried at once; the text is not the server's.
    expect(isApiError(error) && readPurchaseRejection(error)).toEqual({
      kind: 'rejected',
      text: NOT_RENEWED,
    });
    expect(server.count(PURCHASE)).toBe(1);
    expect(onSessionExpired).not.toHaveBeenCalled();
    expect(client.accessToken()).toBe('token-1');
  },
);

it('token renewal: keeps the session when a gateway refuses the replay', async () => {
  const { client, onSessionExpired } = await createSignedInClient({
    [BALANCE]: () => new Response('<h1>401 Authorization Required</h1>', { status: 401 }),
    [REFRESH]: refreshed,
  });
  await expect(client.call(balance, {})).rejects.toMatchObject({ kind: 'rejected', status: 401 });
  expect(onSessionExpired).not.toHaveBeenCalled();
});

it.each([
  ['the refresh', () => errorResponse(401, 'REFRESH_INVALID')],
  ['the replay', refreshed],
])('token renewal: a purchase knows that it was refused when %s ends the session', async (_, refresh) => {
  const { client, server, onSessionExpired } = await createSignedInClient({
    [PURCHASE]: () => errorResponse(401, 'TOKEN_EXPIRED'),
    [REFRESH]: refresh,
  });
  await expect(client.call(purchaseNumber, purchase)).rejects.toEqual({
    kind: 'stale-session',
    isRefused: true,
  });
  expect(server.count(REFRESH)).toBe(1);
  expect(onSessionExpired).toHaveBeenCalledExactlyOnceWith('ended');
});

it('token renewal: is not tried for session calls', async () => {
  const { client, server, onSessionExpired } = await createSignedInClient({
    'GET /api/auth/me': () => errorResponse(401, 'SESSION_NOT_FOUND'),
    [REFRESH]: refreshed,
  });
  await expect(client.call(me, {})).rejects.toEqual({ kind: 'stale-session' });
  expect(server.count(REFRESH)).toBe(0);
  expect(onSessionExpired).toHaveBeenCalledTimes(1);
});

it('session of a client: nothing opens it again once it is over', async () => {
  let letGo: (response: Response) => void = () => {};
  const { client, server, onSessionExpired } = await createSignedInClient({
    [BALANCE]: () => new Promise((resolve) => (letGo = resolve)),
    [REFRESH]: refreshed,
  });
  const inFlight = client.call(balance, {});
  await client.logout();
  const sent = server.seen.length;
  letGo(balanceResponse());
  const staleSession = { kind: 'stale-session' };
  await expect(inFlight).rejects.toEqual(staleSession);
  await expect(signIn(client, 'bob')).rejects.toEqual(staleSession);
  await expect(client.refresh()).rejects.toEqual(staleSession);
  await expect(client.call(purchaseNumber, purchase)).rejects.toEqual(staleSession);
  expect([client.accessToken(), server.seen.length]).toEqual([null, sent]);
  expect(onSessionExpired).not.toHaveBeenCalled();
});

it.each([
  ['answered', refreshed],
  ['refused', () => errorResponse(401, 'INVALID_REFRESH_TOKEN')],
])('session of a client: a sign-in wins over the check at the start, which is %s late', async (_, answer) => {
  let letGo = (): void => {};
  const { client, onSessionExpired } = createClientWithServer({
    [REFRESH]: () => new Promise((resolve) => (letGo = () => resolve(answer()))),
    'GET /api/auth/me': () => json({ success: true, user: { id: 8, username: 'bob' } }),
  });
  const check = expect(client.refresh()).rejects.toBeTruthy();
  await vi.advanceTimersByTimeAsync(0);
  await signIn(client);
  letGo();
  await check;
  expect(client.accessToken()).toBe('token-1');
  expect(onSessionExpired).not.toHaveBeenCalled();
});

it('session of a client: aborts a hanging read or computation when the session ends, but not a mutating call', async () => {
  const { client } = await createSignedInClient({ [BALANCE]: hangs, [QUOTE]: hangs, [PURCHASE]: hangs });
  const settled = vi.fn();
  const read = client.call(balance, {}).catch(settled);
  const quote = client.call(calculateUsd, { body: { amount: 5_000 } }).catch(settled);
  void client.call(purchaseNumber, purchase).catch(settled);
  await client.logout();
  await Promise.all([read, quote]);
  expect(settled.mock.calls).toEqual([[{ kind: 'stale-session' }], [{ kind: 'stale-session' }]]);
});

it('session of a client: logout uses a fresh token when the old one has expired', async () => {
  const { client, server } = await createSignedInClient({
    [LOGOUT]: onlyAfterRefresh(() => json({ success: true })),
    [REFRESH]: refreshed,
  });
  await client.logout();
  expect(server.count(LOGOUT)).toBe(2);
  expect(client.accessToken()).toBeNull();
});

it.each([
  ['cannot be reached', networkFailure],
  ['refuses', () => errorResponse(403, 'FORBIDDEN')],
  ['is broken', () => errorResponse(500, 'INTERNAL_ERROR')],
] satisfies [string, FakeRoute][])(
  'session of a client: logout ends it even if the server %s, with one notification',
  async (_, logout) => {
    const { client, server } = await createSignedInClient({ [LOGOUT]: logout, [REFRESH]: refreshed });
    await client.logout();
    expect(client.accessToken()).toBeNull();
    expect([server.count(LOGOUT), server.count(REFRESH)]).toEqual([1, 0]);
  },
);
