import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hosts, type Place } from './test-servers';
import { createOutsider, type Outsider } from './client/contract-client';

const NEWCOMER = {
  firstname: 'Ngozi',
  lastname: 'Eze',
  username: 'ngozi.eze',
  email: 'ngozi@example.com',
  phoneCode: '+234',
  phone: '8012345678',
  password: 'secret123',
  confirmPassword: 'secret123',
};

describe.each(hosts)('a newcomer on %s', (_name, start) => {
  let place: Place;
  let outsider: Outsider;
  beforeEach(async () => {
    place = await start('first-visit');
    outsider = createOutsider(place.origin);
    const registered = await outsider.request('register', { body: NEWCOMER });
    expect(registered.status).toBe(201);
    await outsider.signIn(NEWCOMER);
  });
  afterEach(() => place.stop());

  const deposit = async (amount = 10_000) =>
    (await outsider.call('createDeposit', { body: { amount, payment_type: 'card' } })).data;
  const decide = async (link: string, decision: string) => {
    const response = await outsider.send(link, { method: 'POST', body: new URLSearchParams({ decision }) });
    expect(response.status).toBe(303);
    return new URL(response.headers.get('Location') ?? '').searchParams;
  };
  const balance = async () => (await outsider.call('balance', {})).data.balance.balance;

  it('has an account of its own, without money', async () => {
    expect((await outsider.call('me', {})).user).toMatchObject({ username: 'ngozi.eze' });
    expect(await balance()).toBe(0);
    expect(await outsider.refusal('register', { body: NEWCOMER })).toEqual({
      status: 409,
      code: 'DUPLICATE_FIELD',
    });
  });

  it('pays in at the quoted rate and buys a number with it', async () => {
    const { data: quote } = await outsider.call('calculateUsd', { body: { amount: 10_000 } });
    const { tx_ref: txRef, payment_link: link } = await deposit();
    expect(await (await outsider.send(link)).text()).toContain(txRef);
    const back = await decide(link, 'pay');
    expect(back.getAll('status')).toEqual(['successful', 'successful']);
    expect(back.get('tx_ref')).toBe(txRef);
    expect(back.get('transaction_id')).toMatch(/^\d+$/);

    expect((await outsider.call('paymentStatus', { params: { txRef } })).data.status).toBe(
      'PENDING_UNSETTLED',
    );
    await outsider.call('verifyPayment', { params: { txRef } });
    expect((await outsider.call('paymentStatus', { params: { txRef } })).data.status).toBe('PAID_SETTLED');
    expect(await balance()).toBe(quote.usd_equivalent);

    const { data } = await outsider.call('purchaseNumber', { body: { service: 'wa', country: '187' } });
    expect(await balance()).toBeCloseTo(quote.usd_equivalent - data.pricing.totalPrice, 6);
  });

  it.each([
    ['decline', 'failed', 'PAYMENT_FAILED', 'FAILED'],
    ['cancel', 'cancelled', 'PAYMENT_NOT_ACTIVATED', 'CANCELLED'],
  ])('gets nothing after %s', async (decision, word, code, status) => {
    const { tx_ref: txRef, payment_link: link } = await deposit();
    expect((await decide(link, decision)).getAll('status')).toEqual(['successful', word]);
    expect(await outsider.refusal('verifyPayment', { params: { txRef } })).toEqual({ status: 400, code });
    const { data } = await outsider.call('deposits', { query: {} });
    expect(data.deposits).toMatchObject([{ tx_ref: txRef, status }]);
    expect(await balance()).toBe(0);
  });

  it("cannot touch somebody else's payment", async () => {
    const { tx_ref: txRef } = await deposit();
    await outsider.signIn();
    expect((await outsider.refusal('verifyPayment', { params: { txRef } })).code).toBe('DEPOSIT_NOT_FOUND');
    expect((await outsider.refusal('cancelPayment', { params: { txRef } })).code).toBe('DEPOSIT_NOT_FOUND');
    expect((await outsider.refusal('paymentStatus', { params: { txRef } })).code).toBe('PAYMENT_NOT_FOUND');
  });
});
