import { expect, it } from 'vitest';
import { operatorChosen } from '../../catalogue/selection';
import { $price } from '../../catalogue/offers/prices';
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
  const { get, fire, blockedBy } = await openConfirmStep({
    prices: () => ({ '187': { wa: { realPrice } } }),
  });
  fire(changed, false);
  realPrice = 0.3;
  await pass(REPEATED_READ_GAP_MS);
  fire(changed, true);
  expect(blockedBy()).toBe('prices-loading');
  await pass(0);
  expect(get($price)).toBe(0.6);
});

it('wizard: says that a call takes longer than usual, and sends it again', async () => {
  let isHanging = false;
  const { get, fire, callsOf } = await openConfirmStep({
    prices: () => (isHanging ? new Promise(() => {}) : { '187': { wa: { realPrice: 0.2 } } }),
  });
  isHanging = true;
  fire(operatorChosen, 'tmobile');
  await pass(PRICES_DELAY_MS);
  const before = callsOf('prices').length;
  await pass(SLOW_READ_MS - 1);
  // While nothing is wrong, an impatient press changes nothing.
  fire(wizardRefreshClicked, undefined);
  expect(get($isWizardSlow)).toBe(false);
  expect(callsOf('prices')).toHaveLength(before);
  await pass(1);
  expect(get($isWizardSlow)).toBe(true);
  isHanging = false;
  fire(wizardRefreshClicked, undefined);
  expect(get($isWizardSlow)).toBe(false);
  await pass(0);
  expect(callsOf('prices')).toHaveLength(before + 1);
  expect(get($price)).toBe(0.4);
});

it('wizard: selecting an operator reloads the price and locks the purchase until it is loaded', async () => {
  let price = 0.2;
  const { get, fire, callsOf, blockedBy } = await openConfirmStep({
    prices: () => ({ '187': { wa: { realPrice: price } } }),
  });
  const before = callsOf('prices').length;
  price = 0.3;
  fire(wizardBackClicked, undefined);
  fire(operatorChosen, 'tmobile');
  expect(blockedBy()).toBe('prices-loading');
  await pass(PRICES_DELAY_MS - 1);
  expect(callsOf('prices')).toHaveLength(before);
  fire(wizardBackClicked, undefined);
  fire(operatorChosen, '');
  await pass(PRICES_DELAY_MS - 1);
  expect(callsOf('prices')).toHaveLength(before);
  await pass(1);
  expect(callsOf('prices').slice(before)).toEqual([{ query: { country: '187', service: 'wa' } }]);
  expect(get($price)).toBe(0.6);
  expect(blockedBy()).toBeNull();
});
