import { expect, it } from 'vitest';
import { createSignedInClient, customerWith } from '../../testing/client';

const open = () => createSignedInClient('subscriber');

it('a subscription costs its days, and is refused to a balance that does not suffice', async () => {
  const { call, read } = await createSignedInClient(customerWith({ balanceUsd: 10 }));
  const buy = (period: number) =>
    call('buySubscription', { body: { service: 'wa', country: '187', period } });
  expect((await buy(3)).body).toMatchObject({ code: 'INSUFFICIENT_BALANCE', required: 15, current: 10 });
  expect((await buy(2)).status).toBe(200);
  expect((await read('balance', {})).data.balance).toMatchObject({ balance: 0, total_spent: 10 });
});

it('a subscription is cancelled by either of its ids, once, without a refund', async () => {
  const { call, world } = await open();
  const entries = world.db.ledger.length;
  const id = world.db.subscriptions[1]?.subscription_id ?? '';
  const cancel = (either: string) => call('cancelSubscription', { params: { id: either } });
  expect((await cancel('1')).status).toBe(200);
  expect((await cancel(id)).status).toBe(200);
  expect((await cancel('1')).body).toMatchObject({ code: 'INVALID_STATUS_FOR_CANCEL' });
  expect((await cancel('3')).body).toMatchObject({ code: 'SUBSCRIPTION_NOT_FOUND' });
  expect(world.db.ledger).toHaveLength(entries);
});
