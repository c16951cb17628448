import { CANCEL_LOCK_MS, MINUTE_MS } from '@sms/domain/limits/spec';
import { expect, it } from 'vitest';
import type { ScenarioId } from '../../scenarios';
import { createSignedInClient, customerWith, listenTo } from '../../testing/client';
import type { Scenario } from '../../world/scenario';

const own = { params: { id: '1' } };

const begin = async (scenario: ScenarioId | Scenario) => {
  const client = await createSignedInClient(scenario);
  const status = () => client.world.db.numbers[0]?.status;
  const balance = async () => (await client.call('balance', {})).body;
  return { ...client, status, balance };
};

it('cancelling is refused until the cancel window opens, and refunds everything afterwards', async () => {
  const { call, wait, status, balance } = await begin('waiting-early');
  wait(CANCEL_LOCK_MS - MINUTE_MS - 1);
  expect((await call('cancelNumber', own)).body).toMatchObject({
    code: 'CANCEL_TOO_EARLY',
    timeElapsed: CANCEL_LOCK_MS / MINUTE_MS - 1,
    minimumWait: CANCEL_LOCK_MS / MINUTE_MS,
  });
  wait(1);
  const cancelled = await call('cancelNumber', own);
  const price = 0.049;
  expect(cancelled.body).toMatchObject({ refundAmount: price, data: { newStatus: 'cancelled' } });
  expect(status()).toBe('cancelled');
  expect(await balance()).toMatchObject({
    data: { balance: { balance: 12.549, total_spent: price } },
  });
});

it('cancelling twice within a second refunds twice at the real server, and at a spec-compliant one once', async () => {
  for (const [secondRefundMs, waitMs, statuses] of [
    [1_000, 999, [200, 200]],
    [1_000, 1_000, [200, 400]],
    [0, 0, [200, 400]],
  ] as const) {
    const { world, call, wait } = await begin('waiting-cancellable');
    world.flags.secondRefundMs = secondRefundMs;
    const first = await call('cancelNumber', own);
    wait(waitMs);
    expect([first.status, (await call('cancelNumber', own)).status]).toEqual(statuses);
    const refunds = world.db.ledger.filter(({ kind }) => kind === 'refund');
    expect(refunds).toHaveLength(statuses.filter((status) => status === 200).length);
  }
});

it('cancelling a number that the provider keeps fails, and the number waits on', async () => {
  const numbers = [{ service: 'wa', country: '187', status: 'waiting', boughtAgoMs: 6 * MINUTE_MS } as const];
  const { call, status } = await begin(
    customerWith({ numbers: numbers.map((number) => ({ ...number, cancelRefused: true })) }),
  );
  expect(await call('cancelNumber', own)).toMatchObject({ status: 500, body: { code: 'CANCEL_FAILED' } });
  expect(status()).toBe('waiting');
});

it('cancelling returns the code without a refund when an SMS turns up', async () => {
  const { call, status, balance } = await begin('sms-while-cancelling');
  const before = await balance();
  expect(await call('cancelNumber', own)).toMatchObject({
    status: 409,
    body: { code: 'SMS_ALREADY_RECEIVED' },
  });
  expect(status()).toBe('received');
  expect((await call('fullSms', own)).body).toMatchObject({ data: { code: '905527' } });
  expect(await balance()).toEqual(before);
});

it('completing a received number ends it, and refunds nothing', async () => {
  const { call, status, balance } = await begin('two-sms');
  const before = await balance();
  expect((await call('completeNumber', own)).status).toBe(200);
  expect([status(), await balance()]).toEqual(['used', before]);
});

it('the real server expires a number when the list is loaded, shows it once more, and refunds nothing', async () => {
  const { wait, status, balance, call } = await begin('about-to-expire');
  const before = await balance();
  wait(60_000);
  expect(status()).toBe('waiting');
  expect((await call('activeNumbers', { query: {} })).body).toMatchObject({
    data: [{ id: 1, status: 'expired' }],
    pagination: { total: 0 },
  });
  expect((await call('activeNumbers', { query: {} })).body).toMatchObject({ data: [] });
  expect(await balance()).toEqual(before);
});

it('the real server finds further SMS of a received number on a status call only, and publishes them', async () => {
  const { world, call, wait } = await begin('two-sms');
  const { frames } = listenTo(world);
  wait(3_000);
  expect((await call('activeNumbers', { query: {} })).body).toMatchObject({
    data: [{ sms_code: '482913' }],
  });
  expect(frames).toEqual([]);
  expect((await call('numberStatus', own)).body).toMatchObject({ data: { sms_code: '771406' } });
  expect(frames).toMatchObject([{ type: 'sms_received', data: { code: '771406' } }]);
  await call('numberStatus', own);
  expect(frames).toHaveLength(1);
});

it('an SMS for an expired number is published if the provider forwards it, and changes nothing', async () => {
  const { world, wait, status } = await begin('sms-after-expiry');
  const { types } = listenTo(world);
  wait(8_000);
  expect(status()).toBe('expired');
  expect(world.db.numbers[0]?.sms).toBeNull();
  expect(types()).toEqual(['number_expired', 'sms_received']);
  world.flags.smsAfterExpiryDelivered = false;
  wait(8_000);
  expect(types()).toHaveLength(2);
});

it.each([
  ['cancelNumber', 'two-sms', { code: 'INVALID_STATUS_FOR_CANCEL', currentStatus: 'received' }],
  ['completeNumber', 'waiting-early', { code: 'INVALID_STATUS_FOR_COMPLETE', currentStatus: 'waiting' }],
  ['retryNumber', 'two-sms', { code: 'INVALID_STATUS_FOR_RETRY' }],
  ['fullSms', 'waiting-early', { code: 'SMS_NOT_RECEIVED' }],
] as const)('%s is refused in %s', async (name, scenario, refusal) => {
  expect((await (await begin(scenario)).call(name, own)).body).toMatchObject(refusal);
});
