import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createFolder, useServer, type StartedServer } from '../../testing/use-server';
import { DEMO_ACCOUNT } from '../../world/seeds/accounts';
import { sim } from './sim';

const start = useServer();

/** Types a line for a server. */
const type = (line: string, { origin }: Pick<StartedServer, 'origin'>, folder?: string) =>
  sim([...line.split(' '), '--origin', origin], folder);

it('sim: sends a command and prints the state', async () => {
  const server = await start({ scenario: 'waiting-early' });
  const { text, exitCode } = await type('sms last 420337', server);
  expect(exitCode).toBe(0);
  expect(text).toMatch(/^\S+Z\nnumber 1 {2}\+\d+ · wa · received$/);
  expect(server.world.db.numbers.find(1)?.sms?.code).toBe('420337');
});

it('sim: prints JSON for scripts', async () => {
  const server = await start({ scenario: 'waiting-early' });
  const { text } = await type('fail balance 500 --times 2 --later --json', server);
  expect(JSON.parse(text)).toMatchObject({ success: true, failing: ['balance'] });
  expect(server.world.flags.faults).toMatchObject([{ times: 2, carriedOutAfterMs: 2_000 }]);
});

it.each([[], ['help'], ['sms', '--help']])('sim: prints every command for %j', async (...words) => {
  const { origin } = await start();
  expect((await sim([...words, '--origin', origin])).text).toContain('  sms <number> [code]');
});

it.each(['localhost:5000', 'nowhere'])(
  'sim: --origin %s ends with 1 and shows an address',
  async (origin) => {
    expect(await sim(['--origin', origin])).toEqual({
      text: `'${origin}' is no address of a server. Example: --origin http://localhost:5000`,
      exitCode: 1,
    });
  },
);

it('sim: a rejected command exits with 1 and prints the alternatives', async () => {
  expect(await type('sms 7', await start({ scenario: 'waiting-early' }))).toEqual({
    text: "'7' is none of the numbers 1, or last.",
    exitCode: 1,
  });
});

it('sim: an unknown word lists every command of the terminal', async () => {
  const { text } = await type('dance', await start());
  expect(text).toMatch(/^'dance' is no command. Commands: advance <duration>; /);
  expect(text).toMatch(/; scenario <id>; listen; world save <file>; world load <file>\.$/);
});

it('sim: an unknown option ends with 1 and names it', async () => {
  expect(await sim(['funds', '-5'])).toEqual({
    text: expect.stringContaining("'-5'") as unknown,
    exitCode: 1,
  });
});

it('sim: explains how to start a server when none responds', async () => {
  const server = await start();
  await server.close();
  expect(await type('heal', server)).toEqual({
    text: `No simulator answers at ${server.origin}. Start one: npm run api`,
    exitCode: 1,
  });
});

it('sim: a server that answers anything else is no simulator', async () => {
  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end('{}');
  }).listen(0);
  onTestFinished(() => void other.close());
  const origin = `http://localhost:${(other.address() as AddressInfo).port}`;
  expect(await type('heal', { origin })).toEqual({
    text: `No simulator answers at ${origin}. Start one: npm run api`,
    exitCode: 1,
  });
});

it('sim: saves the world in a file, and loads it into another server', async () => {
  const first = await start({ scenario: 'waiting-early' });
  const second = await start({ scenario: 'empty-account' });
  const folder = await createFolder();
  await type('sms last 420337', first);
  const saved = await type('world save x.json', first, folder);
  expect(saved).toEqual({ text: `Saved in ${join(folder, 'x.json')}`, exitCode: 0 });
  const loaded = await type('world load x.json', second, folder);
  expect(loaded.text).toContain('· wa · received');
  expect(second.world.db.numbers.all()).toEqual(first.world.db.numbers.all());
});

it.each([
  ['world load missing.json', 'ENOENT'],
  ['world load junk.json', 'This is no world, or one of another version.'],
  ['world save', 'Name a file: world save <file>, or world load <file>.'],
  ['world shave x.json', 'Name a file'],
])('sim: %j ends with 1 and says why', async (line, message) => {
  const folder = await createFolder();
  await writeFile(join(folder, 'junk.json'), 'junk');
  expect(await type(line, await start(), folder)).toEqual({
    text: expect.stringContaining(message) as unknown,
    exitCode: 1,
  });
});

/** Collects the lines of `sim listen`; resolves once it prints calls. */
const listen = async ({ origin, isHealthy }: StartedServer, ...options: readonly string[]) => {
  const lines: string[] = [];
  const ended = sim(['listen', ...options, '--origin', origin], '.', (line) => lines.push(line));
  await vi.waitFor(async () => {
    await isHealthy();
    expect(lines).not.toEqual([]);
  });
  return { lines, ended };
};

it('sim: listen prints calls and messages, one line each', async () => {
  const server = await start({ scenario: 'waiting-early' });
  const { lines, ended } = await listen(server);
  const { client } = server;
  await client.request('balance', {});
  await client.request('login', { body: DEMO_ACCOUNT }, { headers: { Origin: 'http://evil.test' } });
  await client.signIn();
  const address = `${server.origin.replace('http', 'ws')}/ws?token=${client.tokens.access}&userId=1`;
  const socket = new WebSocket(address);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'ping', messageId: 'p1', timestamp: server.world.clock.iso() }));
  await once(socket, 'message');
  new WebSocket(address.replace('userId=1', 'userId=2')).on('error', () => undefined);
  socket.close(1000);
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
  await type('fail health No answer', server);
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
  const body = await (await server.client.request('login', { body: DEMO_ACCOUNT })).text();
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
