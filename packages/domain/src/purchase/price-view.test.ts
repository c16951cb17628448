import { expect, it } from 'vitest';
import { aConfirmStep } from '../testing/fixtures/a-confirm-step';
import { checkMaxPrice } from './max-price';
import { affordability, balanceView, priceView } from './price-view';
import { NO_PURCHASE, type PurchaseStatus } from './purchase-state';

it.each([
  ['0.5', { amount: '$0.0400', atMost: '$0.5000' }, '$0.5000'],
  ['100', { amount: '$0.0400', atMost: '$100.0000' }, '$0.0000'],
  ['0.04', { amount: '$0.0400' }, '$0.9600'],
  // Told at the field.
  ['0.03', { amount: '$0.0400' }, '$0.9600'],
])(
  'price: with an own maximum of %s the most that it costs is shown',
  (maxPriceText, shown, afterPurchase) => {
    const step = aConfirmStep({ maxPriceText });
    expect(priceView(step)).toEqual({ kind: 'known', ...shown });
    expect(affordability(step)).toEqual({ kind: 'sufficient', afterPurchase });
  },
);

it('price: one of more than four decimals is shown as it is charged', () => {
  const exact = '$0.024690';
  expect(priceView(aConfirmStep({ price: 0.02469 }))).toEqual({ kind: 'known', amount: '$0.0247', exact });
  expect(checkMaxPrice('0.0246', 0.02469)?.text).toBe(`Price ${exact} exceeds your maximum of $0.0246`);
});

it.each<[number | null, object, object | null]>([
  [0.04, { kind: 'known', amount: '$0.0400' }, { kind: 'sufficient', afterPurchase: '$0.0000' }],
  [0.01, { kind: 'known', amount: '$0.0100' }, { kind: 'insufficient', shortfall: '$0.0300' }],
  [0.039_97, { kind: 'known', amount: '$0.0400' }, { kind: 'insufficient', shortfall: '$0.0001' }],
  [null, { kind: 'failed' }, null],
])('balance: one of %s and what it leaves or lacks', (balance, shown, outcome) => {
  const step = aConfirmStep({ balance });
  expect([balanceView(step), affordability(step)]).toEqual([shown, outcome]);
});

it.each<PurchaseStatus>([{ kind: 'asking' }, { kind: 'bought' }])(
  'balance: the one of the press is shown while a purchase is %j, so that the price is subtracted once',
  (status) => {
    const purchase = { ...NO_PURCHASE, status, balanceAtPress: 5 };
    const step = aConfirmStep({ purchase, balance: 4.96, isBalanceLoading: true });
    expect(balanceView(step)).toEqual({ kind: 'known', amount: '$5.0000' });
    expect(affordability(step)).toEqual({ kind: 'sufficient', afterPurchase: '$4.9600' });
  },
);
