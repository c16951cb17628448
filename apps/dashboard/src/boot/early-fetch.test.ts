// @vitest-environment jsdom
import { createApiClient, type TakeEarlyFetch } from '@sms/domain';
import { operations } from '@sms/domain/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const TOKEN = 'token-of-ada';

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/health': { status: 'ok' },
  '/csrf-token': { success: true, csrfToken: 'csrf-1' },
  '/auth/refresh': { success: true, data: { accessToken: TOKEN, user: { id: 7, username: 'ada' } } },
};

/** A server that records its requests. */
const createServer = (answers: Readonly<Record<string, unknown>> = ANSWERS) => {
  const requests: unknown[] = [];
  const answer = (input: string, init?: RequestInit): Promise<Response> => {
    const { method, headers, body, credentials } = init ?? {};
    const url = new URL(input);
    requests.push({
      call: `${method} ${url.pathname.replace('/api', '')}${url.search}`,
      headers: Object.fromEntries(new Headers(headers)),
      body,
      credentials,
    });
    const found = answers[url.pathname.replace('/api', '')];
    if (found === undefined) return Promise.resolve(Response.json({ success: false }, { status: 404 }));
    return Promise.resolve(Response.json(found));
  };
  const paths = () => requests.map((one) => (one as { call: string }).call);
  vi.stubGlobal('fetch', vi.fn(answer));
  return { requests, paths };
};

/** Calls that were sent before the code of the page was requested. */
const preloadedAfter: string[] = [];

/** Opens a page and runs its head script. */
const runStart = async (path: string) => {
  vi.resetModules();
  history.replaceState(null, '', path);
  const { startEarlyFetch } = await import('./early-fetch');
  const paths = () => vi.mocked(fetch).mock.calls.map(([url]) => String(url).replace(/.*\/api/, ''));
  startEarlyFetch(() => preloadedAfter.push(...paths()));
};

/** Opens a page; returns the early responses of its head script. */
const openPage = async (path: string): Promise<TakeEarlyFetch> => {
  await runStart(path);
  const { takeEarlyFetch } = window;
  if (takeEarlyFetch === undefined) throw new Error('Nothing is handed over.');
  return takeEarlyFetch;
};

const createClient = (takeEarlyFetch?: TakeEarlyFetch) =>
  createApiClient({ origin: location.origin, ...(takeEarlyFetch && { takeEarlyFetch }) });

/** Starts the product on a page of numbers without stored service names. */
const startProduct = async (client: ReturnType<typeof createClient>) => {
  await client.call(operations.health, {});
  await client.refresh();
  await Promise.allSettled([
    client.call(operations.me, {}),
    client.call(operations.balance, {}),
    client.call(operations.deposits, { query: { page: 1, limit: 20 } }),
    client.call(operations.history, { query: { page: 1 } }),
    client.call(operations.services, {}),
    client.call(operations.countries, {}),
  ]);
};

beforeEach(() => {
  preloadedAfter.length = 0;
  vi.useFakeTimers();
  localStorage.clear();
  delete window.takeEarlyFetch;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

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
  [
    '/',
    [
      'GET /dashboard/stats',
      'GET /dashboard/activity?limit=8',
      'GET /numbers/active?page=1&limit=20',
      'GET /services',
    ],
  ],
  ['/active-numbers', ['GET /numbers/active?page=1&limit=20', 'GET /services', 'GET /services/countries']],
  ['/settings', []],
])('early fetch: requests the data of %s once the session is known', async (path, own) => {
  const { paths } = createServer();
  await openPage(path);
  await settle();
  expect(paths()).toEqual([
    'GET /health',
    'GET /csrf-token',
    'POST /auth/refresh',
    'GET /auth/me',
    'GET /payments/balance',
    'GET /payments/deposits?page=1&limit=20',
    ...own,
  ]);
});

it('early fetch: the code of the page takes no connection from the calls of the session', async () => {
  createServer();
  await openPage('/');
  await settle();
  expect(preloadedAfter).toEqual(['/health', '/csrf-token', '/auth/refresh']);
});

it('early fetch: does not block the other tabs with a refresh that hangs', async () => {
  createServer();
  const answer = vi.mocked(fetch).getMockImplementation();
  const hung: (AbortSignal | null | undefined)[] = [];
  vi.mocked(fetch).mockImplementation((input, init) => {
    if (!(input as string).endsWith('/auth/refresh'))
      return answer?.(input, init) ?? Promise.reject(new Error());
    hung.push(init?.signal);
    return new Promise(() => undefined);
  });
  await openPage('/');
  await settle();
  expect(hung.map((signal) => signal?.aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(hung.map((signal) => signal?.aborted)).toEqual([true]);
});

it('early fetch: reads of the page time out after 90 s, as in the client', async () => {
  const { paths } = createServer();
  const answer = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    const answered = answer?.(input, init) ?? Promise.reject(new Error());
    if (!(input as string).endsWith('/payments/balance')) return answered;
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', reject));
  });
  const takeEarlyFetch = await openPage('/');
  await settle();
  const sent = paths();
  const client = createClient(takeEarlyFetch);
  await client.call(operations.health, {});
  await client.refresh();
  const outcome = expect(client.call(operations.balance, {})).rejects.toEqual({
    kind: 'timeout',
    elapsedMs: 90_000,
  });
  await vi.advanceTimersByTimeAsync(90_000);
  await outcome;
  expect(paths()).toEqual(sent);
});

it.each(['/login', '/nowhere'])('early fetch: only checks the session at %s', async (path) => {
  const { paths } = createServer();
  await openPage(path);
  await settle();
  expect(paths().at(-1)).toBe('GET /auth/me');
});

it('early fetch: sends nothing before the payment outcome is removed from the address', async () => {
  const { paths } = createServer();
  await runStart('/transactions?status=successful&tx_ref=SMS_1');
  await settle();
  expect(paths()).toEqual([]);
});

it('early fetch: requests only the account figures where a query changes the calls of the page', async () => {
  const { paths } = createServer();
  await openPage('/history?search=whatsapp');
  await settle();
  expect(paths().slice(4)).toEqual(['GET /payments/balance', 'GET /payments/deposits?page=1&limit=20']);
});

it('early fetch: does not request lists that the browser has stored', async () => {
  localStorage.setItem('sms-dashboard:services', '[]');
  const { paths } = createServer();
  await openPage('/history');
  await settle();
  expect(paths()).not.toContain('GET /services');
  expect(paths()).toContain('GET /services/countries');
});

it.each([
  ['the server is not healthy', { '/csrf-token': ANSWERS['/csrf-token'] }, 2],
  ['there is no anti-forgery token', { '/health': {} }, 2],
  ['there is no session', { '/health': {}, '/csrf-token': ANSWERS['/csrf-token'] }, 3],
])('early fetch: stops where %s', async (_, answers, calls) => {
  const { paths } = createServer(answers);
  await openPage('/');
  await settle();
  expect(paths()).toHaveLength(calls);
});

it('early fetch: the product reuses its responses and does not send them again', async () => {
  const { paths } = createServer();
  const takeEarlyFetch = await openPage('/history');
  await settle();
  const sent = paths();
  await startProduct(createClient(takeEarlyFetch));
  expect(sent).toHaveLength(9);
  expect(paths()).toEqual(sent);
});

it('early fetch: stops once the product sends a call itself', async () => {
  const { paths } = createServer();
  const takeEarlyFetch = await openPage('/');
  const refresh = { method: 'POST', url: `${location.origin}/api/auth/refresh`, bearer: null };
  expect(takeEarlyFetch(refresh)).toBeNull();
  await settle();
  expect(paths()).toEqual(['GET /health', 'GET /csrf-token']);
});

it('early fetch: requests the data of the page also where the product refreshed first', async () => {
  const { paths } = createServer();
  const takeEarlyFetch = await openPage('/');
  const ask = (method: string, path: string, bearer: string | null) =>
    takeEarlyFetch({ method, url: `${location.origin}/api${path}`, bearer });
  expect(ask('POST', '/auth/refresh', null)).toBeNull();
  await settle();
  expect(ask('GET', '/auth/me', TOKEN)).toBeNull();
  expect(paths()).toEqual([
    'GET /health',
    'GET /csrf-token',
    'GET /payments/balance',
    'GET /payments/deposits?page=1&limit=20',
    'GET /dashboard/stats',
    'GET /dashboard/activity?limit=8',
    'GET /numbers/active?page=1&limit=20',
    'GET /services',
  ]);
  expect(ask('GET', '/payments/balance', TOKEN)).not.toBeNull();
});

it('early fetch: leaves the calls of a later session to the product', async () => {
  const { paths } = createServer({ '/health': {}, '/csrf-token': ANSWERS['/csrf-token'] });
  const takeEarlyFetch = await openPage('/');
  await settle();
  const before = paths();
  for (const path of ['/auth/login', '/auth/refresh', '/auth/me']) {
    expect(takeEarlyFetch({ method: 'GET', url: `${location.origin}/api${path}`, bearer: TOKEN })).toBeNull();
  }
  await settle();
  expect(paths()).toEqual(before);
});

it('early fetch: hands out a response once, to its user, and only while it is fresh', async () => {
  createServer();
  const takeEarlyFetch = await openPage('/');
  await settle();
  const balance = { method: 'GET', url: `${location.origin}/api/payments/balance` };
  expect(takeEarlyFetch({ ...balance, bearer: 'token-of-another-user' })).toBeNull();
  expect(takeEarlyFetch({ ...balance, bearer: null })).toBeNull();
  expect(takeEarlyFetch({ ...balance, bearer: TOKEN })).not.toBeNull();
  expect(takeEarlyFetch({ ...balance, bearer: TOKEN })).toBeNull();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(takeEarlyFetch({ method: 'GET', url: `${location.origin}/api/auth/me`, bearer: TOKEN })).toBeNull();
});
