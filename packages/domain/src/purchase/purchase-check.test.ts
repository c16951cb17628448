import { expect, it } from 'vitest';
import { aConfirmStep } from '../testing/fixtures/a-confirm-step';
import { newBatch } from './batch';
import { canAfford, checkPurchase, decidePurchase, isRetryLocked, purchaseBlockedBy } from './purchase-check';
import type { ConfirmStep, PurchaseWish } from './purchase-check';
import { NO_PURCHASE, type PurchaseStatus } from './purchase-state';

const { selection } = aConfirmStep();
const noService = { ...selection, service: null };
const check = (change: Partial<ConfirmStep>) => checkPurchase(aConfirmStep(change));

const NOTHING = 'Please select a service and country';
const TOO_LITTLE = 'Insufficient balance. Please top up your account.';

it.each<[Partial<ConfirmStep>, string, string]>([
  [{ selection: { ...selection, country: null } }, 'nothing-selected', NOTHING],
  // The selection before the maximum, and the maximum before the balance.
  [{ selection: noService, maxPriceText: '0', balance: 0 }, 'nothing-selected', NOTHING],
  [{ maxPriceText: '0', balance: 0 }, 'above-maximum', 'Price $0.0400 exceeds your maximum of $0.0000'],
  [{ price: null }, 'price-unknown', 'Price Information Unavailable'],
  [{ maxPriceText: '1e5' }, 'invalid-maximum', 'Maximum price must be a number from 0 to 100'],
  [{ balance: 0.0399 }, 'insufficient-balance', TOO_LITTLE],
  [{ balance: null }, 'insufficient-balance', TOO_LITTLE],
])('checkPurchase: rejects %j', (change, reason, text) => {
  expect(check(change)).toEqual({ reason, text });
});

it.each([
  [null, 0],
  [1, null],
])('canAfford: is false for a balance of %s and a price of %s', (balance, price) => {
  expect(canAfford(balance, price)).toBe(false);
});

const EXACT = { balance: 0.04, maxPriceText: '0.04' };
const CLICK: PurchaseWish = { kind: 'click' };
const BATCH: PurchaseWish = { kind: 'batch' };
const OFFER: PurchaseWish = { kind: 'offer', price: 0.05 };
const asking = { ...NO_PURCHASE, status: { kind: 'asking' } as const };
const waiting = { ...NO_PURCHASE, wait: { cause: 'purchase', secondsLeft: 3, endsAt: 0 } as const };
const buying = { ...NO_PURCHASE, batch: newBatch(3, 'WhatsApp', 0.05) };

it.each<[string, Partial<ConfirmStep>, PurchaseWish, string]>([
  ['a click costs no more than the price shown', {}, CLICK, '0.04, at most 0.04'],
  ['a balance and a maximum of exactly the price are enough', EXACT, CLICK, '0.04, at most 0.04'],
  ['an own maximum is sent as typed', { maxPriceText: '0.5' }, CLICK, '0.04, at most 0.5'],
  ['a price above the greatest maximum has none', { price: 100.5, balance: 200 }, CLICK, '100.5'],
  ['nothing is sent without a service', { selection: noService }, CLICK, `nothing-selected: ${NOTHING}`],
  ['one purchase at a time', { purchase: asking }, CLICK, 'ignored'],
  ['a wait holds all', { purchase: waiting }, OFFER, 'ignored'],
  ['a click waits for the price', { isPricesLoading: true }, CLICK, 'ignored'],
  ['an offer has its price', { isPricesLoading: true, price: null }, OFFER, '0.05, at most 0.05'],
  ['an offer replaces a lower maximum', { maxPriceText: '0.01' }, OFFER, '0.05, at most 0.05'],
  ['an offer must be affordable', { balance: 0.04 }, OFFER, `not-sent: ${TOO_LITTLE}`],
  ['a batch keeps its price', { purchase: buying }, BATCH, '0.04, at most 0.05'],
  [
    'a batch keeps a lower maximum',
    { purchase: buying, maxPriceText: '0.045' },
    BATCH,
    '0.04, at most 0.045',
  ],
  ['a batch ignores a higher maximum', { purchase: buying, maxPriceText: '9' }, BATCH, '0.04, at most 0.05'],
  [
    'a batch ends at a higher price',
    { purchase: buying, price: 0.06 },
    BATCH,
    'not-sent: Price $0.0600 exceeds your maximum of $0.0500',
  ],
])('decidePurchase: %s', (_, change, wish, expected) => {
  const decision = decidePurchase(aConfirmStep(change), wish);
  const words = () => {
    if (decision.kind === 'ignored') return decision.kind;
    if (decision.kind !== 'sent') return `${decision.kind}: ${decision.text}`;
    const { maxPrice, ...body } = decision.body;
    // Any operator is not named.
    expect(body).toEqual({ country: '187', service: 'wa' });
    return `${decision.price}${maxPrice === undefined ? '' : `, at most ${maxPrice}`}`;
  };
  expect(words()).toBe(expected);
});

it.each<[string, Partial<ConfirmStep>]>([
  ['unaffordable', { balance: 0.0399 }],
  ['balance-unknown', { balance: null }],
  ['price-unknown', { price: null }],
])('checks before a purchase: lock it: %s, and a click sends nothing', (reason, change) => {
  const step = aConfirmStep(change);
  expect([purchaseBlockedBy(step), decidePurchase(step, CLICK).kind]).toEqual([reason, 'not-sent']);
});

const RISEN: PurchaseStatus = { kind: 'price-risen', was: 0.04, now: 0.05 };
const REFUSED: PurchaseStatus = { kind: 'refused', reason: 'operator-out-of-stock', text: '' };
const UNCONFIRMED: PurchaseStatus = { kind: 'unconfirmed', phase: 'ambiguous' };

it.each<[string, PurchaseStatus, Partial<ConfirmStep>, boolean]>([
  ['an offer, while prices load, is', RISEN, { isPricesLoading: true }, false],
  ['an offer, while a known balance loads, is', RISEN, { isBalanceLoading: true }, false],
  ['an offer, while the first balance loads, is not', RISEN, { balance: null, isBalanceLoading: true }, true],
  ['any operator, while prices load, is not', REFUSED, { isPricesLoading: true }, true],
  ['any operator, with everything known, is', REFUSED, {}, false],
  ['another try, while prices load, is not', UNCONFIRMED, { isPricesLoading: true }, true],
  ['another try, with everything known, is', UNCONFIRMED, {}, false],
])('the button of a message: %s enabled, and a press is never lost', (_, status, change, isLocked) => {
  const step = aConfirmStep({ ...change, purchase: { ...NO_PURCHASE, status } });
  expect(isRetryLocked(step)).toBe(isLocked);
  // An unconfirmed purchase is abandoned first.
  const pressed = status === UNCONFIRMED ? { ...step, purchase: NO_PURCHASE } : step;
  const wish: PurchaseWish = status === RISEN ? OFFER : CLICK;
  expect(decidePurchase(pressed, wish).kind === 'ignored').toBe(isLocked);
});
