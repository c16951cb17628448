import { expect, it } from 'vitest';
import { operatorChosen } from '../../catalogue/selection';
import { $price } from '../../catalogue/offers/prices';
import { $confirmStep, maxPriceChanged } from '../confirm-step';
import { checkMaxPrice } from '../max-price';
import { affordability, balanceView, priceView } from '../price-view';
import { purchaseBlockedBy } from '../purchase-check';
import { $isWizardSlow, wizardBackClicked, wizardRefreshClicked } from './wizard-buttons';
import { wizardScreen } from '../wizard-screen';
import { pageVisibilityChanged } from '../../lib/page';
import { PRICES_DELAY_MS } from '../../limits/spec';
import { REPEATED_READ_GAP_MS, SLOW_READ_MS } from '../../limits/tuning';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { openConfirmStep } from '../../testing/fixtures/purchase-page.fixture';

useFakeClock();

it.each([
  ['the page is in view again', pageVisibilityChanged],
  ['the wizard opens again', wizardScreen.toggled],
])('wizard: reads the price to confirm again when %s', async (_, changed) => {
  let realPrice = 0.2;
  const { scope, fire } = await openConfirmStep({ prices: () => ({ '187': { wa: { realPrice } } }) });
  fire(changed, false);
  realPrice = 0.3;
  await pass(REPEATED_READ_GAP_MS);
  fire(changed, true);
  expect(purchaseBlockedBy(scope.getState($confirmStep))).toBe('prices-loading');
  await pass(0);
  expect(scope.getState($price)).toBe(0.6);
});

it('wizard: says that a call takes longer than usual, and sends it again', async () => {
  let isHanging = false;
  const { scope, fire, callsOf } = await openConfirmStep({
    prices: () => (isHanging ? new Promise(() => {}) : { '187': { wa: { realPrice: 0.2 } } }),
  });
  isHanging = true;
  fire(operatorChosen, 'tmobile');
  await pass(PRICES_DELAY_MS);
  const before = callsOf('prices').length;
  await pass(SLOW_READ_MS - 1);
  // While nothing is wrong, an impatient press changes nothing.
  fire(wizardRefreshClicked, undefined);
  expect(scope.getState($isWizardSlow)).toBe(false);
  expect(callsOf('prices')).toHaveLength(before);
  await pass(1);
  expect(scope.getState($isWizardSlow)).toBe(true);
  isHanging = false;
  fire(wizardRefreshClicked, undefined);
  expect(scope.getState($isWizardSlow)).toBe(false);
  await pass(0);
  expect(callsOf('prices')).toHaveLength(before + 1);
  expect(scope.getState($price)).toBe(0.4);
});

it('wizard: selecting an operator reloads the price and locks the purchase until it is loaded', async () => {
  let price = 0.2;
  const { scope, fire, callsOf } = await openConfirmStep({
    prices: () => ({ '187': { wa: { realPrice: price } } }),
  });
  const before = callsOf('prices').length;
  price = 0.3;
  fire(wizardBackClicked, undefined);
  fire(operatorChosen, 'tmobile');
  expect(purchaseBlockedBy(scope.getState($confirmStep))).toBe('prices-loading');
  await pass(PRICES_DELAY_MS - 1);
  expect(callsOf('prices')).toHaveLength(before);
  fire(wizardBackClicked, undefined);
  fire(operatorChosen, '');
  await pass(PRICES_DELAY_MS - 1);
  expect(callsOf('prices')).toHaveLength(before);
  await pass(1);
  expect(callsOf('prices').slice(before)).toEqual([{ query: { country: '187', service: 'wa' } }]);
  expect(priceView(scope.getState($confirmStep))).toEqual({ kind: 'known', amount: '$0.6000' });
  expect(purchaseBlockedBy(scope.getState($confirmStep))).toBeNull();
});

it.each([
  ['0.5', { amount: '$0.4000', atMost: '$0.5000' }, '$4.5000'],
  ['100', { amount: '$0.4000', atMost: '$100.0000' }, '$0.0000'],
  ['0.4', { amount: '$0.4000' }, '$4.6000'],
  // Told at the field.
  ['0.3', { amount: '$0.4000' }, '$4.6000'],
  ['much', { amount: '$0.4000' }, '$4.6000'],
])(
  'wizard: with an own maximum of %s the most that it costs is shown',
  async (typed, shown, afterPurchase) => {
    const { scope, fire } = await openConfirmStep();
    fire(maxPriceChanged, typed);
    expect(priceView(scope.getState($confirmStep))).toEqual({ kind: 'known', ...shown });
    expect(affordability(scope.getState($confirmStep))).toEqual({ kind: 'sufficient', afterPurchase });
  },
);

it('wizard: a price of more than four decimals is shown as it is charged', async () => {
  const prices = () => ({ '187': { wa: { realPrice: 0.012_345 } } });
  const { scope } = await openConfirmStep({ prices });
  const exact = '$0.024690';
  expect(priceView(scope.getState($confirmStep))).toEqual({ kind: 'known', amount: '$0.0247', exact });
  expect(checkMaxPrice('0.0246', scope.getState($price))?.text).toBe(
    `Price ${exact} exceeds your maximum of $0.0246`,
  );
});

it.each<[number | null, object, object | null]>([
  [5, { kind: 'known', amount: '$5.0000' }, { kind: 'sufficient', afterPurchase: '$4.6000' }],
  [0.4, { kind: 'known', amount: '$0.4000' }, { kind: 'sufficient', afterPurchase: '$0.0000' }],
  [0.1, { kind: 'known', amount: '$0.1000' }, { kind: 'insufficient', shortfall: '$0.3000' }],
  [0.399_97, { kind: 'known', amount: '$0.4000' }, { kind: 'insufficient', shortfall: '$0.0001' }],
  [null, { kind: 'failed' }, null],
])('wizard: shows what a balance of %s leaves or lacks', async (balance, shown, outcome) => {
  const { scope } = await openConfirmStep({ balance });
  expect(priceView(scope.getState($confirmStep))).toEqual({ kind: 'known', amount: '$0.4000' });
  expect(balanceView(scope.getState($confirmStep))).toEqual(shown);
  expect(affordability(scope.getState($confirmStep))).toEqual(outcome);
});
