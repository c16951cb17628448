import { fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
import { $maxPriceError, $maxPriceText, $price, $purchaseBlockedBy, maxPriceChanged } from '../pricing/price';
import { purchaseClicked } from '../submit/submit-purchase';
import {
  wizardBackClicked,
  wizardRefreshClicked,
  wizardResetClicked,
  wizardStepClicked,
} from './wizard-buttons';
import { wizardScreenToggled } from './wizard-screen';
import { PRICES_DELAY_MS, REPEATED_READ_GAP_MS } from '../../../limits';
import { aService } from '../../../testing';
import { openConfirmStep, openTab, pass } from '../../../testing/fixtures/purchase-page.fixture';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('goes back step by step', async () => {
  const { scope, fire } = await openConfirmStep({ operator: 'tmobile' });
  const steps = [0, 1, 2, 3].map(() => {
    fire(wizardBackClicked, undefined);
    return scope.getState($wizardStep);
  });
  expect(steps).toEqual(['operator', 'service', 'country', 'country']);
});

it('goes back to the step of a choice', async () => {
  const { scope, fire } = await openConfirmStep();
  fire(wizardStepClicked, 'service');
  expect(scope.getState($wizardStep)).toBe('service');
});

it('goes nowhere while a purchase is under way', async () => {
  const { scope, fire } = await openConfirmStep({ purchase: () => new Promise(() => undefined) });
  fire(purchaseClicked, undefined);
  fire(wizardBackClicked, undefined);
  fire(wizardStepClicked, 'country');
  fire(wizardResetClicked, undefined);
  expect(scope.getState($wizardStep)).toBe('confirm');
});

it('reads the catalogue and the numbers from before a purchase as it comes up', async () => {
  const { fire, callsOf } = openTab({ isWizardUp: false });
  fire(wizardScreenToggled, true);
  await pass(0);
  for (const name of ['services', 'countries', 'activeNumbers']) expect(callsOf(name)).toHaveLength(1);
});

it('resets every choice and the maximum price', async () => {
  const { scope, fire } = await openConfirmStep();
  fire(maxPriceChanged, '1');
  fire(wizardResetClicked, undefined);
  expect(scope.getState($selection)).toEqual({ country: null, service: null, operator: null });
  expect(scope.getState($maxPriceText)).toBe('');
});

it('says what is wrong with a maximum price', async () => {
  const { scope, fire } = await openConfirmStep();
  expect(scope.getState($maxPriceError)).toBeNull();
  fire(maxPriceChanged, 'much');
  expect(scope.getState($maxPriceError)).toBe('Maximum price must be a number from 0 to 100');
  fire(maxPriceChanged, '0.5');
  expect(scope.getState($maxPriceError)).toBeNull();
});

it('refreshes everything the wizard shows', async () => {
  const { fire, callsOf } = await openConfirmStep();
  const names = ['services', 'countries', 'balance', 'operators', 'prices'];
  const before = names.map((name) => callsOf(name).length);
  await pass(REPEATED_READ_GAP_MS);
  fire(wizardRefreshClicked, undefined);
  await pass(0);
  expect(names.map((name) => callsOf(name).length)).toEqual(before.map((count) => count + 1));
});

it('has no price but that of the current selection', async () => {
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

it('writes price, balance and what is left', async () => {
  const { scope } = await openConfirmStep();
  expect(scope.getState($priceView)).toEqual({ kind: 'known', amount: '$0.4000' });
  expect(scope.getState($balanceView)).toEqual({ kind: 'known', amount: '$5.0000' });
  expect(scope.getState($affordability)).toEqual({ kind: 'sufficient', afterPurchase: '$4.6000' });
});

it('writes that price and balance are being loaded', async () => {
  const { scope, fire } = await openConfirmStep();
  fire(balanceRequested, undefined);
  expect(scope.getState($balanceView)).toEqual({ kind: 'updating' });
  fire(serviceChosen, 'tg');
  expect(scope.getState($priceView)).toEqual({ kind: 'loading' });
});

it('first load of the balance disables the purchase, which a reload of a known one does not', async () => {
  const { scope, fire } = await openConfirmStep({ balance: null });
  fire(balanceRequested, undefined);
  expect(scope.getState($purchaseBlockedBy)).toBe('balance-loading');
  await pass(1_000);
  fire(balanceRequested, undefined);
  expect(scope.getState($isBalanceLoading)).toBe(true);
  expect(scope.getState($purchaseBlockedBy)).toBeNull();
});

it('operator chosen: reads the price anew and holds the purchase until it is known', async () => {
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

it('writes the last known balance beside a failure to load it', () => {
  const scope = fork({
    values: [
      [$balance, 5],
      [$balanceError, 'Failed to fetch balance'],
    ],
  });
  expect(scope.getState($balanceView)).toEqual({ kind: 'failed', lastKnown: '$5.0000' });
});

it('writes that nothing is left of a balance that covers just this', async () => {
  const { scope } = await openConfirmStep({ balance: 0.4 });
  expect(scope.getState($affordability)).toEqual({ kind: 'sufficient', afterPurchase: '$0.0000' });
});

it.each([
  [0.1, '$0.3000'],
  [0.399_97, '$0.0001'],
])('writes what is missing beyond a balance of %d', async (balance, shortfall) => {
  const { scope } = await openConfirmStep({ balance });
  expect(scope.getState($affordability)).toEqual({ kind: 'insufficient', shortfall });
});

it('writes that nothing is known', async () => {
  const { scope } = await openConfirmStep({ balance: null, prices: () => ({}) });
  expect(scope.getState($priceView)).toEqual({ kind: 'unavailable' });
  expect(scope.getState($balanceView)).toEqual({ kind: 'failed' });
  expect(scope.getState($affordability)).toBeNull();
});

it.each([
  ['balance', { balance: null }],
  ['price', { prices: () => ({}) }],
])('writes nothing of what is left without a %s', async (_, options) => {
  const { scope } = await openConfirmStep(options);
  expect(scope.getState($affordability)).toBeNull();
});

it('names the choices', async () => {
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

it('names the choices, by code where no name is known', async () => {
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
