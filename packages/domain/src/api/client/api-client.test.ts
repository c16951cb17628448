import { expect, it, vi } from 'vitest';
import { availability, restrictions } from '../../contracts/catalogue-calls';
import { activeNumbers, cancelNumber, numberStatus, purchaseNumber } from '../../contracts/numbers-calls';
import { balance } from '../../contracts/payments-calls';
import { health } from '../../contracts/system-calls';
import { DAY_MS } from '../../limits/spec';
import {
  BALANCE,
  CANCEL,
  PURCHASE,
  REFRESH,
  balanceResponse,
  cancellation,
  createClientWithServer,
  createSignedInClient,
  purchase,
  refreshed,
} from '../../testing/harness/client-with-server';
import { errorResponse, hangs, json, networkFailure, type FakeRoute } from '../../testing/fakes/fake-fetch';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

useFakeClock();

it('request headers: sends the bearer, the cookies and, on unsafe calls only, the anti-forgery token', async () => {
  const { client, server } = await createSignedInClient({
    [BALANCE]: balanceResponse,
    [CANCEL]: () => json({ success: true }),
  });
  await client.call(balance, {});
  await client.call(cancelNumber, cancellation);

  expect(server.last(BALANCE)?.headers.get('Authorization')).toBe('Bearer token-1');
  expect(server.last(BALANCE)?.headers.get('X-CSRF-Token')).toBeNull();
  expect(server.last(CANCEL)?.headers.get('X-CSRF-Token')).toBe('csrf-2');
  expect(server.last(CANCEL)?.body).toBe('{}');
  expect(server.seen.every(({ credentials }) => credentials === 'include')).toBe(true);
});

it('request headers: sends no bearer with login and refresh, nor any token with the CSRF token call and the health check', async () => {
  const { client, server } = await createSignedInClient({
    [REFRESH]: refreshed,
    'GET /api/health': () => json({}),
  });
  await client.refresh();
  await client.call(health, {});

  const sentTo = (wanted: string, ...names: string[]) =>
    server.seen
      .filter(({ path }) => path === wanted)
      .map(({ headers }) => names.map((name) => headers.get(name)));
  expect(sentTo('/api/auth/login', 'Authorization')).toEqual([[null]]);
  expect(sentTo('/api/auth/refresh', 'Authorization')).toEqual([[null]]);
  const tokens = ['Authorization', 'X-CSRF-Token'];
  expect(sentTo('/api/health', 'X-Skip-Auth-Interceptor', ...tokens)).toEqual([['true', null, null]]);
  expect(sentTo('/api/auth/me', ...tokens)).toEqual([['Bearer token-2', null]]);
  expect(sentTo('/api/csrf-token', ...tokens)).toEqual([
    [null, null],
    [null, null],
  ]);
});

it('request headers: sends the idempotency key with a keyed call and its replay, and with no other call', async () => {
  let tokens = 0;
  const { client, server } = await createSignedInClient({
    [BALANCE]: balanceResponse,
    [PURCHASE]: () => ((tokens += 1) === 1 ? errorResponse(401, 'TOKEN_EXPIRED') : json({ success: true })),
    [REFRESH]: refreshed,
    [CANCEL]: () => json({ success: true }),
  });
  await client.call(purchaseNumber, purchase, { key: 'key-of-the-click' });
  await client.call(cancelNumber, cancellation);
  await client.call(cancelNumber, cancellation);
  await client.call(balance, {});
  const keysOf = (route: string) =>
    server.seen.flatMap(({ method, path, headers }) =>
      `${method} ${path}` === route ? [headers.get('Idempotency-Key')] : [],
    );
  expect(keysOf(PURCHASE)).toEqual(['key-of-the-click', 'key-of-the-click']);
  expect(keysOf(BALANCE)).toEqual([null]);
  const [one, other] = keysOf(CANCEL);
  expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(other).not.toBe(one);
});

it('request headers: sends no key to a server that may not allow the header', async () => {
  const { client, server } = createClientWithServer(
    { [CANCEL]: () => json({ success: true }) },
    { sendsIdempotencyKeys: false },
  );
  await client.call(cancelNumber, cancellation);
  expect(server.last(CANCEL)?.headers.get('Idempotency-Key')).toBeNull();
});

it('request headers: rejects a hostile path parameter before sending', async () => {
  const { client, server } = await createSignedInClient({});
  const before = server.seen.length;
  await expect(client.call(numberStatus, { params: { id: '../../auth/logout' } })).rejects.toEqual({
    kind: 'unsafe-path',
  });
  expect(server.seen).toHaveLength(before);
});

it('deadline: covers the body', async () => {
  const { client } = await createSignedInClient({
    [PURCHASE]: ({ signal }) =>
      new Response(
        new ReadableStream({
          start: (body) => signal?.addEventListener('abort', () => body.error(new TypeError('aborted'))),
        }),
      ),
  });
  const call = expect(client.call(purchaseNumber, purchase)).rejects.toEqual({
    kind: 'timeout',
    elapsedMs: 90_000,
  });
  await vi.advanceTimersByTimeAsync(90_000);
  await call;
});

it('request: aborts a call once its signal is aborted', async () => {
  const { client, server } = await createSignedInClient({ [BALANCE]: hangs });
  const leaving = new AbortController();
  const call = expect(client.call(balance, {}, { signal: leaving.signal })).rejects.toEqual({
    kind: 'aborted',
  });
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort();
  await call;
  expect(server.last(BALANCE)?.signal?.aborted).toBe(true);
});

it.each([
  ['no answer', networkFailure, { kind: 'offline' }, 0],
  ['the error of a gateway', () => new Response('Bad Gateway', { status: 502 }), undefined, 1],
] satisfies [string, FakeRoute, unknown, number][])(
  'offline, says the browser: a purchase is sent only after an answer of the server: %s',
  async (_, healthRoute, error, sent) => {
    let seemsOffline = false;
    const { client, server } = await createSignedInClient(
      { [PURCHASE]: () => json({ success: true }), 'GET /api/health': healthRoute },
      { seemsOffline: () => seemsOffline },
    );
    seemsOffline = true;
    const outcome = await client.call(purchaseNumber, purchase).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect([outcome, server.count(PURCHASE)]).toEqual([error, sent]);
  },
);

it.each([
  ['is starting up', false, [[{ kind: 'server-starting' }]]],
  ['is not the reason while the browser says that it is offline', true, []],
])('transport notice: a server that cannot be reached %s', async (_, isOffline, notices) => {
  const { client, onNotice } = await createSignedInClient(
    { [BALANCE]: networkFailure },
    { seemsOffline: () => isOffline },
  );
  const call = expect(client.call(balance, {})).rejects.toMatchObject({ kind: 'network' });
  await vi.advanceTimersByTimeAsync(60_000);
  await call;
  expect(onNotice.mock.calls.slice(0, 1)).toEqual(notices);
});

it.each([
  ['is starting up when nothing else was answered meanwhile', null, [[{ kind: 'server-starting' }]]],
  ['is slow with one call when it answered another', balanceResponse, []],
] satisfies [string, FakeRoute | null, unknown][])(
  'transport notice: a server that hangs %s',
  async (_, answer, notices) => {
    const { client, onNotice } = await createSignedInClient({
      'GET /api/numbers/active': hangs,
      [BALANCE]: answer ?? hangs,
    });
    const list = client.call(activeNumbers, { query: {} }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    const other = client.call(balance, {}).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(89_000);
    await list;
    expect(onNotice.mock.calls).toEqual(notices);
    await vi.advanceTimersByTimeAsync(1_000);
    await other;
  },
);

it('optional call: is sent once, whatever its parameters, and counts once against the budget', async () => {
  const { client, server, onLimitedCall } = await createSignedInClient({});
  const askBoth = async (country: string, service: string) => [
    await client.call(availability, { query: { country } }),
    await client.call(restrictions, { params: { country, service } }),
  ];
  const first = await askBoth('187', 'wa');
  expect(await askBoth('36', 'tg')).toEqual(first);
  const sent = server.seen.filter(({ path }) => path.startsWith('/api/services/'));
  expect(sent).toHaveLength(2);
  expect(onLimitedCall).toHaveBeenCalledTimes(2);
});

it.each([
  ['is bounded by the Date header and the times of request and response', {}, DAY_MS - 300, DAY_MS + 1_000],
  ['learns nothing from an answer that has an age', { Age: '82' }, NaN, NaN],
  ['learns nothing from one that may be kept', { 'Cache-Control': 'private, max-age=600' }, NaN, NaN],
])('server clock: %s', async (_, cached, leastMs, mostMs) => {
  vi.setSystemTime(Date.UTC(2026, 0, 1));
  const headers = { Date: new Date(Date.UTC(2026, 0, 2)).toUTCString(), ...cached };
  const { client, onServerTime } = await createSignedInClient({
    [BALANCE]: async () => {
      await vi.advanceTimersByTimeAsync(300);
      return json({ success: true, data: { balance: 12.5 } }, 200, headers);
    },
  });
  onServerTime.mockClear();
  await client.call(balance, {});
  expect(onServerTime).toHaveBeenCalledExactlyOnceWith({ by: 'response', leastMs, mostMs });
});

it('access token: is old after three quarters of its lifetime, until a renewal notifies the listener', async () => {
  const { client, onTokenRenewed } = await createSignedInClient({
    [REFRESH]: () => json({ success: true, accessToken: 'token-2', user: { id: 7, username: 'ada' } }),
  });
  vi.advanceTimersByTime(675_000);
  expect(client.isTokenOld()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(client.isTokenOld()).toBe(true);
  expect(onTokenRenewed).not.toHaveBeenCalled();
  await client.refresh();
  expect(client.isTokenOld()).toBe(false);
  expect(onTokenRenewed).toHaveBeenCalledTimes(1);
});

it('rate-limit budget: reports each sent call that counts against a rate limit', async () => {
  const { client, onLimitedCall } = await createSignedInClient({
    [BALANCE]: () => json({ success: false, error: 'Try later' }, 503),
    'GET /api/numbers/active': () => json({ success: true, data: [] }),
  });
  expect(onLimitedCall).not.toHaveBeenCalled();
  await client.call(activeNumbers, { query: {} });
  expect(onLimitedCall.mock.calls).toEqual([['sms']]);
  const failed = expect(client.call(balance, {})).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(onLimitedCall.mock.calls.slice(1)).toEqual([['api'], ['api'], ['api']]);
});
