import { expect, it } from 'vitest';
import { useServer } from '../../testing/use-server';
import { DEMO_ACCOUNT } from '../../world/seeds/accounts';
import { createHttpCookies } from './http-cookies';

const start = useServer();

it('http cookies: the refresh token is httpOnly and sent to one path only', async () => {
  const { client } = await start();
  const login = await client.request('login', { body: DEMO_ACCOUNT });
  const [line] = login.headers.getSetCookie();
  expect(line).toMatch(/^refreshToken=[0-9a-f]{64}; /);
  expect(line).toContain('; Max-Age=604800; Path=/api/auth/refresh; HttpOnly; SameSite=Lax');
});

it('http cookies: the anti-forgery secret is set for every path', async () => {
  const { origin } = await start();
  const [line] = (await fetch(`${origin}/api/csrf-token`)).headers.getSetCookie();
  expect(line).toMatch(/^_csrf=[0-9a-f]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
});

it('http cookies: every browser has a session of its own', async () => {
  const { origin, client } = await start();
  await client.signIn();
  const signedOut = await fetch(`${origin}/api/auth/refresh`, { method: 'POST' });
  expect(signedOut.status).toBe(401);
});

it('http cookies: parses a header with several cookies and skips invalid ones', () => {
  const { jar } = createHttpCookies(' a=1; b=x=y;;=3; broken ;c=');
  expect(['a', 'b', 'c', 'broken', '__proto__'].map((name) => jar.get(name))).toEqual([
    '1',
    'x=y',
    '',
    undefined,
    undefined,
  ]);
});

it('http cookies: clears a cookie below its own path', () => {
  const { jar, setCookieLines } = createHttpCookies('refreshToken=1');
  jar.remove('refreshToken');
  expect(jar.get('refreshToken')).toBeUndefined();
  expect(setCookieLines()).toEqual([
    'refreshToken=; Max-Age=0; Path=/api/auth/refresh; HttpOnly; SameSite=Lax',
  ]);
});
