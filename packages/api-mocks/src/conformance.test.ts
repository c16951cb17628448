import { operations } from '@sms/domain/contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
afterAll(() => {
  server.close();
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`https://anywhere.test/api${path}`, { credentials: 'include', ...init });
const post = (path: string, body: object, headers: HeadersInit = {}) =>
  get(path, { method: 'POST', headers, body: JSON.stringify(body) });

/** The body of an answer, read by its contract. */
const bodyOf = async <S extends v.GenericSchema>(answer: S, response: Response) =>
  v.parse(answer, await response.json());

it('serves the main job from sign-in to completion over plain fetch', async () => {
  expect((await post('/auth/refresh', {})).status).toBe(401);
  const login = await bodyOf(operations.login.answer, await post('/auth/login', DEMO_ACCOUNT));
  expect(login.user.username).toBe('demo');
  const { csrfToken } = await bodyOf(operations.csrfToken.answer, await get('/csrf-token'));
  const headers = { Authorization: `Bearer ${login.accessToken}`, 'X-CSRF-Token': csrfToken };

  const order = { service: 'wa', country: '187' };
  const purchase = await post('/numbers/purchase', order, headers);
  const { purchaseId, pricing, balance } = (await bodyOf(operations.purchaseNumber.answer, purchase)).data;
  expect(pricing.totalPrice).toBe(2 * pricing.realPrice);
  expect(balance.current).toBeCloseTo(5 - pricing.totalPrice, 6);

  const active = async () =>
    bodyOf(operations.activeNumbers.answer, await get('/numbers/active', { headers }));
  expect((await active()).data).toMatchObject([{ id: purchaseId, status: 'waiting', sms_code: null }]);

  world.advance(world.clock.now() + 10_000);
  const status = await get(`/numbers/${purchaseId}/status`, { headers });
  const number = (await bodyOf(operations.numberStatus.answer, status)).data;
  expect(number.status).toBe('received');
  expect(number.sms_code).toMatch(/^\d{6}$/);

  const message = await get(`/numbers/${purchaseId}/full-sms`, { headers });
  expect((await bodyOf(operations.fullSms.answer, message)).data.fullText).toContain(number.sms_code);

  expect((await post(`/numbers/${purchaseId}/complete`, {}, headers)).status).toBe(200);
  expect(await active()).toMatchObject({ data: [], pagination: { total: 0 } });

  expect((await post('/auth/refresh', {})).status).toBe(200);
  expect((await post('/auth/logout', {}, headers)).status).toBe(200);
  expect(await (await post('/auth/refresh', {})).json()).toMatchObject({ code: 'REFRESH_TOKEN_MISSING' });
});

it('answers a single request without intercepting anything', async () => {
  const { answer } = createNodeBackend('first-visit');
  const reply = await answer(new Request('https://anywhere.test/api/health'));
  expect(v.is(operations.health.answer, await reply.json())).toBe(true);
});
