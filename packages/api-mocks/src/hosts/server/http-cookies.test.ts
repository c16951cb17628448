import { expect, it } from 'vitest';
import { useServer } from '../../testing/use-server';
import { DEMO_ACCOUNT } from '../../world/seeds/accounts';

const start = useServer();

it('http cookies: the refresh token is httpOnly and sent to one path only', async () => {
  const { client } = await start();
  const login = await client.request('login', { body: DEMO_ACCOUNT });
  const [line] = login.headers.getSetCookie();
  expect(line).toMatch(/^refreshToken=[0-9a-f]{64}; /);
  expect(line).toContain('; Max-Age=604800; Path=/api/auth/refresh; HttpOnly; SameSite=Lax');
});
