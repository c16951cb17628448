import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createNodeBackend } from './node';
import { DEMO_ACCOUNT } from './seeds/accounts';

const { server, world } = createNodeBackend({
  description: 'A visitor with money, and a provider that delivers after ten seconds.',
  seed: 7,
  signedIn: false,
  balanceUsd: 5,
  numbers: [],
  habits: { arrives: 1, soonestMs: 10_000, latestMs: 10_000, late: 0, again: 0 },
});

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const api = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`https://anywhere.test/api${path}`, { credentials: 'include', ...init });
  return { status: response.status, body: await response.json() };
};
const post = (path: string, body: object, headers: HeadersInit = {}) =>
  api(path, { method: 'POST', headers, body: JSON.stringify(body) });

it('serves the main job from sign-in to completion over plain fetch', async () => {
  expect((await post('/auth/refresh', {})).status).toBe(401);
  const login = await post('/auth/login', DEMO_ACCOUNT);
  expect(login.body).toMatchObject({ success: true, user: { username: 'demo' } });
  const csrf = await api('/csrf-token');
  const headers = {
    Authorization: `Bearer ${login.body.accessToken}`,
    'X-CSRF-Token': csrf.body.csrfToken,
  };

  const bought = await post('/numbers/purchase', { service: 'wa', country: '187' }, headers);
  const { purchaseId, pricing, balance } = bought.body.data;
  expect(pricing.totalPrice).toBe(2 * pricing.realPrice);
  expect(balance.current).toBeCloseTo(5 - pricing.totalPrice, 6);

  const waiting = await api('/numbers/active?page=1&limit=20', { headers });
  expect(waiting.body.data).toMatchObject([{ id: purchaseId, status: 'waiting', sms_code: null }]);

  world.advance(world.clock.now() + 10_000);
  const received = await api(`/numbers/${purchaseId}/status`, { headers });
  expect(received.body.data).toMatchObject({
    status: 'received',
    sms_code: expect.stringMatching(/^\d{6}$/),
  });

  const message = await api(`/numbers/${purchaseId}/full-sms`, { headers });
  expect(message.body.data.fullText).toContain(received.body.data.sms_code);

  const completed = await post(`/numbers/${purchaseId}/complete`, {}, headers);
  expect(completed.body).toMatchObject({ success: true });
  expect((await api('/numbers/active', { headers })).body).toMatchObject({
    data: [],
    pagination: { total: 0 },
  });

  expect((await post('/auth/refresh', {})).status).toBe(200);
  expect((await post('/auth/logout', {}, headers)).status).toBe(200);
  expect((await post('/auth/refresh', {})).body).toMatchObject({ code: 'REFRESH_TOKEN_MISSING' });
});
