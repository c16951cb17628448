import { once } from 'node:events';
import type { Server } from 'node:http';
import type { OperationName } from '@sms/domain/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { dropSockets } from '../../commands/circumstances';
import { addFunds } from '../../commands/payments';
import { useServer } from '../../testing/use-server';
import type { Parts } from '../../transport/path-of';
import type { Flags, ResponseCorruption } from '../../world/flags';
import { noQuirks, realServerQuirks } from '../../world/server-quirks';
import { createContractClient } from '../client/contract-client';
import { profileOf } from '../live/command';
import { noProfile } from '../live/report/profile';
import { LIVE_PAGE } from './live-page';
import { createProxy, type ProxyOptions } from './proxy';

const start = useServer();

const proxies: Server[] = [];
afterEach(() => {
  for (const proxy of proxies.splice(0)) proxy.close().closeAllConnections();
});

/** A spec-compliant server behind a proxy, with the printed lines. */
const startProxy = async (flags: Partial<Flags> = {}, options: Partial<ProxyOptions> = {}) => {
  const server = await start({ scenario: 'busy-account', allowedOrigins: ['http://dashboard.test'] });
  Object.assign(server.world.flags, noQuirks, flags);
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const proxy = createProxy({
    origin: server.origin,
    profile: noProfile,
    isStrict: false,
    print,
    ...options,
  });
  proxies.push(proxy);
  await once(proxy.listen(0), 'listening');
  const address = proxy.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  return { server, lines, origin, client: createContractClient(origin) };
};

type Started = Awaited<ReturnType<typeof startProxy>>;

/** Opens a websocket through the proxy. */
const openSocket = async ({ origin, client }: Started) => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws?token=${client.tokens.access}&userId=1`);
  const messages: string[] = [];
  socket.on('message', (data: Buffer) => messages.push(data.toString()));
  await once(socket, 'message');
  return { socket, messages };
};

const fault = (operation: OperationName, corruption: ResponseCorruption): Partial<Flags> => ({
  faults: [{ operation, times: 1, corruption }],
});

const ask =
  (name: OperationName, parts: Parts = {}) =>
  ({ client }: Started) =>
    client.request(name, parts);

const receive = async (started: Started, act: (socket: WebSocket) => unknown): Promise<void> => {
  const { socket, messages } = await openSocket(started);
  const before = messages.length;
  act(socket);
  await vi.waitFor(() => expect(messages.length).toBeGreaterThan(before));
};

const ping = (socket: WebSocket) =>
  socket.send(JSON.stringify({ type: 'ping', messageId: 'p', timestamp: new Date().toISOString() }));

/** Each introduces a difference by a quirk or a fault, triggers it, and names the expected finding. */
const planted: readonly (readonly [
  flags: Partial<Flags>,
  act: (started: Started) => Promise<unknown>,
  names: readonly string[],
])[] = [
  [{ servicesRaw: true }, ask('services'), ['services/shape/data.*']],
  [
    { dashboardRaw: true },
    ask('dashboardStats'),
    ['dashboardStats/shape/todaySpent', 'dashboardStats/shape/successRate'],
  ],
  [
    { dashboardRaw: true },
    ask('dashboardActivity'),
    [
      'dashboardActivity/shape/*.service_code',
      'dashboardActivity/shape/*.sms_code',
      'dashboardActivity/shape/*.price',
    ],
  ],
  [
    { undocumentedTexts: true },
    ask('login', { body: { username: 'demo', password: 'wrong' } }),
    ['login/texts/message'],
  ],
  [{ authErrorsWithoutCode: true }, ask('register', { body: {} }), ['register/shape/code']],
  [fault('balance', 'wrong-schema'), ask('balance'), ['balance/shape/data', 'balance/read/balance']],
  [
    fault('countries', 'html'),
    ask('countries'),
    ['countries/headers/Content-Type', 'countries/shape/code', 'countries/shape'],
  ],
  [fault('services', 'malformed'), ask('services'), ['services/shape', 'services/read']],
  [fault('me', { status: 500, code: 'SURPRISE', text: 'Surprise' }), ask('me'), ['me/shape/code']],
  [
    fault('me', { status: 503, code: 'INTERNAL_ERROR', text: 'Internal server error' }),
    ask('me'),
    ['me/status'],
  ],
  [
    fault('balance', { status: 429, text: 'Slow down' }),
    ask('balance'),
    ['balance/headers/Retry-After', 'balance/shape/code'],
  ],
  [
    { incompleteBalanceFrames: true },
    (started) => receive(started, () => addFunds(started.server.world, 1_000)),
    ['websocket/frames/balance_updated.previousBalance'],
  ],
  [{ pongClock: 'not-a-number' }, (started) => receive(started, ping), ['websocket/frames/pong.timestamp']],
];

it.each(planted)('proxy: finds what %j changes and nothing else', async (flags, act, names) => {
  const started = await startProxy();
  const { client, server, lines } = started;
  await client.signIn();
  await receive(started, ping);
  const reads = ['services', 'dashboardStats', 'dashboardActivity', 'balance', 'countries', 'me'] as const;
  for (const name of reads) await client.request(name, {});
  expect(lines).toEqual([]);
  Object.assign(server.world.flags, flags);
  await act(started);
  await vi.waitFor(() => expect(lines.map((line) => line.split(': ')[0])).toEqual(names));
});

it('proxy: passes calls unchanged', async () => {
  const { client, server, origin, lines } = await startProxy();
  await client.signIn();
  const direct = createContractClient(server.origin);
  await direct.signIn();
  for (const name of ['balance', 'activeNumbers', 'deposits'] as const) {
    const [passed, sent] = await Promise.all([client.request(name, {}), direct.request(name, {})]);
    expect(await passed.text()).toBe(await sent.text());
    const headers = [passed, sent].map((response) =>
      [...response.headers].filter(([key]) => key !== 'keep-alive'),
    );
    expect(headers[0]).toEqual(headers[1]);
  }
  const page = { headers: { Origin: 'http://dashboard.test' } };
  const [passed, sent] = await Promise.all(
    [origin, server.origin].map((to) => fetch(`${to}/api/csrf-token`, page)),
  );
  expect(passed?.headers.getSetCookie().map((line) => line.replace(/=.*?;/, ';'))).toEqual(
    sent?.headers.getSetCookie().map((line) => line.replace(/=.*?;/, ';')),
  );
  expect(passed?.headers.get('Access-Control-Allow-Origin')).toBe('http://dashboard.test');
  expect((await fetch(`${origin}/openapi.json`)).status).toBe(200);
  server.world.flags.serverDown = true;
  await expect(client.request('balance', {})).rejects.toThrow('fetch failed');
  expect(lines).toEqual([]);
});

it('proxy: a page of its own address is one of the server, and of no other', async () => {
  const { origin, client, lines } = await startProxy();
  const ask = async (caller: string) =>
    (await fetch(`${origin}/api/csrf-token`, { headers: { Origin: caller } })).status;
  expect([await ask(origin), await ask('http://elsewhere.test')]).toEqual([200, 403]);
  await client.signIn();
  const address = `${origin.replace('http', 'ws')}/ws?token=${client.tokens.access}&userId=1`;
  await once(new WebSocket(address, { origin }), 'message');
  await expect(once(new WebSocket(address, { origin: 'http://elsewhere.test' }), 'message')).rejects.toThrow(
    '403',
  );
  expect(lines).toEqual(['csrfToken/shape/code: a documented code expected, nothing (403) received']);
});

it('proxy: passes messages, close codes and refused upgrades unchanged', async () => {
  const started = await startProxy({ tokensCheckedAtUpgrade: true });
  const { client, server } = started;
  await client.signIn();
  const { socket, messages } = await openSocket(started);
  expect(JSON.parse(messages[0] ?? '')).toMatchObject({ type: 'connection_established' });
  dropSockets(server.world, 1012);
  expect((await once(socket, 'close'))[0]).toBe(1012);
  client.tokens.access = 'wrong';
  await expect(openSocket(started)).rejects.toThrow('401');
});

it('proxy: a strict one answers an unexpected difference with 502, without its content', async () => {
  const { client } = await startProxy({ dashboardRaw: true }, { isStrict: true });
  await client.signIn();
  const response = await client.request('dashboardStats', {});
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({
    success: false,
    error: 'The response differs from the contract',
    differences: ['dashboardStats/shape/todaySpent', 'dashboardStats/shape/successRate'],
  });
  expect((await client.request('balance', {})).status).toBe(200);
});

/** The differences that the page receives, as they come. */
const listenToPage = async (origin: string) => {
  const { body, headers } = await fetch(`${origin}${LIVE_PAGE}/events`);
  expect(headers.get('Content-Type')).toBe('text/event-stream');
  let received = '';
  const read = async () => {
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) received += text;
  };
  read().catch(() => undefined);
  return () =>
    [...received.matchAll(/^data: (.*)\n\n/gm)].map(([, data = '']) => JSON.parse(data) as unknown);
};

it('proxy: prints each difference once, with the reason for a known one, and lists both apart on its page', async () => {
  const profile = await profileOf(undefined, {});
  const { client, origin, lines, server } = await startProxy(
    { ...realServerQuirks, ...fault('balance', 'wrong-schema') },
    { profile },
  );
  const page = await fetch(`${origin}${LIVE_PAGE}`);
  expect(await page.text()).toContain(`new EventSource('${LIVE_PAGE}/events')`);
  const live = await listenToPage(origin);
  await client.signIn();
  await client.request('services', {});
  await client.request('services', {});
  await vi.waitFor(() => expect(live()).toHaveLength(1));
  expect(lines[0]).toMatch(/^services\/shape\/data\.\*: known\. The provider's list/);
  await client.request('balance', {});
  await vi.waitFor(() => expect(live()).toHaveLength(3));
  const known = [true, false, false];
  expect(live()).toEqual(lines.map((line, index) => ({ line, isKnown: known[index] })));

  // A page that is opened later has the whole list.
  const late = await listenToPage(origin);
  await vi.waitFor(() => expect(late()).toEqual(live()));
  expect(JSON.stringify(late())).not.toContain(client.tokens.access);
  expect((await fetch(`${server.origin}${LIVE_PAGE}`)).status).toBe(404);
});

it('proxy: prints once that the server does not answer', async () => {
  const { origin, lines, server } = await startProxy();
  await server.close();
  for (const path of ['/api/health', '/api/services']) {
    await expect(fetch(`${origin}${path}`)).rejects.toThrow('fetch failed');
  }
  expect(lines).toEqual([expect.stringContaining(`${server.origin} does not answer: `)]);
});
