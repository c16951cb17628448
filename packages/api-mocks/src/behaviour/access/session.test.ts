import { MINUTE_MS } from '@sms/domain/limits/spec';
import { expect, it } from 'vitest';
import { createClient } from '../../testing/client';
import { NEWCOMER } from '../../world/seeds/accounts';

it('access tokens expire after 15 minutes', async () => {
  const { world, call, signIn } = createClient('first-visit');
  await signIn();
  const signedInAt = world.clock.now();
  world.advance(signedInAt + 15 * MINUTE_MS - 1);
  expect((await call('me', {})).status).toBe(200);
  world.advance(signedInAt + 15 * MINUTE_MS);
  expect(await call('me', {})).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
});

it('the refresh cookie is valid for 7 days', async () => {
  const { world, call, signIn } = createClient('first-visit');
  await signIn();
  const week = 7 * 24 * 60 * MINUTE_MS;
  world.advance(world.clock.now() + week - 1);
  expect((await call('refresh', {})).status).toBe(200);
  world.advance(world.clock.now() + 1);
  expect(await call('refresh', {})).toMatchObject({ body: { code: 'REFRESH_TOKEN_MISSING' } });
});

it('the refresh cookie becomes invalid at logout', async () => {
  const { call, signIn } = createClient('first-visit');
  await signIn();
  expect((await call('logout', {})).status).toBe(200);
  expect(await call('me', {})).toMatchObject({ status: 401, body: { code: 'SESSION_NOT_FOUND' } });
  expect((await call('refresh', {})).status).toBe(401);
});

it('signing in is refused for a name after five failures, of a registration too, until the window ends', async () => {
  const { world, call } = createClient('first-visit');
  const attempt = (password: string) => call('login', { body: { username: 'demo', password } });
  for (let failure = 0; failure < 4; failure += 1) {
    expect((await attempt('wrong')).body).toMatchObject({ code: 'INVALID_PASSWORD' });
  }
  await call('register', { body: { ...NEWCOMER, username: 'demo' } });
  const refused = await attempt('demo1234');
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMIT_EXCEEDED' } });
  world.advance(world.clock.now() + Number(refused.headers.get('Retry-After')) * 1000);
  expect((await attempt('demo1234')).status).toBe(200);
});

const WINDOW_MS = 5 * MINUTE_MS;

it('quirk: valid cookies are refused after ten refused refreshes, until the window ends', async () => {
  const { world, call, signIn } = createClient('first-visit');
  for (let count = 0; count < 10; count += 1) expect((await call('refresh', {})).status).toBe(401);
  await signIn();
  expect(await call('refresh', {})).toMatchObject({ status: 429, body: { code: 'RATE_LIMIT_EXCEEDED' } });
  world.advance(Math.ceil((world.clock.now() + 1) / WINDOW_MS) * WINDOW_MS);
  expect((await call('refresh', {})).status).toBe(200);
});

it('quirk: only the newest session of a user can be refreshed', async () => {
  const { world, call, signIn } = createClient('first-visit');
  await signIn();
  const older = { ...world.cookies };
  await signIn();
  expect((await call('refresh', {})).status).toBe(200);
  Object.assign(world.cookies, older);
  expect(await call('refresh', {})).toMatchObject({
    status: 401,
    body: { code: 'INVALID_REFRESH_TOKEN' },
  });
});
