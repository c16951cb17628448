import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canAfford, checkPurchase, type PurchaseCheckInput } from './purchase-check';

const fine: PurchaseCheckInput = {
  country: '187',
  service: 'wa',
  price: 0.04,
  maxPriceText: '',
  balance: 1,
};
const check = (change: Partial<PurchaseCheckInput>) => checkPurchase({ ...fine, ...change });

it.each([
  ['everything known and enough', {}],
  ['a balance of exactly the price', { balance: 0.04 }],
  ['a maximum of exactly the price', { maxPriceText: '0.04' }],
])('checkPurchase: allows %s', (_case, change) => {
  expect(check(change)).toBeNull();
});

it.each([
  [{ country: null }, 'nothing-selected', 'Please select a service and country'],
  [{ service: null }, 'nothing-selected', 'Please select a service and country'],
  [{ price: null }, 'price-unknown', 'Price Information Unavailable'],
  [{ maxPriceText: '1e5' }, 'invalid-maximum', 'Maximum price must be a number from 0 to 100'],
  [{ maxPriceText: '0.03' }, 'above-maximum', 'Price $0.0400 exceeds your maximum of $0.0300'],
  [{ maxPriceText: '0' }, 'above-maximum', 'Price $0.0400 exceeds your maximum of $0.0000'],
  [{ balance: 0.0399 }, 'insufficient-balance', 'Insufficient balance. Please top up your account.'],
  [{ balance: null }, 'insufficient-balance', 'Insufficient balance. Please top up your account.'],
])('checkPurchase: rejects %j', (change, reason, text) => {
  expect(check(change)).toEqual({ reason, text });
});

it('checkPurchase: checks the selection before the maximum and the maximum before the balance', () => {
  expect(check({ service: null, maxPriceText: '0', balance: 0 })?.reason).toBe('nothing-selected');
  expect(check({ maxPriceText: '0', balance: 0 })?.reason).toBe('above-maximum');
});

it('checkPurchase: never accepts a purchase that is unpriced, unaffordable or above the maximum', () => {
  const amount = fc.oneof(fc.constant(null), fc.double({ min: 0, max: 10 }));
  fc.assert(
    fc.property(amount, amount, fc.double({ min: 0, max: 10, noNaN: true }), (price, balance, maximum) => {
      const allowed = check({ price, balance, maxPriceText: maximum.toFixed(6) }) === null;
      const covered =
        price !== null && balance !== null && balance >= price && Number(maximum.toFixed(6)) >= price;
      expect(allowed).toBe(covered);
    }),
  );
});

it.each([
  [1, Number.NaN],
  [Number.NaN, 1],
  [null, 1],
  [null, 0],
  [1, null],
])('canAfford: is false for a balance of %s and a price of %s', (balance, price) => {
  expect(canAfford(balance, price)).toBe(false);
});
