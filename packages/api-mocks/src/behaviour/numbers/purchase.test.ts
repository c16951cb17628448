import { describe, expect, it } from 'vitest';
import { createSignedInClient, customerWith, textOf } from '../../testing/client';
import { offerFor } from '../../world/catalogue/offers';
import type { Flags } from '../../world/flags';
import { noQuirks } from '../../world/server-quirks';

const order = { service: 'wa', country: '187' };
const realPrice = (offerFor('187', 'wa')?.realPrice ?? NaN) / 1_000_000;

const shop = (balanceUsd: number, flags: Partial<Flags> = {}) =>
  createSignedInClient(customerWith({ balanceUsd, flags }));

const purchase = async (request: object, balanceUsd = 10, flags: Partial<Flags> = {}) => {
  const { call } = await shop(balanceUsd, flags);
  return (await call('purchaseNumber', { body: { ...order, ...request } })).body;
};

describe('a purchase', () => {
  it('a purchase debits twice the provider price to the millionth', async () => {
    const { world, call } = await shop(10);
    await call('purchaseNumber', { body: order });
    expect(world.db.ledger.all().at(-1)).toMatchObject({
      kind: 'purchase',
      amount: -Math.round(2 * realPrice * 1_000_000),
    });
  });

  it('a purchase compares the maximum with the doubled price', async () => {
    expect(await purchase({ maxPrice: 2 * realPrice })).toMatchObject({ success: true });
    expect(await purchase({ maxPrice: 2 * realPrice - 0.0001 })).toMatchObject({ code: 'PRICE_EXCEEDED' });
    expect(await purchase({ maxPrice: 0 })).toMatchObject({ code: 'PRICE_EXCEEDED' });
  });

  it('a purchase needs the whole price', async () => {
    expect(await purchase({}, 2 * realPrice)).toMatchObject({ success: true });
    expect(await purchase({}, 2 * realPrice - 0.0001)).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  });

  it.each([
    ['INVALID_SERVICE', { service: 'nope' }, {}],
    ['SERVICE_UNAVAILABLE', { country: '99999' }, {}],
    ['SERVICE_UNAVAILABLE', {}, { unpricedServices: ['wa'] }],
    ['RATE_LIMIT_EXCEEDED', {}, { purchasesLimited: true }],
    ['NO_NUMBERS_AVAILABLE', {}, { operatorsWithoutNumbers: ['*'] }],
    ['NO_NUMBERS_AVAILABLE', { operator: 'nobody' }, {}],
    ['VALIDATION_ERROR', { operator: '' }, {}],
    ['VALIDATION_ERROR', { country: 'US' }, {}],
    ['VALIDATION_ERROR', { maxPrice: -1 }, {}],
  ])('a purchase returns %s to %j with %j and charges nothing', async (code, request, flags) => {
    const { world, call } = await shop(10, flags);
    const { body } = await call('purchaseNumber', { body: { ...order, ...request } });
    expect(body).toMatchObject({ success: false, code });
    expect(world.db.numbers.all()).toEqual([]);
    expect(world.db.ledger.all()).toHaveLength(1);
  });

  it('a purchase checks the price before the balance, and the balance before the provider', async () => {
    const flags = { operatorsWithoutNumbers: ['*'] };
    expect(await purchase({ maxPrice: 0 }, 0, flags)).toMatchObject({ code: 'PRICE_EXCEEDED' });
    expect(await purchase({}, 0, flags)).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  });

  it('a purchase fails for one operator and succeeds for another, or for any', async () => {
    const flags = { operatorsWithoutNumbers: ['t_mobile'] };
    const refused = await purchase({ operator: 't_mobile' }, 10, flags);
    expect(textOf(refused, 'error')).toMatch(/^No numbers available for t_mobile operator/);
    expect(await purchase({ operator: 'verizon' }, 10, flags)).toMatchObject({ success: true });
    expect(await purchase({}, 10, flags)).toMatchObject({ success: true });
  });

  it.each([
    ["a spec-compliant server starts the client's wait (spec §8)", noQuirks, /Rate limit exceeded/],
    ["the real server is the provider's", {}, /^Our provider .* 45 seconds\.$/],
  ])('the text of the rate limit of %s', async (_, quirks, text) => {
    const refused = await purchase({}, 10, { ...quirks, purchasesLimited: true });
    expect(textOf(refused, 'error')).toMatch(text);
  });
});

describe('circumstances that change', () => {
  it('a scheduled change raises the price to four decimals, and the new price is charged', async () => {
    const { call, wait } = await createSignedInClient('price-rises');
    const buy = (maxPrice: number) => call('purchaseNumber', { body: { ...order, maxPrice } });
    wait(19_999);
    expect((await buy(0.049)).status).toBe(200);
    wait(1);
    expect((await buy(0.049)).body).toMatchObject({ code: 'PRICE_EXCEEDED', totalPrice: 0.0736 });
    expect((await buy(0.0736)).body).toMatchObject({ data: { balance: { deducted: 0.0736 } } });
  });

  it('a scheduled change makes an operator run out of numbers', async () => {
    const { call, wait } = await createSignedInClient('operator-runs-out');
    const buy = () => call('purchaseNumber', { body: { ...order, operator: 't_mobile' } });
    expect((await buy()).status).toBe(200);
    wait(20_000);
    expect((await buy()).body).toMatchObject({ code: 'NO_NUMBERS_AVAILABLE' });
  });
});
