import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createFakeFetch,
  errorAnswer,
  hangs,
  json,
  networkFailure,
  type FakeRoute,
} from '../testing/fake-fetch';
import { createApiClient } from './api-client';

const BALANCE = 'GET /api/payments/balance';
const REFRESH = 'POST /api/auth/refresh';
const CSRF = 'GET /api/csrf-token';
const CANCEL = 'POST /api/numbers/5/cancel';
const PURCHASE = 'POST /api/numbers/purchase';

const balanceAnswer = () => json({ success: true, data: { balance: { balance: 12.5 }, summary: {} } });
const refreshed: FakeRoute = () => json({ success: true, accessToken: 'token-2' });

/** Accepts the token given by a refresh, refuses every other. */
const onlyAfterRefresh =
  (answer: () => Response): FakeRoute =>
  ({ headers }) =>
    headers.get('Authorization') === 'Bearer token-2' ? answer() : errorAnswer(401, 'TOKEN_EXPIRED');

const setUp = (routes: Readonly<Record<string, FakeRoute>>) => {
  const server = createFakeFetch(routes);
  const client = createApiClient({ origin: 'https://api.test', fetch: server.fetch, random: () => 1 });
  const onSessionExpired = vi.fn();
  const onNotice = vi.fn();
  client.listen({ onSessionExpired, onNotice });
  return { server, client, onSessionExpired, onNotice };
};

const signIn = async (routes: Readonly<Record<string, FakeRoute>>) => {
  const world = setUp(routes);
  await world.client.login({ username: 'ada', password: 'secret' });
  return world;
};

const purchase = { body: { service: 'wa', country: '187' } };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what a call carries', () => {
  it('sends the bearer, the cookies and, on unsafe calls only, the anti-forgery token', async () => {
    const { client, server } = await signIn({
      [BALANCE]: balanceAnswer,
      [CANCEL]: () => json({ success: true }),
    });
    await client.call('balance', {});
    await client.call('cancelNumber', { params: { id: '5' } });

    expect(server.last(BALANCE)?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(server.last(BALANCE)?.headers.get('X-CSRF-Token')).toBeNull();
    expect(server.last(CANCEL)?.headers.get('X-CSRF-Token')).toBe('csrf-2');
    expect(server.last(CANCEL)?.body).toBe('{}');
    expect(server.last(CANCEL)?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(server.seen.every(({ credentials }) => credentials === 'include')).toBe(true);
  });

  it('sends no bearer with login and refresh, and only the mark with the health check', async () => {
    const { client, server } = await signIn({ [REFRESH]: refreshed, 'GET /api/health': () => json({}) });
    await client.refresh();
    await client.call('health', {});

    expect(server.last('POST /api/auth/login')?.headers.get('Authorization')).toBeNull();
    expect(server.last(REFRESH)?.headers.get('Authorization')).toBeNull();
    const health = server.last('GET /api/health')?.headers;
    expect(health?.get('X-Skip-Auth-Interceptor')).toBe('true');
    expect(health?.get('Authorization')).toBeNull();
    expect(health?.get('X-CSRF-Token')).toBeNull();
  });

  it('refuses a hostile path parameter before anything is sent', async () => {
    const { client, server } = await signIn({});
    const before = server.seen.length;
    await expect(client.call('numberStatus', { params: { id: '../../auth/logout' } })).rejects.toEqual({
      kind: 'refused',
    });
    expect(server.seen).toHaveLength(before);
  });
});

describe('anti-forgery token', () => {
  it('is fetched once for calls side by side and kept for 10 minutes', async () => {
    const { client, server } = await signIn({ [CANCEL]: () => json({ success: true }) });
    const cancel = () => client.call('cancelNumber', { params: { id: '5' } });
    const atLogin = server.count(CSRF);

    await Promise.all([cancel(), cancel(), cancel()]);
    expect(server.count(CSRF) - atLogin).toBe(1);

    vi.advanceTimersByTime(10 * 60_000 - 1);
    await cancel();
    expect(server.count(CSRF) - atLogin).toBe(1);

    vi.advanceTimersByTime(1);
    await cancel();
    expect(server.count(CSRF) - atLogin).toBe(2);
  });

  it('is renewed and the call replayed once after CSRF_ERROR', async () => {
    const { client, server } = await signIn({
      [PURCHASE]: ({ headers }) =>
        headers.get('X-CSRF-Token') === 'csrf-3' ? json({ success: true }) : errorAnswer(403, 'CSRF_ERROR'),
    });
    await client.call('purchaseNumber', purchase);
    expect(server.count(PURCHASE)).toBe(2);
  });

  it('is not renewed a second time for the same call', async () => {
    const { client, server } = await signIn({ [PURCHASE]: () => errorAnswer(403, 'CSRF_ERROR') });
    await expect(client.call('purchaseNumber', purchase)).rejects.toMatchObject({ code: 'CSRF_ERROR' });
    expect(server.count(PURCHASE)).toBe(2);
  });

  it('is done without when it cannot be fetched', async () => {
    const { client, server } = setUp({ [CSRF]: networkFailure });
    await client.login({ username: 'ada', password: 'secret' });
    expect(server.last('POST /api/auth/login')?.headers.get('X-CSRF-Token')).toBeNull();
  });

  it('never outlives its session', async () => {
    const { client, server } = await signIn({});
    await client.logout();
    const ofFirst = server.last('POST /api/auth/logout')?.headers.get('X-CSRF-Token');
    await client.login({ username: 'bob', password: 'secret' });
    expect(ofFirst).toBe('csrf-2');
    expect(server.last('POST /api/auth/login')?.headers.get('X-CSRF-Token')).toBe('csrf-3');
  });
});

describe('renewal of the access token', () => {
  it('makes one refresh and one replay each for 50 calls refused together', async () => {
    const { client, server } = await signIn({
      [BALANCE]: onlyAfterRefresh(balanceAnswer),
      [REFRESH]: refreshed,
    });
    const results = await Promise.all(Array.from({ length: 50 }, () => client.call('balance', {})));

    expect(results.every(({ balance }) => balance === 12.5)).toBe(true);
    expect(server.count(REFRESH)).toBe(1);
    expect(server.count(BALANCE)).toBe(100);
  });

  it('uses a token that came while the call was under way instead of renewing again', async () => {
    let letGo = (_: Response): void => {};
    let isFirst = true;
    const { client, server } = await signIn({
      [BALANCE]: (request) => {
        if (!isFirst) return onlyAfterRefresh(balanceAnswer)(request);
        isFirst = false;
        return new Promise((resolve) => (letGo = resolve));
      },
      [REFRESH]: refreshed,
    });
    const slow = client.call('balance', {});
    await client.call('balance', {});
    letGo(errorAnswer(401, 'TOKEN_EXPIRED'));
    await slow;
    expect(server.count(REFRESH)).toBe(1);
  });

  it('ends the session once when the refresh is refused', async () => {
    const { client, onSessionExpired } = await signIn({
      [BALANCE]: () => errorAnswer(401, 'TOKEN_EXPIRED'),
      [REFRESH]: () => errorAnswer(401, 'INVALID_REFRESH_TOKEN'),
    });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => client.call('balance', {})));

    expect(results.map((result) => result.status === 'rejected' && result.reason)).toEqual(
      Array(5).fill({ kind: 'stale-session' }),
    );
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
    expect(client.accessToken()).toBeNull();
  });

  it.each([
    ['the network fails', networkFailure],
    ['the server is broken', () => errorAnswer(502, 'BAD_GATEWAY')],
    ['the server is overloaded', () => errorAnswer(429, 'RATE_LIMIT_EXCEEDED')],
    ['the answer is broken', () => new Response('<html>', { status: 200 })],
  ] satisfies [string, FakeRoute][])('keeps the session when %s during the refresh', async (_, refresh) => {
    const { client, onSessionExpired } = await signIn({
      [BALANCE]: () => errorAnswer(401, 'TOKEN_EXPIRED'),
      [REFRESH]: refresh,
    });
    await expect(client.call('balance', {})).rejects.toMatchObject({ kind: 'rejected', status: 401 });
    expect(onSessionExpired).not.toHaveBeenCalled();
    expect(client.accessToken()).toBe('token-1');
  });

  it('ends the session when the replay is refused as well', async () => {
    const { client, server, onSessionExpired } = await signIn({
      [BALANCE]: () => errorAnswer(401, 'TOKEN_EXPIRED'),
      [REFRESH]: refreshed,
    });
    await expect(client.call('balance', {})).rejects.toEqual({ kind: 'stale-session' });
    expect(server.count(REFRESH)).toBe(1);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  it('is not tried for session calls', async () => {
    const { client, server, onSessionExpired } = await signIn({
      'GET /api/auth/me': () => errorAnswer(401, 'SESSION_NOT_FOUND'),
      [REFRESH]: refreshed,
    });
    await expect(client.call('me', {})).rejects.toEqual({ kind: 'stale-session' });
    expect(server.count(REFRESH)).toBe(0);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });
});

describe('session epoch', () => {
  it("rejects an answer that arrives in the next user's session", async () => {
    let letGo = (_: Response): void => {};
    const { client } = await signIn({ [BALANCE]: () => new Promise((resolve) => (letGo = resolve)) });
    const ofFirstUser = client.call('balance', {});
    await client.logout();
    await client.login({ username: 'bob', password: 'secret' });
    letGo(balanceAnswer());
    await expect(ofFirstUser).rejects.toEqual({ kind: 'stale-session' });
  });

  it('is ended on the server with a fresh token when the old one ran out', async () => {
    const { client, server } = await signIn({
      'POST /api/auth/logout': onlyAfterRefresh(() => json({ success: true })),
      [REFRESH]: refreshed,
    });
    await client.logout();
    expect(server.count('POST /api/auth/logout')).toBe(2);
    expect(client.accessToken()).toBeNull();
  });

  it('ends even if the server cannot be told', async () => {
    const { client } = await signIn({ 'POST /api/auth/logout': networkFailure });
    await client.logout();
    expect(client.accessToken()).toBeNull();
  });
});

describe('deadline', () => {
  it('gives up when no answer comes', async () => {
    const { client } = await signIn({ [PURCHASE]: hangs });
    const call = expect(client.call('purchaseNumber', purchase)).rejects.toMatchObject({
      kind: 'timeout',
      elapsedMs: 90_000,
    });
    await vi.advanceTimersByTimeAsync(90_000);
    await call;
  });

  it('covers the body', async () => {
    const { client } = await signIn({
      [PURCHASE]: ({ signal }) =>
        new Response(
          new ReadableStream({
            start: (body) => signal?.addEventListener('abort', () => body.error(new TypeError('aborted'))),
          }),
        ),
    });
    const call = expect(client.call('purchaseNumber', purchase)).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(90_000);
    await call;
  });
});

describe('retries', () => {
  it('reads again twice after a passing fault', async () => {
    const answers = [errorAnswer(502, 'BAD_GATEWAY'), errorAnswer(500, 'X'), balanceAnswer()];
    const { client, server } = await signIn({ [BALANCE]: () => answers.shift() ?? errorAnswer(404, 'X') });
    const call = client.call('balance', {});
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await call).toMatchObject({ balance: 12.5 });
    expect(server.count(BALANCE)).toBe(3);
  });

  it.each([400, 404, 409, 429])('reads once when the answer is %i', async (status) => {
    const { client, server } = await signIn({ [BALANCE]: () => errorAnswer(status, 'X') });
    await expect(client.call('balance', {})).rejects.toMatchObject({ status });
    expect(server.count(BALANCE)).toBe(1);
  });

  it.each([
    ['a 500', () => errorAnswer(500, 'PURCHASE_FAILED')],
    ['a 409', () => errorAnswer(409, 'X')],
    ['a cut wire', networkFailure],
    ['a broken body', () => new Response('<html>')],
  ] satisfies [string, FakeRoute][])('never sends a purchase again after %s', async (_, route) => {
    const { client, server } = await signIn({ [PURCHASE]: route });
    await expect(client.call('purchaseNumber', purchase)).rejects.toBeDefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.count(PURCHASE)).toBe(1);
  });
});

describe('answers', () => {
  it.each([
    [
      'success: false',
      () => json({ success: false, error: 'no' }),
      { kind: 'rejected', status: 200, text: 'no' },
    ],
    ['an HTML page', () => new Response('<html>', { status: 200 }), { kind: 'malformed' }],
    ['a cut JSON', () => new Response('{"data": {'), { kind: 'malformed' }],
    ['NaN', () => new Response('NaN'), { kind: 'malformed' }],
    ['another shape', () => json({ success: true, data: { balance: 'abc' } }), { kind: 'malformed' }],
    [
      'an HTML error',
      () => new Response('<html>', { status: 404 }),
      { kind: 'rejected', status: 404, text: null },
    ],
    [
      'message beside error',
      () => json({ error: 'short', message: 'long', code: 'C' }, 400),
      { kind: 'rejected', text: 'long', code: 'C' },
    ],
  ] satisfies [string, FakeRoute, object][])('fails on %s', async (_, route, error) => {
    const { client } = await signIn({ [BALANCE]: route });
    await expect(client.call('balance', {})).rejects.toMatchObject(error);
  });
});

describe('notices', () => {
  it('tells of a rate limit with the wait where the header can be read', async () => {
    const { client, onNotice } = await signIn({
      [BALANCE]: () => json({}, 429, { 'Retry-After': '42' }),
    });
    await expect(client.call('balance', {})).rejects.toMatchObject({ retryAfterS: 42 });
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ kind: 'rate-limited', retryAfterS: 42 });
  });

  it('tells that the server is starting up after a failure of 30 s, not of 10 s', async () => {
    const { client, onNotice } = setUp({ [CSRF]: hangs, [REFRESH]: hangs });
    const call = expect(client.refresh()).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onNotice).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30_000);
    await call;
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ kind: 'server-starting' });
  });
});
