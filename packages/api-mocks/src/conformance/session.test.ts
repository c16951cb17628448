import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createContractClient, type ContractClient } from './client/contract-client';
import { testServers, type TestServer } from './test-servers';

describe.each(testServers)('a session on %s', (_name, start) => {
  let server: TestServer;
  let client: ContractClient;
  beforeEach(async () => {
    server = await start('first-visit');
    client = createContractClient(server.origin);
  });
  afterEach(() => server.stop());

  it('a session starts signed out', async () => {
    expect(await client.rejection('refresh', {})).toEqual({ status: 401, code: 'REFRESH_TOKEN_MISSING' });
    expect(await client.rejection('me', {})).toEqual({ status: 401, code: 'TOKEN_MISSING' });
  });

  it.each([
    [{ username: 'nobody', password: 'demo1234' }, 'ACCOUNT_NOT_FOUND'],
    [{ username: 'demo', password: 'wrong' }, 'INVALID_PASSWORD'],
  ])('signing in is refused for %o', async (body, code) => {
    expect(await client.rejection('login', { body })).toEqual({ status: 401, code });
  });

  it('signing in is rate limited with Retry-After', async () => {
    const body = { username: 'demo', password: 'wrong' };
    for (let attempt = 0; attempt < 5; attempt += 1) await client.rejection('login', { body });
    const sixth = await client.request('login', { body });
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('Retry-After')).toMatch(/^\d+$/);
  });

  it('a session is refreshed by its cookie once the access token has expired', async () => {
    await client.signIn();
    expect((await client.call('me', {})).user.username).toBe('demo');
    server.world.advance(server.world.clock.now() + 15 * 60_000);
    expect(await client.rejection('me', {})).toEqual({ status: 401, code: 'TOKEN_EXPIRED' });
    client.tokens.access = (await client.call('refresh', {})).accessToken;
    expect((await client.call('me', {})).user.username).toBe('demo');
  });

  it('signing out ends a session', async () => {
    await client.signIn();
    await client.call('logout', {});
    expect(await client.rejection('me', {})).toEqual({ status: 401, code: 'SESSION_NOT_FOUND' });
    expect(await client.rejection('refresh', {})).toEqual({ status: 401, code: 'REFRESH_TOKEN_MISSING' });
  });

  it('an unsafe call needs the anti-forgery token first', async () => {
    await client.signIn();
    const body = { service: 'wa', country: '187' };
    client.tokens.csrf = 'stale';
    expect(await client.rejection('purchaseNumber', { body })).toEqual({ status: 403, code: 'CSRF_ERROR' });
    client.tokens.csrf = (await client.call('csrfToken', {})).csrfToken;
    expect((await client.rejection('purchaseNumber', { body })).code).toBe('INSUFFICIENT_BALANCE');
  });
});
