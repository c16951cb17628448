// @vitest-environment jsdom
import { createApiClient } from '@sms/domain/api/client/api-client';
import type { TakeEarlyFetch } from '@sms/domain/api/client/early-fetch';
import { operations } from '@sms/domain/contracts/operations';
import { beforeEach, expect, it, vi } from 'vitest';

const TOKEN = 'token-of-ada';

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/health': { status: 'ok' },
  '/csrf-token': { success: true, csrfToken: 'csrf-1' },
  '/auth/refresh': { success: true, data: { accessToken: TOKEN, user: { id: 7, username: 'ada' } } },
};

/** A server that records its requests. A call to `hanging` ends only when it is aborted. */
const createServer = (answers = ANSWERS, hanging?: string) => {
  const requests: { readonly call: string }[] = [];
  const aborted: string[] = [];
  const answer = (input: string, init: RequestInit = {}): Promise<Response> => {
    const { method, headers, body, credentials, signal } = init;
    const { pathname, search } = new URL(input);
    const path = pathname.replace('/api', '');
    const sent = {
      call: `${method} ${path}${search}`,
      headers: Object.fromEntries(new Headers(headers)),
      body,
      credentials,
    };
    requests.push(sent);
    if (path === hanging) {
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          aborted.push(sent.call);
          reject(new Error('aborted'));
        });
      });
    }
    const status = answers[path] === undefined ? 404 : 200;
    return Promise.resolve(Response.json(answers[path] ?? { success: false }, { status }));
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return { requests, aborted, paths: () => requests.map(({ call }) => call) };
};

/** Opens a page and runs its head script; returns its early responses. */
const openPage = async (
  path: string,
  preloadPage = () => {},
  showFont = () => {},
): Promise<TakeEarlyFetch> => {
  vi.resetModules();
  history.replaceState(null, '', path);
  const { startEarlyFetch } = await import('./early-fetch');
  void startEarlyFetch(preloadPage).then(showFont);
  return window.takeEarlyFetch ?? (() => null);
};

/** Asks for an early response, as the client does. */
const take = (takeEarlyFetch: TakeEarlyFetch, path: string, bearer: string | null = TOKEN, method = 'GET') =>
  takeEarlyFetch({ method, url: `${location.origin}/api${path}`, bearer });

const createClient = (takeEarlyFetch?: TakeEarlyFetch) =>
  createApiClient({ origin: location.origin, ...(takeEarlyFetch && { takeEarlyFetch }) });

/** Starts the product on a page of numbers without stored service names. */
const startProduct = async (client: ReturnType<typeof createClient>) => {
  await client.call(operations.health, {});
  const user = await client.refresh();
  await Promise.allSettled([
    user ?? client.call(operations.me, {}),
    client.call(operations.balance, {}),
    client.call(operations.deposits, { query: { page: 1, limit: 20 } }),
    client.call(operations.activeNumbers, { query: { page: 1, limit: 20 } }),
    client.call(operations.history, { query: { page: 1 } }),
    client.call(operations.services, {}),
    client.call(operations.countries, {}),
  ]);
};

beforeEach(() => {
  vi.useFakeTimers();
  delete window.takeEarlyFetch;
  delete window.earlyData;
});

const settle = () => vi.advanceTimersByTimeAsync(0);

const START = ['GET /health', 'GET /csrf-token'];
const SESSION = [...START, 'POST /auth/refresh', 'GET /auth/me'];
const ACCOUNT = [
  'GET /payments/balance',
  'GET /numbers/active?page=1&limit=20',
  'GET /payments/deposits?page=1&limit=20',
];
const DASHBOARD = ['GET /dashboard/stats', 'GET /dashboard/activity?limit=8'];

it('early fetch: sends exactly the requests that the product would send', async () => {
  const early = createServer();
  await openPage('/history');
  await settle();
  const late = createServer();
  await startProduct(createClient());
  expect(early.paths().toSorted()).toEqual(late.paths().toSorted());
  expect(early.requests).toEqual(expect.arrayContaining(late.requests));
});

it.each([
  ['/', [...SESSION, ...DASHBOARD, ...ACCOUNT, 'GET /services']],
  ['/active-numbers', [...SESSION, ...ACCOUNT, 'GET /services', 'GET /services/countries']],
  ['/settings', [...SESSION, ...ACCOUNT]],
  // The query changes the calls of the page.
  ['/history?search=whatsapp', [...SESSION, ...ACCOUNT]],
  ['/login', SESSION],
  ['/nowhere', SESSION],
  // The payment outcome is still in the address.
  ['/transactions?status=successful&tx_ref=SMS_1', []],
])('early fetch: requests the data of %s once the session is known', async (path, calls) => {
  const { paths } = createServer();
  await openPage(path);
  await settle();
  expect(paths()).toEqual(calls);
});

it('early fetch: the code of the page takes no connection from the calls of the session', async () => {
  const { paths } = createServer();
  const sentBefore = vi.fn<(calls: readonly string[]) => void>();
  await openPage('/', () => sentBefore(paths()));
  await settle();
  expect(sentBefore).toHaveBeenCalledExactlyOnceWith([...START, 'POST /auth/refresh']);
});

it.each([
  ['/auth/me', 0],
  ['/numbers/active', 1],
])(
  'early fetch: the font takes no connection from the user: while %s is awaited, asked %i times',
  async (hanging, times) => {
    createServer(ANSWERS, hanging);
    const showFont = vi.fn();
    await openPage('/', undefined, showFont);
    await settle();
    expect(showFont).toHaveBeenCalledTimes(times);
  },
);

it.each([
  ['at once without a refresh in flight', '/health', 0],
  ['at once after its answer', undefined, 0],
  ['at most 300 ms for its answer', '/auth/refresh', 300],
])('early fetch: the first script waits %s', async (_, hanging, waitMs) => {
  createServer(ANSWERS, hanging);
  await openPage('/');
  await settle();
  const { untilRefreshed } = await import('./early-fetch');
  const began = Date.now();
  const waited = untilRefreshed().then(() => Date.now() - began);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waited).toBe(waitMs);
});

it('early fetch: does not block the other tabs with a refresh that hangs', async () => {
  const { aborted } = createServer(ANSWERS, '/auth/refresh');
  await openPage('/');
  await settle();
  expect(aborted).toEqual([]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(aborted).toEqual(['POST /auth/refresh']);
});

it('early fetch: reads of the page time out after 90 s, as in the client', async () => {
  const { paths } = createServer(ANSWERS, '/payments/balance');
  const takeEarlyFetch = await openPage('/');
  await settle();
  const sent = paths();
  const client = createClient(takeEarlyFetch);
  await client.call(operations.health, {});
  await client.refresh();
  const timeout = { kind: 'timeout', elapsedMs: 90_000 };
  const outcome = expect(client.call(operations.balance, {})).rejects.toEqual(timeout);
  await vi.advanceTimersByTimeAsync(90_000);
  await outcome;
  expect(paths()).toEqual(sent);
});

/** The refresh of the specification names no user. */
const NAMELESS = {
  ...ANSWERS,
  '/auth/refresh': { success: true, accessToken: TOKEN },
  '/auth/me': { success: true, user: { id: 7, username: 'ada' } },
};

it.each([
  ['after them', settle, ANSWERS],
  ['at once, as cached code does', () => undefined, ANSWERS],
  ['from a refresh without a user', settle, NAMELESS],
])('early fetch: a product that starts %s reuses its responses and sends none again', async (...start) => {
  const [, wait, answers] = start;
  const { paths } = createServer(answers);
  const takeEarlyFetch = await openPage('/history');
  await wait();
  await startProduct(createClient(takeEarlyFetch));
  expect(paths()).toHaveLength(10);
  expect(new Set(paths()).size).toBe(10);
});

it('early fetch: code that takes longer than the data may be old repeats the data, and no call of the session', async () => {
  const { paths } = createServer();
  const takeEarlyFetch = await openPage('/settings');
  await settle();
  await vi.advanceTimersByTimeAsync(30_000);
  const early = paths();
  const client = createClient(takeEarlyFetch);
  await client.call(operations.health, {});
  await client.refresh();
  await client.call(operations.balance, {}).catch(() => undefined);
  expect(paths()).toEqual([...early, 'GET /payments/balance']);
});

it.each([
  ['the session hint', 'sms-dashboard:signed-in', false],
  ['something else', 'sms-dashboard:theme', true],
])('early fetch: another tab that changes %s leaves the answers: %j', async (_, key, areLeft) => {
  createServer();
  const takeEarlyFetch = await openPage('/');
  await settle();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(take(takeEarlyFetch, '/auth/refresh', null, 'POST') !== null).toBe(areLeft);
  expect(take(takeEarlyFetch, '/payments/balance') !== null).toBe(areLeft);
});

it('early fetch: leaves the refresh to a product that sent it first', async () => {
  const { paths } = createServer();
  const takeEarlyFetch = await openPage('/');
  expect(take(takeEarlyFetch, '/auth/refresh', null, 'POST')).toBeNull();
  await settle();
  expect(paths()).toEqual(START);
});

it('early fetch: leaves the calls of a later session to the product', async () => {
  const { paths } = createServer({ '/health': {}, '/csrf-token': ANSWERS['/csrf-token'] });
  const takeEarlyFetch = await openPage('/');
  await settle();
  const before = paths();
  for (const path of ['/auth/login', '/auth/refresh', '/auth/me']) {
    expect(take(takeEarlyFetch, path)).toBeNull();
  }
  await settle();
  expect(paths()).toEqual(before);
});

it.each([
  ['/services', true],
  ['/dashboard/stats', false],
])(
  'early fetch: an answer to %s that is late leaves the data of the page known: %j',
  async (late, isKnown) => {
    createServer(ANSWERS, late);
    await openPage('/');
    await settle();
    const known = vi.fn();
    void window.earlyData?.then(known);
    await settle();
    expect(known).toHaveBeenCalledTimes(isKnown ? 1 : 0);
  },
);

it('early fetch: hands out a response once, to its user, and only while it is fresh', async () => {
  createServer();
  const takeEarlyFetch = await openPage('/');
  await settle();
  expect(take(takeEarlyFetch, '/payments/balance', 'token-of-another-user')).toBeNull();
  expect(take(takeEarlyFetch, '/payments/balance', null)).toBeNull();
  expect(take(takeEarlyFetch, '/payments/balance')).not.toBeNull();
  expect(take(takeEarlyFetch, '/payments/balance')).toBeNull();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(take(takeEarlyFetch, '/auth/me')).toBeNull();
});
