import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { useServer } from '../../testing/use-server';
import type { RunningServer } from './start-server';

const start = useServer();

/** Writes raw bytes and returns all output of the server until it hangs up. */
const speak = async ({ origin }: RunningServer, words: string): Promise<string> => {
  const socket = connectTcp(Number(new URL(origin).port), 'localhost');
  socket.write(words);
  return text(socket);
};

const asking = (path: string, host = 'localhost') =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

it.each([
  ['no HTTP at all', 'HELLO\r\n\r\n'],
  ['a broken header', 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nBad Header: x\r\n\r\n'],
  [
    'a header line without end',
    `GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  ],
  ['a broken host', asking('/api/health', 'a b')],
  ['no host', asking('/api/health', '')],
  ['another host in the path', asking('http://evil.test/api/health')],
  ['a path that climbs', asking('/api/numbers/../health')],
  ['a path that climbs in disguise', asking('/api/numbers/%2e%2e/health')],
])('http: refuses %s and continues', async (_case, words) => {
  const server = await start();
  expect(await speak(server, words)).toMatch(/^HTTP\/1.1 4\d\d /);
  expect(await server.isHealthy()).toBe(true);
});

it.each(['/', '//', '//evil.test/api/health', '/%', '/%00', '/api//health'])(
  'http: responds to the path %s',
  async (path) => {
    const server = await start();
    expect(await speak(server, asking(path))).toMatch(/^HTTP\/1.1 (200|400|404) /);
  },
);

it('http: reads no body of more than 100 KB', async () => {
  const { client } = await start();
  const response = await client.send('/api/auth/login', {
    method: 'POST',
    body: 'x'.repeat(5 * 1024 * 1024),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ success: false, code: 'PAYLOAD_TOO_LARGE' });
});

it('http: survives a client that hangs up in the middle of its body', async () => {
  const server = await start();
  const socket = connectTcp(Number(new URL(server.origin).port), 'localhost');
  socket.write('POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{');
  await once(socket, 'connect');
  socket.resetAndDestroy();
  expect(await server.isHealthy()).toBe(true);
});

it.each(['TRACE', 'HEAD', 'PUT'])('http: rejects the method %s', async (method) => {
  const server = await start();
  const words = `${method} /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  expect(await speak(server, words)).toMatch(/^HTTP\/1.1 4\d\d /);
});

it('http: breaks the connection while the simulated server is down', async () => {
  const server = await start();
  server.world.flags.serverDown = true;
  await expect(server.isHealthy()).rejects.toThrow('fetch failed');
});

it('http: responds to an unexpected error with status 500 and does not reveal it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await start();
  vi.spyOn(server.world.clock, 'iso').mockImplementation(() => 'not a time');
  const response = await fetch(`${server.origin}/api/health`);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ error: 'Internal server error', code: 'INTERNAL_ERROR' });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

it('http: a test can intercept a call and its response, and cut a body where it breaks', async () => {
  const halfOf = (text: string) =>
    new ReadableStream<Uint8Array>({
      start: (body) => body.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2))),
      pull: (body) => body.error(new Error('cut')),
    });
  const { origin } = await start({
    intercept: async (_, carryOut) => new Response(halfOf(await (await carryOut()).text())),
  });
  const response = await fetch(`${origin}/api/health`);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  expect((await fetch(`${origin}/simulator`)).ok).toBe(true);
});

it('http: a port in use is named, with a free one to try', async () => {
  const port = Number(new URL((await start()).origin).port);
  await expect(start({ port })).rejects.toThrow(`Port ${port} is in use.`);
});
