import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login } from '../contracts/auth';
import { cancelNumber, purchaseNumber } from '../contracts/numbers';
import {
  CSRF,
  LOGOUT,
  PURCHASE,
  createClientWithServer,
  createSignedInClient,
  purchase,
} from '../testing/client-with-server';
import { errorAnswer, json, networkFailure } from '../testing/fake-fetch';

const CANCEL = 'POST /api/numbers/5/cancel';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('anti-forgery token', () => {
  it('is fetched once for concurrent calls and kept for 10 minutes', async () => {
    const { client, server } = await createSignedInClient({ [CANCEL]: () => json({ success: true }) });
    const cancel = () => client.call(cancelNumber, { params: { id: '5' } });
    const atLogin = server.count(CSRF);

    await Promise.all([cancel(), cancel(), cancel()]);
    expect(server.count(CSRF) - atLogin).toBe(1);

    vi.advanceTimersByTime(10 * 60_000 - 1);
    await cancel();
    expect(server.count(CSRF) - atLogin).toBe(1);

    vi.advanceTimersByTime(1);
    await cancel();
    expect(server.count(CSRF) - atLogin).toBe(2);
  });

  it('is renewed and the call replayed once after CSRF_ERROR', async () => {
    const { client, server } = await createSignedInClient({
      [PURCHASE]: ({ headers }) =>
        headers.get('X-CSRF-Token') === 'csrf-3' ? json({ success: true }) : errorAnswer(403, 'CSRF_ERROR'),
    });
    await client.call(purchaseNumber, purchase);
    expect(server.count(PURCHASE)).toBe(2);
  });

  it('is not renewed a second time for the same call', async () => {
    const { client, server } = await createSignedInClient({
      [PURCHASE]: () => errorAnswer(403, 'CSRF_ERROR'),
    });
    await expect(client.call(purchaseNumber, purchase)).rejects.toMatchObject({ code: 'CSRF_ERROR' });
    expect(server.count(PURCHASE)).toBe(2);
  });

  it('is left out when it cannot be fetched', async () => {
    const { client, server } = createClientWithServer({ [CSRF]: networkFailure });
    await client.openSession(login, { body: { username: 'ada', password: 'secret' } });
    expect(server.last('POST /api/auth/login')?.headers.get('X-CSRF-Token')).toBeNull();
  });

  it('never outlives its session', async () => {
    const { client, server } = await createSignedInClient({});
    await client.logout();
    const ofFirst = server.last(LOGOUT)?.headers.get('X-CSRF-Token');
    await client.openSession(login, { body: { username: 'bob', password: 'secret' } });
    expect(ofFirst).toBe('csrf-2');
    expect(server.last('POST /api/auth/login')?.headers.get('X-CSRF-Token')).toBe('csrf-3');
  });
});
