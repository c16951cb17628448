import { expect, it } from 'vitest';
import { createSignedInClient } from '../../testing/client';

it('call limits: refuse the eleventh call about numbers in a minute, until the next minute begins', async () => {
  const { wait, call } = await createSignedInClient('empty-account');
  const active = () => call('activeNumbers', { query: {} });
  for (let count = 0; count < 10; count += 1) expect((await active()).status).toBe(200);
  const refused = await active();
  expect(refused).toMatchObject({ status: 429, body: { code: 'SMS_RATE_LIMIT' } });
  wait(Number(refused.headers.get('Retry-After')) * 1_000);
  expect((await active()).status).toBe(200);
});

it('call limits: count payment calls that reach the provider with those about numbers, and all others separately', async () => {
  const { call } = await createSignedInClient('empty-account');
  const body = { amount: 100, payment_type: 'card' } as const;
  for (let count = 0; count < 10; count += 1) await call('createDeposit', { body });
  expect((await call('history', { query: {} })).body).toMatchObject({ code: 'SMS_RATE_LIMIT' });
  for (let count = 0; count < 59; count += 1) await call('balance', {});
  expect((await call('services', {})).status).toBe(200);
  expect((await call('services', {})).body).toMatchObject({ code: 'API_RATE_LIMIT' });
  expect((await call('dashboardStats', {})).status).toBe(200);
});
