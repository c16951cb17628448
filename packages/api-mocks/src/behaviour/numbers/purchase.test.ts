import { describe, expect, it } from 'vitest';
import { createClient, textOf } from '../../testing/client';
import { offerFor } from '../../world/catalogue/offers';
import type { Flags } from '../../world/flags';
import { noQuirks } from '../../world/server-quirks';

const order = { service: 'wa', country: '187' };
const realPrice = (offerFor('187', 'wa')?.realPrice ?? NaN) / 1_000_000;

const shop = async (balanceUsd: number, flags: Partial<Flags> = {}) => {
  const client = createClient({
    description: 'A customer.',
    seed: 1,
    signedIn: false,
    balanceUsd,
    numbers: [],
    flags,
  });
  await client.signIn();
  return client;
};

const codeOf = async (request: object, balanceUsd = 10, flags: Partial<Flags> = {}) => {
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
    expect(await codeOf({ maxPrice: 2 * realPrice })).toMatchObject({ success: true });
    expect(await codeOf({ maxPrice: 2 * realPrice - 0.0001 })).toMatchObject({ code: 'PRICE_EXCEEDED' });
    expect(await codeOf({ maxPrice: 0 })).toMatchObject({ code: 'PRICE_EXCEEDED' });
  });

  it('a purchase needs the whole price', async () => {
    expect(await codeOf({}, 2 * realPrice)).toMatchObject({ success: true });
    expect(await codeOf({}, 2 * realPrice - 0.0001)).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
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
  ])('a purchase returns %s to %j with %j', async (code, request, flags) => {
    expect(await codeOf(request, 10, flags)).toMatchObject({ success: false, code });
  });

  it('a purchase checks the price before the balance, and the balance before the provider', async () => {
    const flags = { operatorsWithoutNumbers: ['*'] };
    expect(await codeOf({ maxPrice: 0 }, 0, flags)).toMatchObject({ code: 'PRICE_EXCEEDED' });
    expect(await codeOf({}, 0, flags)).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  });

  it('a purchase fails for one operator and succeeds for another, or for any', async () => {
    const flags = { operatorsWithoutNumbers: ['t_mobile'] };
    const refused = await codeOf({ operator: 't_mobile' }, 10, flags);
    expect(textOf(refused, 'error')).toMatch(/^No numbers available for t_mobile operator/);
    expect(await codeOf({ operator: 'verizon' }, 10, flags)).toMatchObject({ success: true });
    expect(await codeOf({}, 10, flags)).toMatchObject({ success: true });
  });

  it("the text of a spec-compliant rate limit starts the client's wait (spec §8)", async () => {
    const refused = await codeOf({}, 10, { ...noQuirks, purchasesLimited: true });
    expect(textOf(refused, 'error')).toContain('Rate limit exceeded');
  });

  it("the text of the real server's rate limit is the provider's", async () => {
    const refused = await codeOf({}, 10, { purchasesLimited: true });
    expect(textOf(refused, 'error')).toMatch(/^Our provider .* 45 seconds\.$/);
  });

  it('a rejected purchase charges nothing', async () => {
    const { world, call } = await shop(10, { operatorsWithoutNumbers: ['*'] });
    await call('purchaseNumber', { body: order });
    expect(world.db.numbers.all()).toEqual([]);
    expect(world.db.ledger.all()).toHaveLength(1);
  });
});

describe('circumstances that change', () => {
  const wait = (client: ReturnType<typeof createClient>, ms: number) => {
    client.world.advance(client.world.clock.now() + ms);
  };

  it('a scheduled change raises the price to four decimals, and the new price is charged', async () => {
    const client = createClient('price-rises');
    await client.resume();
    const buy = (maxPrice: number) => client.call('purchaseNumber', { body: { ...order, maxPrice } });
    wait(client, 19_999);
    expect((await buy(0.049)).status).toBe(200);
    wait(client, 1);
    expect((await buy(0.049)).body).toMatchObject({ code: 'PRICE_EXCEEDED', totalPrice: 0.0736 });
    expect((await buy(0.0736)).body).toMatchObject({ data: { balance: { deducted: 0.0736 } } });
  });

  it('a scheduled change makes an operator run out of numbers', async () => {
    const client = createClient('operator-runs-out');
    await client.resume();
    const buy = () => client.call('purchaseNumber', { body: { ...order, operator: 't_mobile' } });
    expect((await buy()).status).toBe(200);
    wait(client, 20_000);
    expect((await buy()).body).toMatchObject({ code: 'NO_NUMBERS_AVAILABLE' });
  });
});
