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
