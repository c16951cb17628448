import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { textOf } from '../../testing/client';
import { useServer } from '../../testing/use-server';
import { DEMO_ACCOUNT } from '../../world/seeds/accounts';
import type { RunningServer } from '../server/start-server';
import { sim } from './sim';

const start = useServer();

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sim-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('sim: sends a command and prints the state', async () => {
  const { origin, world } = await start({ scenario: 'waiting-early' });
  const { text, exitCode } = await sim(['sms', 'last', '420337', '--origin', origin]);
  expect(exitCode).toBe(0);
  expect(text).toMatch(/^\S+Z\nnumber 1 {2}\+\d+ · wa · received$/);
  expect(world.db.numbers.find(1)?.sms?.code).toBe('420337');
});

it('sim: prints JSON for scripts', async () => {
  const { origin, world } = await start({ scenario: 'waiting-early' });
  const { text } = await sim([
    'fail',
    'balance',
    '500',
    '--times',
    '2',
    '--later',
    '--json',
    '--origin',
    origin,
  ]);
  expect(JSON.parse(text)).toMatchObject({ success: true, failing: ['balance'] });
  expect(world.flags.faults).toMatchObject([{ times: 2, carriedOutAfterMs: 2_000 }]);
});

it('sim: prints every command without an argument', async () => {
  const { origin } = await start();
  expect((await sim(['--origin', origin])).text).toContain('  sms <number> [code]');
});

it('sim: a rejected command exits with 1 and prints the alternatives', async () => {
  const { origin } = await start({ scenario: 'waiting-early' });
  expect(await sim(['sms', '7', '--origin', origin])).toEqual({
    text: "'7' is none of the numbers 1, or last.",
    exitCode: 1,
  });
});

it('sim: an unknown option ends with 1 and names it', async () => {
  expect(await sim(['funds', '-5'])).toEqual({
    text: expect.stringContaining("'-5'") as unknown,
    exitCode: 1,
  });
});

it('sim: explains how to start a server when none responds', async () => {
  const { origin, close } = await start();
  await close();
  expect(await sim(['heal', '--origin', origin])).toEqual({
    text: `No simulator answers at ${origin}. Start one: npm run api`,
    exitCode: 1,
  });
});

it('sim: saves the world in a file, and loads it into another server', async () => {
  const first = await start({ scenario: 'waiting-early' });
  const second = await start({ scenario: 'empty-account' });
  await sim(['sms', 'last', '420337', '--origin', first.origin]);
  const saved = await sim(['world', 'save', 'x.json', '--origin', first.origin], folder);
  expect(saved).toEqual({ text: `Saved in ${join(folder, 'x.json')}`, exitCode: 0 });
  const loaded = await sim(['world', 'load', 'x.json', '--origin', second.origin], folder);
  expect(loaded.text).toContain('· wa · received');
  expect(second.world.db.numbers.all()).toEqual(first.world.db.numbers.all());
});

it.each([
  [['world', 'load', 'missing.json'], 'ENOENT'],
  [['world', 'load', 'junk.json'], 'This is no world, or one of another version.'],
  [['world', 'save'], 'Name a file: world save <file>, or world load <file>.'],
  [['world', 'shave', 'x.json'], 'Name a file'],
])('sim: %j ends with 1 and says why', async (args, message) => {
  const { origin } = await start();
  await writeFile(join(folder, 'junk.json'), 'junk');
  expect(await sim([...args, '--origin', origin], folder)).toEqual({
    text: expect.stringContaining(message) as unknown,
    exitCode: 1,
  });
});

/** Collects the lines of `sim listen`; resolves once it prints calls. */
const listen = async ({ origin }: RunningServer, ...options: readonly string[]) => {
  const lines: string[] = [];
  const ended = sim(['listen', ...options, '--origin', origin], folder, (line) => lines.push(line));
  await vi.waitFor(async () => {
    await fetch(`${origin}/api/health`);
    expect(lines).not.toEqual([]);
  });
  return { lines, ended };
};

const signIn = ({ origin }: RunningServer, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(DEMO_ACCOUNT),
  });

it('sim: listen prints calls and messages, one line each', async () => {
  const server = await start({ scenario: 'waiting-early' });
  const { lines, ended } = await listen(server);
  const token = textOf(await (await signIn(server)).json(), 'accessToken');
  await signIn(server, { Origin: 'http://evil.test' });
  await fetch(`${server.origin}/api/payments/balance`);
  const address = `${server.origin.replace('http', 'ws')}/ws?token=${token}&userId=1`;
  const client = new WebSocket(address);
  await once(client, 'open');
  client.send(JSON.stringify({ type: 'ping', messageId: 'p1', timestamp: server.world.clock.iso() }));
  await once(client, 'message');
  new WebSocket(address.replace('userId=1', 'userId=2')).on('error', () => undefined);
  client.close(1000);
  const time = '\\d\\d:\\d\\d:\\d\\d\\.\\d{3}  ';
  for (const line of [
    'POST /api/auth/login  200  \\d+ ms',
    'POST /api/auth/login  403  \\d+ ms',
    'GET /api/payments/balance  401 TOKEN_MISSING  \\d+ ms',
    'websocket opened',
    '<- \\{"type":"connection_established".*\\}',
    '-> \\{"type":"ping","messageId":"p1","timestamp":".*"\\}',
    '<- \\{"type":"pong".*\\}',
    'websocket refused 401',
    'websocket closed 1000',
  ]) {
    const printed = new RegExp(`^${time}${line}$`);
    await vi.waitFor(() => expect(lines).toContainEqual(expect.stringMatching(printed)));
  }
  await server.close();
  expect(await ended).toEqual({
    text: `The simulator at ${server.origin} has closed the connection.`,
    exitCode: 1,
  });
});

it('sim: listen prints a call without a response as soon as the client gives up', async () => {
  const server = await start({ scenario: 'waiting-early' });
  const { lines } = await listen(server);
  await sim(['fail', 'health', 'No answer', '--origin', server.origin]);
  const client = new AbortController();
  const call = fetch(`${server.origin}/api/health`, { signal: client.signal });
  await vi.waitFor(() => expect(server.world.flags.faults).toMatchObject([{ times: 0 }]));
  client.abort();
  await expect(call).rejects.toThrow('aborted');
  await vi.waitFor(() =>
    expect(lines.at(-1)).toMatch(/ {2}GET \/api\/health {2}The client closed the connection {2}\d+ ms$/),
  );
});

it('sim: listen prints events as JSON for scripts, without passwords and tokens', async () => {
  const server = await start({ scenario: 'waiting-early' });
  const { lines } = await listen(server, '--json');
  const body = await (await signIn(server)).text();
  const login = await vi.waitFor(() => {
    const found = lines.filter((line) => line.includes('"login"'));
    expect(found).toHaveLength(2);
    return found.map((line) => JSON.parse(line) as unknown);
  });
  const request = {
    at: server.world.clock.iso(),
    operation: 'login',
    method: 'POST',
    path: '/api/auth/login',
    request: { username: DEMO_ACCOUNT.username, password: '***' },
  };
  expect(login).toMatchObject([
    { ...request, kind: 'request' },
    { ...request, kind: 'call', status: 200, response: { success: true, accessToken: '***' } },
  ]);
  expect(body).not.toContain('***');
});
