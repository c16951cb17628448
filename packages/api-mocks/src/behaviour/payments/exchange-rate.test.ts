import { expect, it } from 'vitest';
import { advanceBy } from '../../commands/time';
import { koboOf } from '../../db/money';
import { createSignedInClient, customerWith, MINUTE_MS } from '../../testing/client';
import { createWorld } from '../../world/create-world';
import { marketRate, quoteAt } from './exchange-rate';

it('exchange rate: adds one percent to the market rate and rounds both results to six decimals', () => {
  expect(quoteAt(1_520, koboOf(1_000))).toEqual({ rate: 1_535.2, credit: 651_381 });
  expect(quoteAt(1_519.37, koboOf(100))).toEqual({ rate: 1_534.5637, credit: 65_165 });
});

it('exchange rate: drifts a little from hour to hour, by the seed', () => {
  const rates = (seed: number) => {
    const world = createWorld(customerWith({ seed }));
    return Array.from({ length: 48 }, () => {
      advanceBy(world, 60 * MINUTE_MS);
      return marketRate(world);
    });
  };
  expect(rates(1)).toEqual(rates(1));
  expect(rates(1)).not.toEqual(rates(2));
  expect(new Set(rates(1)).size).toBeGreaterThan(40);
  for (const rate of rates(1)) expect(Math.abs(rate - 1_520)).toBeLessThan(7);
});

it('exchange rate: a deposit is opened with the quoted rate', async () => {
  const { read } = await createSignedInClient('empty-account');
  const amount = 2_500.5;
  const quote = await read('calculateUsd', { body: { amount } });
  const { data } = await read('createDeposit', { body: { amount, payment_type: 'ussd' } });
  expect(data).toMatchObject({
    ngn_amount: amount,
    usd_equivalent: quote.data.usd_equivalent,
    fx_rate: quote.data.fx_rate,
    formatted_ngn: '₦2500.50',
  });
  expect(data.tx_ref).toMatch(/^SMS_1_\d{13}_[A-Z0-9]{6}$/);
});

it.each([99.99, 1_000_000.01, '1000', -1, null])('exchange rate: refuses the amount %j', async (amount) => {
  const { send } = await createSignedInClient('empty-account');
  for (const path of ['calculate-usd', 'create-deposit']) {
    const body = JSON.stringify({ amount, payment_type: 'card' });
    expect((await send(`/api/payments/${path}`, { method: 'POST', body })).body).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: [{ field: 'amount' }],
    });
  }
});

it('exchange rate: returns the market rate both ways and rejects other currencies', async () => {
  const { call, world } = await createSignedInClient('empty-account');
  const rate = marketRate(world);
  expect((await call('exchangeRate', { query: {} })).body).toMatchObject({ data: { rate } });
  const back = await call('exchangeRate', { query: { from: 'NGN', to: 'USD' } });
  expect(back.body).toMatchObject({ data: { rate: Number((1 / rate).toFixed(6)) } });
  const unknown = await call('exchangeRate', { query: { from: 'EUR', to: 'NGN' } });
  expect(unknown).toMatchObject({ status: 500, body: { code: 'FX_RATE_ERROR' } });
});
