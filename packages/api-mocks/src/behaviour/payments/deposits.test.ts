import { microsOf } from '../../db/money';
import { MINUTE_MS } from '@sms/domain/limits/spec';
import { expect, it } from 'vitest';
import type { ScenarioId } from '../../scenarios';
import { createSignedInClient, listenTo } from '../../testing/client';

const begin = async (scenario: ScenarioId) => {
  const client = await createSignedInClient(scenario);
  const { world, call } = client;
  const deposit = world.db.deposits.at(-1);
  if (deposit === undefined) throw new Error('There is no deposit.');
  const params = { txRef: deposit.tx_ref };
  return {
    ...client,
    deposit,
    types: listenTo(world).types,
    verify: () => call('verifyPayment', { params }),
    cancel: () => call('cancelPayment', { params }),
    status: async () => (await call('paymentStatus', { params })).body,
    balance: () => world.db.ledger.reduce((sum, { amount }) => sum + amount, 0),
  };
};

it('verifying credits the quoted amount once and publishes it', async () => {
  const { verify, cancel, deposit, balance, types, status } = await begin('deposit-paid');
  const before = balance();
  expect((await verify()).body).toMatchObject({
    success: true,
    message: 'Payment verified and processed successfully',
    data: { status: 'PAID_SETTLED', amount_settled: 5_000, already_processed: false },
  });
  expect(balance() - before).toBe(microsOf(deposit.usd_equivalent));
  expect((await verify()).body).toMatchObject({ message: 'Payment already verified and settled' });
  expect(balance() - before).toBe(microsOf(deposit.usd_equivalent));
  expect((await cancel()).body).toMatchObject({ code: 'INVALID_STATUS_FOR_CANCELLATION' });
  expect(await status()).toMatchObject({ data: { status: 'PAID_SETTLED' } });
  expect(types()).toEqual([
    'payment_verification_started',
    'payment_successful',
    'balance_updated',
    'payment_verification_completed',
  ]);
});

it('verifying reports the reason of a declined payment once', async () => {
  const { verify, types } = await begin('deposit-declined');
  await verify();
  await verify();
  expect(types().filter((type) => type === 'payment_failed')).toHaveLength(1);
});

it('verifying credits a paid deposit even when its session has expired or the user has cancelled it', async () => {
  const late = await begin('deposit-paid');
  late.wait(20 * MINUTE_MS);
  await late.resume();
  expect((await late.verify()).status).toBe(200);
  const given = await begin('deposit-paid');
  await given.cancel();
  expect((await given.verify()).status).toBe(200);
  expect(given.deposit.status).toBe('PAID_SETTLED');
});

it.each([
  ['PENDING_UNSETTLED', false],
  ['CANCELLED', true],
])(
  'a notice from the provider settles a payment that is %s, and publishes it',
  async (unpaid, isCancelled) => {
    const { wait, cancel, deposit, balance, types } = await begin('deposit-settles-late');
    if (isCancelled) await cancel();
    const before = balance();
    wait(4_999);
    expect(deposit.status).toBe(unpaid);
    wait(1);
    expect(deposit.status).toBe('PAID_SETTLED');
    expect(balance() - before).toBe(microsOf(deposit.usd_equivalent));
    expect(types()).toEqual(['payment_successful', 'balance_updated', 'settlement_completed']);
  },
);
