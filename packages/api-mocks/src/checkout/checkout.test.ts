import { MINUTE_MS } from '@sms/domain/limits/spec';
import { expect, it } from 'vitest';
import { createClient, createSignedInClient } from '../testing/client';
import { respondCheckout } from '../transport/respond-checkout';
import type { Decision } from './decide';

const DASHBOARD = 'https://dashboard.example.test';

const openSession = async (paymentType: 'card' | 'bank' = 'card') => {
  const client = await createSignedInClient('empty-account');
  await client.send('/api/auth/refresh', { method: 'POST', headers: { Origin: DASHBOARD } });
  const { data } = await client.read('createDeposit', { body: { amount: 1_000, payment_type: paymentType } });
  const page = async (init: RequestInit = {}) =>
    respondCheckout(client.world, new Request(data.payment_link, init));
  const decide = async (decision: Decision | 'nonsense') => {
    const response = await page({ method: 'POST', body: new URLSearchParams({ decision }) });
    const location = response.headers.get('Location');
    return { status: response.status, location: location === null ? null : new URL(location) };
  };
  const deposit = () => client.world.db.deposits[0];
  return { ...client, txRef: data.tx_ref, link: data.payment_link, page, decide, deposit };
};

it('the checkout page allows nothing but its style and forms that end at the dashboard', async () => {
  const policy = (await (await openSession()).page()).headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action 'self' ${DASHBOARD};`);
});

it.each(['unknown', '..', '%2e%2e', '<script>', "'"])(
  'the checkout page named %s is not found',
  async (token) => {
    const { world } = createClient('deposit-pending');
    const response = await respondCheckout(world, new Request(`https://api.test/checkout/${token}`));
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<script>');
  },
);

it.each([
  ['pay', 'card', 'successful'],
  ['pay', 'bank', 'completed'],
  ['decline', 'card', 'failed'],
] as const)('the decision %s by %s returns with %s and the transaction', async (decision, type, status) => {
  const { decide, txRef, deposit } = await openSession(type);
  const { status: code, location } = await decide(decision);
  expect(code).toBe(303);
  expect(location?.origin).toBe(DASHBOARD);
  expect(location?.pathname).toBe('/transactions');
  expect([...(location?.searchParams ?? [])]).toEqual([
    ['status', 'successful'],
    ['tx_ref', txRef],
    ['status', status],
    ['tx_ref', txRef],
    ['transaction_id', String(deposit()?.flw_tx_id)],
  ]);
});

it('cancelling returns without a transaction, and the provider records nothing', async () => {
  const { decide, txRef, deposit } = await openSession();
  const { location } = await decide('cancel');
  expect(location?.searchParams.getAll('status')).toEqual(['successful', 'cancelled']);
  expect(location?.searchParams.getAll('tx_ref')).toEqual([txRef, txRef]);
  expect(location?.searchParams.has('transaction_id')).toBe(false);
  expect(deposit()).toMatchObject({ status: 'PENDING_UNSETTLED', providerStatus: 'untouched' });
});

it('a payment by a slow bank stays on the page, and the money arrives a minute later', async () => {
  const { decide, link, deposit, wait } = await openSession();
  expect((await decide('pay-later')).location?.href).toBe(link);
  wait(MINUTE_MS - 1);
  expect(deposit()?.status).toBe('PENDING_UNSETTLED');
  wait(1);
  expect(deposit()?.status).toBe('PAID_SETTLED');
});

it.each([
  ['pay', 'PAID_SETTLED', 1],
  ['decline', 'FAILED', 0],
] as const)(
  'the decision to %s reaches the company even without a request, and counts once',
  async (decision, status, credits) => {
    const asked = await openSession();
    await asked.decide(decision);
    await asked.call('verifyPayment', { params: { txRef: asked.txRef } });
    const unasked = await openSession();
    await unasked.decide(decision);
    for (const { world, deposit } of [asked, unasked]) {
      world.advance(world.clock.now() + 30_000);
      expect(deposit()?.status).toBe(status);
      expect(world.db.ledger).toHaveLength(credits);
    }
  },
);

it('a decision is made once', async () => {
  const { decide, link, deposit } = await openSession();
  await decide('decline');
  expect((await decide('pay')).location?.href).toBe(link);
  expect(deposit()?.providerStatus).toBe('failed');
});

it('a decision after 15 minutes is too late', async () => {
  const { decide, link, deposit, world } = await openSession();
  world.advance(world.clock.now() + 15 * MINUTE_MS);
  expect((await decide('pay')).location?.href).toBe(link);
  expect(deposit()?.providerStatus).toBe('untouched');
});
