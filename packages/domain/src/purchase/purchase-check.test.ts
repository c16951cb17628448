import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newBatch } from './batch';
import {
  canAfford,
  checkPurchase,
  decidePurchase,
  isRetryLocked,
  purchaseBlockedBy,
  type ConfirmStep,
  type PurchaseWish,
} from './purchase-check';
import { NO_PURCHASE, type PurchaseStatus } from './purchase-state';

const selection = { country: '187', service: 'wa', operator: '' };

const fine: ConfirmStep = {
  purchase: NO_PURCHASE,
  selection,
  price: 0.04,
  isPricesLoading: false,
  maxPriceText: '',
  balance: 1,
  isBalanceLoading: false,
  balanceError: null,
  isLastCallLeft: false,
};
const check = (change: Partial<ConfirmStep>) => checkPurchase({ ...fine, ...change });

it.each([
  ['everything known and enough', {}],
  ['a balance of exactly the price', { balance: 0.04 }],
  ['a maximum of exactly the price', { maxPriceText: '0.04' }],
])('checkPurchase: allows %s', (_case, change) => {
  expect(check(change)).toBeNull();
});

it.each([
  [{ selection: { ...selection, country: null } }, 'nothing-selected', 'Please select a service and country'],
  [{ selection: { ...selection, service: null } }, 'nothing-selected', 'Please select a service and country'],
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
  expect(check({ selection: { ...selection, service: null }, maxPriceText: '0', balance: 0 })?.reason).toBe(
    'nothing-selected',
  );
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

const CLICK: PurchaseWish = { kind: 'click' };
const body = { country: '187', service: 'wa' };
const asking = { ...NO_PURCHASE, status: { kind: 'asking' } as const };
const waiting = { ...NO_PURCHASE, wait: { cause: 'purchase', secondsLeft: 3, endsAt: 0 } as const };
const buying = { ...NO_PURCHASE, batch: newBatch(3, 'WhatsApp', 0.05) };
const sent = (price: number, maxPrice: number, more = {}) => ({
  kind: 'sent',
  price,
  body: { ...body, maxPrice, ...more },
});
const tooMuch = (price: string, maximum: string) => ({
  kind: 'not-sent',
  text: `Price ${price} exceeds your maximum of ${maximum}`,
});

it.each<[string, Partial<ConfirmStep>, PurchaseWish, object]>([
  ['a click costs no more than the price shown', {}, CLICK, sent(0.04, 0.04)],
  ['an own maximum is sent as typed', { maxPriceText: '0.5' }, CLICK, sent(0.04, 0.5)],
  [
    'an operator is named',
    { selection: { ...selection, operator: 'ee' } },
    CLICK,
    sent(0.04, 0.04, { operator: 'ee' }),
  ],
  [
    'a price above the greatest maximum has none',
    { price: 100.5, balance: 200 },
    CLICK,
    { kind: 'sent', price: 100.5, body },
  ],
  ['nothing is sent above the maximum', { maxPriceText: '0.03' }, CLICK, tooMuch('$0.0400', '$0.0300')],
  [
    'nothing is sent without a service',
    { selection: { ...selection, service: null } },
    CLICK,
    { kind: 'nothing-selected', text: 'Please select a service and country' },
  ],
  ['one purchase at a time', { purchase: asking }, CLICK, { kind: 'ignored' }],
  ['a wait holds all', { purchase: waiting }, { kind: 'offer', price: 0.05 }, { kind: 'ignored' }],
  ['a click waits for the price', { isPricesLoading: true }, CLICK, { kind: 'ignored' }],
  [
    'an offer has its price',
    { isPricesLoading: true, price: null },
    { kind: 'offer', price: 0.05 },
    sent(0.05, 0.05),
  ],
  [
    'an offer takes the place of a lower maximum',
    { maxPriceText: '0.01' },
    { kind: 'offer', price: 0.05 },
    sent(0.05, 0.05),
  ],
  [
    'an offer must be affordable',
    { balance: 0.04 },
    { kind: 'offer', price: 0.05 },
    { kind: 'not-sent', text: 'Insufficient balance. Please top up your account.' },
  ],
  ['a batch keeps the price of its press', { purchase: buying }, { kind: 'batch' }, sent(0.04, 0.05)],
  [
    'a batch keeps a lower maximum',
    { purchase: buying, maxPriceText: '0.045' },
    { kind: 'batch' },
    sent(0.04, 0.045),
  ],
  [
    'a batch ignores a higher maximum',
    { purchase: buying, maxPriceText: '9' },
    { kind: 'batch' },
    sent(0.04, 0.05),
  ],
  [
    'a batch ends at a higher price',
    { purchase: buying, price: 0.06 },
    { kind: 'batch' },
    tooMuch('$0.0600', '$0.0500'),
  ],
])('decidePurchase: %s', (_, change, wish, decision) => {
  expect(decidePurchase({ ...fine, ...change }, wish)).toEqual(decision);
});

it.each<[string, Partial<ConfirmStep>]>([
  ['unaffordable', { balance: 0.0399 }],
  ['balance-unknown', { balance: null }],
  ['price-unknown', { price: null }],
])('checks before a purchase: lock it: %s, and a click sends nothing', (reason, change) => {
  const step = { ...fine, ...change };
  expect([purchaseBlockedBy(step), decidePurchase(step, CLICK).kind]).toEqual([reason, 'not-sent']);
});

const RISEN: PurchaseStatus = { kind: 'price-risen', was: 0.04, now: 0.05 };
const REFUSED: PurchaseStatus = { kind: 'refused', reason: 'operator-out-of-stock', text: '' };
const UNCONFIRMED: PurchaseStatus = { kind: 'unconfirmed', phase: 'ambiguous' };
const UNKNOWN = { balance: null, isBalanceLoading: true };

it.each<[string, PurchaseStatus, Partial<ConfirmStep>, boolean]>([
  ['an offer, while prices load, is', RISEN, { isPricesLoading: true }, false],
  ['an offer, while a known balance loads, is', RISEN, { isBalanceLoading: true }, false],
  ['an offer, while the first balance loads, is not', RISEN, UNKNOWN, true],
  ['any operator, while prices load, is not', REFUSED, { isPricesLoading: true }, true],
  ['any operator, with everything known, is', REFUSED, {}, false],
  ['another try, while prices load, is not', UNCONFIRMED, { isPricesLoading: true }, true],
  ['another try, with everything known, is', UNCONFIRMED, {}, false],
])('the button of a message: %s enabled, and a press is never lost', (_, status, change, isLocked) => {
  const step = { ...fine, ...change, purchase: { ...NO_PURCHASE, status } };
  expect(isRetryLocked(step)).toBe(isLocked);
  // An unconfirmed purchase is abandoned first.
  const pressed = status === UNCONFIRMED ? { ...step, purchase: NO_PURCHASE } : step;
  const wish: PurchaseWish = status === RISEN ? { kind: 'offer', price: 0.05 } : CLICK;
  expect(decidePurchase(pressed, wish).kind === 'ignored').toBe(isLocked);
});
