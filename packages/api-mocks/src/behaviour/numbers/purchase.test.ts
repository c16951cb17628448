import { CANCEL_LOCK_MS } from '@sms/domain/limits/spec';
import { expect, it } from 'vitest';
import { createSignedInClient, customerWith } from '../../testing/client';
import { offerFor } from '../../world/catalogue/offers';
import type { Flags } from '../../world/flags';

const order = { service: 'wa', country: '187' };
const realPrice = (offerFor('187', 'wa')?.realPrice ?? NaN) / 1_000_000;

const shop = (balanceUsd: number, flags: Partial<Flags> = {}) =>
  createSignedInClient(customerWith({ balanceUsd, flags }));

const purchase = async (request: object, balanceUsd = 10, flags: Partial<Flags> = {}) => {
  const { call } = await shop(balanceUsd, flags);
  return (await call('purchaseNumber', { body: { ...order, ...request } })).body;
};

it('a purchase compares the maximum with the doubled price', async () => {
  expect(await purchase({ maxPrice: 2 * realPrice })).toMatchObject({ success: true });
  expect(await purchase({ maxPrice: 2 * realPrice - 0.0001 })).toMatchObject({ code: 'PRICE_EXCEEDED' });
  expect(await purchase({ maxPrice: 0 })).toMatchObject({ code: 'PRICE_EXCEEDED' });
});

it('a purchase checks the price before the balance, and the balance before the provider', async () => {
  const flags = { operatorsWithoutNumbers: ['*'] };
  expect(await purchase({ maxPrice: 0 }, 0, flags)).toMatchObject({ code: 'PRICE_EXCEEDED' });
  expect(await purchase({}, 0, flags)).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
});

it.each([
  ['the real server', true, 0.1199],
  ['a spec-compliant server', false, 0.119854],
])('%s debits all decimals of a price; what it stores is refunded', async (_, fourDecimalsStored, stored) => {
  const { world, call, wait, read } = await shop(10, { priceFactor: 2.446, fourDecimalsStored });
  const bought = await call('purchaseNumber', { body: order });
  expect(bought.body).toMatchObject({ data: { balance: { deducted: 0.119854 } } });
  expect((await read('activeNumbers', { query: {} })).data).toMatchObject([{ price: stored }]);
  wait(CANCEL_LOCK_MS);
  const cancelled = await call('cancelNumber', { params: { id: '1' } });
  expect(cancelled.body).toMatchObject({ refundAmount: stored });
  const amounts = world.db.ledger.map(({ amount }) => amount);
  expect(amounts.slice(1)).toEqual([-119_854, Math.round(stored * 1e6)]);
});

it('a scheduled change raises the price, and the new price is charged', async () => {
  const { call, wait } = await createSignedInClient('price-rises');
  const buy = (maxPrice: number) => call('purchaseNumber', { body: { ...order, maxPrice } });
  wait(19_999);
  expect((await buy(0.049)).status).toBe(200);
  wait(1);
  expect((await buy(0.049)).body).toMatchObject({ code: 'PRICE_EXCEEDED', totalPrice: 0.0735 });
  expect((await buy(0.0735)).body).toMatchObject({ data: { balance: { deducted: 0.0735 } } });
});
