import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NEWCOMER } from '../world/seeds/accounts';
import { createContractClient, type ContractClient } from './client/contract-client';
import { testServers, type TestServer } from './test-servers';

describe.each(testServers)('a newcomer on %s', (_name, start) => {
  let server: TestServer;
  let client: ContractClient;
  beforeEach(async () => {
    server = await start('first-visit');
    client = createContractClient(server.origin);
    const registered = await client.request('register', { body: NEWCOMER });
    expect(registered.status).toBe(201);
    await client.signIn(NEWCOMER);
  });
  afterEach(() => server.stop());

  const deposit = async (amount = 10_000) =>
    (await client.call('createDeposit', { body: { amount, payment_type: 'card' } })).data;
  const decide = async (link: string, decision: string) => {
    const response = await client.send(link, { method: 'POST', body: new URLSearchParams({ decision }) });
    expect(response.status).toBe(303);
    return new URL(response.headers.get('Location') ?? '').searchParams;
  };
  const balance = async () => (await client.call('balance', {})).data.balance.balance;

  it('a new user has an account without money', async () => {
    expect((await client.call('me', {})).user).toMatchObject({ username: 'ngozi.eze' });
    expect(await balance()).toBe(0);
    expect(await client.rejection('register', { body: NEWCOMER })).toEqual({
      status: 409,
      code: 'DUPLICATE_FIELD',
    });
  });

  it('a new user deposits at the quoted rate and buys a number with it', async () => {
    const { data: quote } = await client.call('calculateUsd', { body: { amount: 10_000 } });
    const { tx_ref: txRef, payment_link: link } = await deposit();
    expect(await (await client.send(link)).text()).toContain(txRef);
    const back = await decide(link, 'pay');
    expect(back.getAll('status')).toEqual(['successful', 'successful']);
    expect(back.get('tx_ref')).toBe(txRef);
    expect(back.get('transaction_id')).toMatch(/^\d+$/);

    expect((await client.call('paymentStatus', { params: { txRef } })).data.status).toBe('PENDING_UNSETTLED');
    await client.call('verifyPayment', { params: { txRef } });
    expect((await client.call('paymentStatus', { params: { txRef } })).data.status).toBe('PAID_SETTLED');
    expect(await balance()).toBe(quote.usd_equivalent);

    const { data } = await client.call('purchaseNumber', { body: { service: 'wa', country: '187' } });
    expect(await balance()).toBeCloseTo(quote.usd_equivalent - data.pricing.totalPrice, 6);
  });

  it.each([
    ['decline', 'failed', 'PAYMENT_FAILED', 'FAILED'],
    ['cancel', 'cancelled', 'PAYMENT_NOT_ACTIVATED', 'CANCELLED'],
  ])('a new user gets no money after %s', async (decision, word, code, status) => {
    const { tx_ref: txRef, payment_link: link } = await deposit();
    expect((await decide(link, decision)).getAll('status')).toEqual(['successful', word]);
    expect(await client.rejection('verifyPayment', { params: { txRef } })).toEqual({ status: 400, code });
    const { data } = await client.call('deposits', { query: {} });
    expect(data.deposits).toMatchObject([{ tx_ref: txRef, status }]);
    expect(await balance()).toBe(0);
  });

  it("a new user cannot access another user's payment", async () => {
    const { tx_ref: txRef } = await deposit();
    await client.signIn();
    expect((await client.rejection('verifyPayment', { params: { txRef } })).code).toBe('DEPOSIT_NOT_FOUND');
    expect((await client.rejection('cancelPayment', { params: { txRef } })).code).toBe('DEPOSIT_NOT_FOUND');
    expect((await client.rejection('paymentStatus', { params: { txRef } })).code).toBe('PAYMENT_NOT_FOUND');
  });
});
