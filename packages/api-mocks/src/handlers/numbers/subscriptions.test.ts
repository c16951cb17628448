import { expect, it } from 'vitest';
import { createSignedInClient, MINUTE_MS } from '../../testing/client';

const DAY_MS = 24 * 60 * MINUTE_MS;

const open = () => createSignedInClient('subscriber');

it('a subscription costs five dollars a day', async () => {
  const { call, world } = await open();
  const bought = await call('buySubscription', { body: { service: 'wa', country: '187', period: 3 } });
  expect(bought.body).toMatchObject({
    data: { internalId: 3, price: 15, startDate: '2026-03-02T12:00:00.000Z', status: 'active' },
  });
  expect(world.db.ledger.all().at(-1)).toMatchObject({ kind: 'subscription', amount: -15_000_000 });
  expect((await call('balance', {})).body).toMatchObject({
    data: { balance: { balance: 45, total_spent: 55 } },
  });
});

it.each([
  ['INSUFFICIENT_BALANCE', { period: 13 }],
  ['VALIDATION_ERROR', { period: 0 }],
  ['VALIDATION_ERROR', { period: 31 }],
  ['VALIDATION_ERROR', { service: 'nope' }],
  ['VALIDATION_ERROR', { country: '99999' }],
])('a subscription returns %s to %j and charges nothing', async (code, wrong) => {
  const { call, world } = await open();
  const before = world.db.ledger.all().length;
  const order = { service: 'wa', country: '187', period: 1, ...wrong };
  expect((await call('buySubscription', { body: order })).body).toMatchObject({ code });
  expect(world.db.ledger.all()).toHaveLength(before);
});

it('subscriptions are listed newest first, by status', async () => {
  const { call, wait, resume } = await open();
  wait(1.5 * DAY_MS);
  await resume();
  expect((await call('subscriptions', { query: {} })).body).toMatchObject({
    data: [
      { service_code: 'tg', status: 'expired', daysRemaining: 0 },
      { service_code: 'wa', status: 'active', daysRemaining: 6 },
    ],
    pagination: { total: 2 },
  });
  expect((await call('subscriptions', { query: { status: 'active' } })).body).toMatchObject({
    data: [{ service_code: 'wa' }],
    pagination: { total: 1 },
  });
});

it('a subscription is cancelled by either of its ids, once, without a refund', async () => {
  const { call, world } = await open();
  const entries = world.db.ledger.all().length;
  const id = world.db.subscriptions.find(2)?.subscriptionId ?? '';
  const cancel = (either: string) => call('cancelSubscription', { params: { id: either } });
  expect((await cancel('1')).status).toBe(200);
  expect((await cancel(id)).status).toBe(200);
  expect((await cancel('1')).body).toMatchObject({ code: 'INVALID_STATUS_FOR_CANCEL' });
  expect((await cancel('3')).body).toMatchObject({ code: 'SUBSCRIPTION_NOT_FOUND' });
  expect(world.db.ledger.all()).toHaveLength(entries);
});
