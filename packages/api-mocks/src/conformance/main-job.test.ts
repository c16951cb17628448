import { CANCEL_LOCK_MS } from '@sms/domain/limits';
import { afterEach, describe, expect, it } from 'vitest';
import type { ScenarioId } from '../scenarios';
import { customerWith } from '../testing/client';
import type { Scenario } from '../world/scenario';
import { NEWCOMER } from '../world/seeds/accounts';
import { createContractClient } from './client/contract-client';
import { testServers, type TestServer } from './test-servers';

const ORDER = { body: { service: 'wa', country: '187' } };

/** A provider that delivers after ten seconds, and one that stays silent. */
const quick = customerWith({
  deliveryProfile: { arrives: 1, soonestMs: 10_000, latestMs: 10_000, late: 0, again: 0 },
});
const silent = customerWith({ deliveryProfile: { arrives: 0, onCancel: 0 } });

describe.each(testServers)('the main job on %s', (_name, start) => {
  let server: TestServer;
  afterEach(() => server.stop());

  const begin = async (scenario: Scenario | ScenarioId) => {
    server = await start(scenario);
    const client = createContractClient(server.origin);
    const balance = async () => (await client.call('balance', {})).data.balance.balance;
    return { ...client, balance };
  };
  const pass = (ms: number) => server.world.advance(server.world.clock.now() + ms);

  it('main job: a purchase leads through its SMS to completion', async () => {
    const { call, signIn } = await begin(quick);
    await signIn();
    const { purchaseId, pricing, balance } = (await call('purchaseNumber', ORDER)).data;
    expect(pricing.totalPrice).toBe(2 * pricing.realPrice);
    expect(balance.current).toBeCloseTo(5 - pricing.totalPrice, 6);
    const params = { id: String(purchaseId) };
    expect((await call('activeNumbers', { query: {} })).data).toMatchObject([
      { id: purchaseId, status: 'waiting', sms_code: null, timeRemaining: 20 * 60 },
    ]);

    pass(10_000);
    const { data: number } = await call('numberStatus', { params });
    expect(number.status).toBe('received');
    expect(number.sms_code).toMatch(/^\d{6}$/);
    expect((await call('fullSms', { params })).data.fullText).toContain(number.sms_code);

    await call('completeNumber', { params });
    expect(await call('activeNumbers', { query: {} })).toMatchObject({ data: [], pagination: { total: 0 } });
  });

  it('main job: refunds the whole price once a cancellation is possible, and not before', async () => {
    const { call, rejection, signIn, balance } = await begin(silent);
    await signIn();
    const { purchaseId, pricing } = (await call('purchaseNumber', ORDER)).data;
    const params = { id: String(purchaseId) };
    pass(CANCEL_LOCK_MS - 1);
    expect(await rejection('cancelNumber', { params })).toEqual({ status: 400, code: 'CANCEL_TOO_EARLY' });
    pass(1);
    expect((await call('cancelNumber', { params })).refundAmount).toBe(pricing.totalPrice);
    expect(await balance()).toBe(5);
  });

  it('main job: a new user deposits at the quoted rate and buys a number with it', async () => {
    const { call, request, send, signIn, balance } = await begin('first-visit');
    expect((await request('register', { body: NEWCOMER })).status).toBe(201);
    await signIn(NEWCOMER);
    const { data: quote } = await call('calculateUsd', { body: { amount: 10_000 } });
    const created = await call('createDeposit', { body: { amount: 10_000, payment_type: 'card' } });
    const { tx_ref: txRef, payment_link: link } = created.data;
    expect(await (await send(link)).text()).toContain(txRef);
    const body = new URLSearchParams({ decision: 'pay' });
    const decided = await send(link, { method: 'POST', body });
    expect(decided.status).toBe(303);
    const back = new URL(decided.headers.get('Location') ?? '').searchParams;
    expect(back.getAll('status')).toEqual(['successful', 'successful']);
    expect(back.get('tx_ref')).toBe(txRef);
    expect(back.get('transaction_id')).toMatch(/^\d+$/);

    const status = async () => (await call('paymentStatus', { params: { txRef } })).data.status;
    expect(await status()).toBe('PENDING_UNSETTLED');
    await call('verifyPayment', { params: { txRef } });
    expect(await status()).toBe('PAID_SETTLED');
    expect(await balance()).toBe(quote.usd_equivalent);

    const { pricing } = (await call('purchaseNumber', ORDER)).data;
    expect(await balance()).toBeCloseTo(quote.usd_equivalent - pricing.totalPrice, 6);
  });
});
