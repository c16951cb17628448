import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hosts, type Place } from './test-servers';
import { createOutsider, type Outsider } from './client/contract-client';

describe.each(hosts)('a session on %s', (_name, start) => {
  let place: Place;
  let outsider: Outsider;
  beforeEach(async () => {
    place = await start('first-visit');
    outsider = createOutsider(place.origin);
  });
  afterEach(() => place.stop());

  it('begins with nobody signed in', async () => {
    expect(await outsider.refusal('refresh', {})).toEqual({ status: 401, code: 'REFRESH_TOKEN_MISSING' });
    expect(await outsider.refusal('me', {})).toEqual({ status: 401, code: 'TOKEN_MISSING' });
  });

  it.each([
    [{ username: 'nobody', password: 'demo1234' }, 'ACCOUNT_NOT_FOUND'],
    [{ username: 'demo', password: 'wrong' }, 'INVALID_PASSWORD'],
  ])('is refused to %o', async (body, code) => {
    expect(await outsider.refusal('login', { body })).toEqual({ status: 401, code });
  });

  it('says how long to wait after too many tries', async () => {
    const body = { username: 'demo', password: 'wrong' };
    for (let attempt = 0; attempt < 5; attempt += 1) await outsider.refusal('login', { body });
    const sixth = await outsider.request('login', { body });
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('Retry-After')).toMatch(/^\d+$/);
  });

  it('is renewed by its cookie once the access token has run out', async () => {
    await outsider.signIn();
    expect((await outsider.call('me', {})).user.username).toBe('demo');
    place.world.advance(place.world.clock.now() + 15 * 60_000);
    expect(await outsider.refusal('me', {})).toEqual({ status: 401, code: 'TOKEN_EXPIRED' });
    outsider.tokens.access = (await outsider.call('refresh', {})).accessToken;
    expect((await outsider.call('me', {})).user.username).toBe('demo');
  });

  it('ends for good', async () => {
    await outsider.signIn();
    await outsider.call('logout', {});
    expect(await outsider.refusal('me', {})).toEqual({ status: 401, code: 'SESSION_NOT_FOUND' });
    expect(await outsider.refusal('refresh', {})).toEqual({ status: 401, code: 'REFRESH_TOKEN_MISSING' });
  });

  it('asks for the anti-forgery token before anything else', async () => {
    await outsider.signIn();
    const body = { service: 'wa', country: '187' };
    outsider.tokens.csrf = 'stale';
    expect(await outsider.refusal('purchaseNumber', { body })).toEqual({ status: 403, code: 'CSRF_ERROR' });
    outsider.tokens.csrf = (await outsider.call('csrfToken', {})).csrfToken;
    expect((await outsider.refusal('purchaseNumber', { body })).code).toBe('INSUFFICIENT_BALANCE');
  });
});
