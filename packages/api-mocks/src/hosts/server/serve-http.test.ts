import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { setSpeed } from '../../commands/time';
import { useServer } from '../../testing/use-server';

const start = useServer();
const START = Date.parse('2026-03-02T12:00:00.000Z');

it('http: the tokens of a server with a slow clock are valid, and its time passes however often it is asked', async () => {
  let now = START;
  const { client, world } = await start({ now: () => now });
  setSpeed(world, 0.7);
  await client.signIn();
  for (let ms = 1; ms <= 10; ms += 1) {
    now += 1;
    await client.resume();
    expect((await client.read('me', {})).success).toBe(true);
  }
  expect(world.clock.now() - START).toBe(7);
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

// fetch sends none of these.
it.each([
  [
    'the body of a GET, which it ignores',
    { path: '/api/health', headers: { 'Content-Length': 2 } },
    '{}',
    200,
  ],
  ['two slashes', { path: '//' }, '', 404],
  ['an impossible host', { path: '/api/health', headers: { Host: 'a b' } }, '', 400],
  ['a method that no request may have', { path: '/api/health', method: 'TRACE' }, '', 400],
])('http: answers %s', async (_case, options, body, status) => {
  const { origin } = await start();
  const call = request(origin, options);
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(status);
});
