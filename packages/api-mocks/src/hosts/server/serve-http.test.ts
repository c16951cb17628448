import { expect, it, vi } from 'vitest';
import { useServer } from '../../testing/use-server';

const start = useServer();

it('http: reads no body of more than 100 KB', async () => {
  const { client } = await start();
  const response = await client.send('/api/auth/login', {
    method: 'POST',
    body: 'x'.repeat(5 * 1024 * 1024),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ success: false, code: 'PAYLOAD_TOO_LARGE' });
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
