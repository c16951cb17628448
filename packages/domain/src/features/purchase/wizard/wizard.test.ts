import { fork } from 'effector';
import { expect, it } from 'vitest';
import { $balance, $balanceError, $isBalanceLoading, balanceRequested } from '../../account/balance/balance';
import { countriesNeeded, servicesNeeded } from '../../catalogue/lists/catalogue-lists';
import {
  $selection,
  $wizardStep,
  countryChosen,
  operatorChosen,
  serviceChosen,
} from '../../catalogue/selection';
import { $affordability, $balanceView, $priceView, $selectionNames } from '../pricing/price-view';
import { $maxPriceError, $maxPriceText, $purchaseBlockedBy, maxPriceChanged } from '../pricing/price';
import { $price } from '../pricing/selected-price';
import { purchaseClicked } from '../submit/submit-purchase';
import {
  wizardBackClicked,
  wizardRefreshClicked,
  wizardResetClicked,
  wizardStepClicked,
} from './wizard-buttons';
import { wizardScreen } from './wizard-screen';
import { pageVisibilityChanged } from '../../../lib/page';
import { PRICES_DELAY_MS, REPEATED_READ_GAP_MS } from '../../../limits';
import { aService, pass, useFakeClock } from '../../../testing';
import { openConfirmStep, openTab } from '../../../testing/fixtures/purchase-page.fixture';

useFakeClock();

it('wizard: goes back step by step', async () => {
  const { scope, fire } = await openConfirmStep({ operator: 'tmobile' });
  const steps = [0, 1, 2, 3].map(() => {
    fire(wizardBackClicked, undefined);
    return scope.getState($wizardStep);
  });
  expect(steps).toEqual(['operator', 'service', 'country', 'country']);
});

it('wizard: goes back to the step of a selected option', async () => {
  const { scope, fire } = await openConfirmStep();
  fire(wizardStepClicked, 'service');
  expect(scope.getState($wizardStep)).toBe('service');
});

it('wizard: does not navigate during a purchase', async () => {
  const { scope, fire } = await openConfirmStep({ purchase: () => new Promise(() => undefined) });
  fire(purchaseClicked, undefined);
  fire(wizardBackClicked, undefined);
  fire(wizardStepClicked, 'country');
  fire(wizardResetClicked, undefined);
  expect(scope.getState($wizardStep)).toBe('confirm');
});

it('wizard: loads the catalogue, and the numbers from before a purchase, when it opens', async () => {
  const { fire, callsTo } = openTab({ isWizardUp: false });
  fire(wizardScreen.toggled, true);
  await pass(0);
  for (const name of ['services', 'countries', 'activeNumbers']) expect(callsTo(name)).toBe(1);
});

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
  expect(scope.getState($purchaseBlockedBy)).toBe('prices-loading');
  await pass(0);
  expect(scope.getState($price)).toBe(0.6);
});

it.each([
  ['before the last step', false],
  ['during a purchase', true],
])('wizard: reads no price when the user returns %s', async (_, isPurchasing) => {
  const { fire, callsOf } = await openConfirmStep({ purchase: () => new Promise(() => undefined) });
  fire(isPurchasing ? purchaseClicked : wizardBackClicked, undefined);
  await pass(REPEATED_READ_GAP_MS);
  const before = callsOf('prices').length;
  fire(pageVisibilityChanged, true);
  await pass(0);
  expect(callsOf('prices')).toHaveLength(before);
});

it('wizard: resets the selection and the maximum price', async () => {
  const { scope, fire } = await openConfirmStep();
  fire(maxPriceChanged, '1');
  fire(wizardResetClicked, undefined);
  expect(scope.getState($selection)).toEqual({ country: null, service: null, operator: null });
  expect(scope.getState($maxPriceText)).toBe('');
});

it('wizard: shows the error of a maximum price', async () => {
  const { scope, fire } = await openConfirmStep();
  expect(scope.getState($maxPriceError)).toBeNull();
  fire(maxPriceChanged, 'much');
  expect(scope.getState($maxPriceError)).toBe('Maximum price must be a number from 0 to 100');
  fire(maxPriceChanged, '0.5');
  expect(scope.getState($maxPriceError)).toBeNull();
});

it('wizard: refreshes all its data', async () => {
  const { fire, callsTo } = await openConfirmStep();
  const names = ['services', 'countries', 'balance', 'operators', 'prices'];
  const before = names.map(callsTo);
  await pass(REPEATED_READ_GAP_MS);
  fire(wizardRefreshClicked, undefined);
  await pass(0);
  expect(names.map(callsTo)).toEqual(before.map((count) => count + 1));
});

it('wizard: has only the price of the current selection', async () => {
  const { scope, fire } = await openConfirmStep();
  expect(scope.getState($price)).toBe(0.4);
  fire(wizardBackClicked, undefined);
  fire(wizardBackClicked, undefined);
  fire(serviceChosen, 'tg');
  expect(scope.getState($price)).toBeNull();
  fire(countryChosen, '2');
  fire(serviceChosen, 'wa');
  expect(scope.getState($price)).toBeNull();
  expect(scope.getState($purchaseBlockedBy)).toBe('prices-loading');
});

it('wizard: shows that price and balance are loading', async () => {
  const { scope, fire } = await openConfirmStep();
  fire(balanceRequested, undefined);
  expect(scope.getState($balanceView)).toEqual({ kind: 'updating' });
  fire(serviceChosen, 'tg');
  expect(scope.getState($priceView)).toEqual({ kind: 'loading' });
});

it('wizard: the first load of the balance disables the purchase, a reload of a known one does not', async () => {
  const { scope, fire } = await openConfirmStep({ balance: null });
  fire(balanceRequested, undefined);
  expect(scope.getState($purchaseBlockedBy)).toBe('balance-loading');
  await pass(1_000);
  fire(balanceRequested, undefined);
  expect(scope.getState($isBalanceLoading)).toBe(true);
  expect(scope.getState($purchaseBlockedBy)).toBeNull();
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
  expect(scope.getState($purchaseBlockedBy)).toBe('prices-loading');
  await pass(PRICES_DELAY_MS - 1);
  expect(callsOf('prices')).toHaveLength(before);
  fire(wizardBackClicked, undefined);
  fire(operatorChosen, '');
  await pass(PRICES_DELAY_MS - 1);
  expect(callsOf('prices')).toHaveLength(before);
  await pass(1);
  expect(callsOf('prices').slice(before)).toEqual([{ query: { country: '187', service: 'wa' } }]);
  expect(scope.getState($priceView)).toEqual({ kind: 'known', amount: '$0.6000' });
  expect(scope.getState($purchaseBlockedBy)).toBeNull();
});

it('wizard: shows the last known balance beside a failure to load it', () => {
  const scope = fork({
    values: [
      [$balance, 5],
      [$balanceError, 'Failed to fetch balance'],
    ],
  });
  expect(scope.getState($balanceView)).toEqual({ kind: 'failed', lastKnown: '$5.0000' });
});

it.each<[number | null, object, object | null]>([
  [5, { kind: 'known', amount: '$5.0000' }, { kind: 'sufficient', afterPurchase: '$4.6000' }],
  [0.4, { kind: 'known', amount: '$0.4000' }, { kind: 'sufficient', afterPurchase: '$0.0000' }],
  [0.1, { kind: 'known', amount: '$0.1000' }, { kind: 'insufficient', shortfall: '$0.3000' }],
  [0.399_97, { kind: 'known', amount: '$0.4000' }, { kind: 'insufficient', shortfall: '$0.0001' }],
  [null, { kind: 'failed' }, null],
])('wizard: shows what a balance of %s leaves or lacks', async (balance, shown, affordability) => {
  const { scope } = await openConfirmStep({ balance });
  expect(scope.getState($priceView)).toEqual({ kind: 'known', amount: '$0.4000' });
  expect(scope.getState($balanceView)).toEqual(shown);
  expect(scope.getState($affordability)).toEqual(affordability);
});

it('wizard: shows an unknown price, and no remaining balance', async () => {
  const { scope } = await openConfirmStep({ prices: () => ({}) });
  expect(scope.getState($priceView)).toEqual({ kind: 'unavailable' });
  expect(scope.getState($affordability)).toBeNull();
});

it('wizard: shows the selection by name', async () => {
  const { scope, fire } = await openConfirmStep({
    countries: ['36', '187'].map((code) => ({ code, name: `Country ${code}`, rus: '' })),
    services: ['tg', 'wa'].map((code) => aService(code, `Service ${code}`)),
  });
  fire(countriesNeeded, undefined);
  fire(servicesNeeded, undefined);
  await pass(0);
  expect(scope.getState($selectionNames)).toMatchObject({
    country: 'Country 187',
    service: 'Service wa',
    operator: 'Any Operator',
  });
  fire(operatorChosen, 'gone');
  expect(scope.getState($selectionNames).operator).toBe('gone');
  fire(countryChosen, '19');
  fire(serviceChosen, 'fb');
  expect(scope.getState($selectionNames)).toMatchObject({ country: '19', service: 'fb' });
});

it('wizard: shows the selection by code where the name is unknown', async () => {
  const { scope } = await openConfirmStep({ operator: 'tmobile' });
  expect(scope.getState($selectionNames)).toEqual({
    country: '187',
    countryCode: '187',
    service: 'wa',
    serviceCode: 'wa',
    operator: 'T-Mobile',
  });
  expect(openTab().scope.getState($selectionNames)).toEqual({});
});
