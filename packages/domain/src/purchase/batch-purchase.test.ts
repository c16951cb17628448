import { expect, it } from 'vitest';
import { limitedCallMade } from '../api/client/rate-limit-budget';
import { openConfirmStep } from '../testing/fixtures/purchase-page.fixture';
import { $wizardStep, countryChosen } from '../catalogue/selection';
import { batchView } from './batch-view';
import { $confirmStep, $maxPriceText, batchClicked, purchaseClicked } from './confirm-step';
import { purchaseBlockedBy } from './purchase-check';
import { wizardScreen } from './wizard-screen';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

type Options = NonNullable<Parameters<typeof openConfirmStep>[0]>;

/** A confirm step at which purchases cost $0.4000 and take two seconds. */
const openStep = async (options: Options = {}) => {
  let made = 0;
  const tab = await openConfirmStep({
    purchase: async () => {
      made += 1;
      const id = String(19 + made);
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return { id };
    },
    ...options,
  });
  return {
    ...tab,
    /** Buys several numbers. Waits for all of them by default. */
    buy: (count: number, ms = 20_000) => {
      tab.fire(batchClicked, count);
      return pass(ms);
    },
    sent: () => tab.callsOf('purchaseNumber').length,
    view: () => batchView(tab.scope.getState($confirmStep)),
    texts: () => tab.toasts.map(({ text }) => text),
  };
};

const WHAT = 'wa in 187';

it.each([
  [1, [null, '$0.2000']],
  [0.799_97, ['$0.0001', '$0.4001']],
  [0.4, ['$0.4000', '$0.8000']],
  [0.39, []],
])('batch offers: for a balance of %d have the shortfalls %j', async (balance, shortfalls) => {
  const { view } = await openStep({ balance });
  expect(view().offers.map(({ shortfall }) => shortfall)).toEqual(shortfalls);
});

it('batch: buys one number after the other, each for at most the price shown, and announces them once', async () => {
  const { fire, buy, scope, sent, view, texts, onBought, callsOf, keys, spyOn } = await openStep();
  const onTyped = spyOn($maxPriceText.updates);
  await buy(3, 0);
  expect(sent()).toBe(1);
  expect(view().progress).toEqual({
    current: 1,
    requested: 3,
    highestPrice: '$0.4000',
    phase: 'buying',
  });
  expect(purchaseBlockedBy(scope.getState($confirmStep))).toBe('purchasing');
  expect(view().isDisabled).toBe(true);
  await pass(1_999);
  expect(sent()).toBe(1);
  await pass(20_000);
  expect(callsOf('purchaseNumber')).toEqual(
    Array.from({ length: 3 }, () => ({ body: { country: '187', service: 'wa', maxPrice: 0.4 } })),
  );
  expect(new Set(keys()).size).toBe(3);
  expect(texts()).toEqual([`3 of 3 bought: ${WHAT}.`]);
  expect(onBought).toHaveBeenCalledOnce();
  expect(onTyped).not.toHaveBeenCalled();
  fire(wizardScreen.toggled, false);
  expect(scope.getState($wizardStep)).toBe('country');
  expect(view()).toMatchObject({ progress: null, summary: null });
});

it('batch: buys nothing when the balance does not cover all of them', async () => {
  const { buy, sent } = await openStep({ balance: 1 });
  await buy(3);
  expect(sent()).toBe(0);
});

/**
 * A batch of three that waits after its first purchase, because one more call would leave none for the list.
 */
const openWaiting = async () => {
  const step = await openStep();
  for (let call = 0; call < 8; call += 1) step.fire(limitedCallMade, 'sms');
  await step.buy(3, 0);
  step.fire(limitedCallMade, 'sms');
  expect(step.view().progress?.phase).toBe('buying');
  await pass(10_000);
  return step;
};

it('batch and the rate limit: waits where the list could not be loaded any more', async () => {
  const { fire, scope, sent, view } = await openWaiting();
  expect(sent()).toBe(1);
  expect(view().progress?.phase).toBe('waiting');
  expect(purchaseBlockedBy(scope.getState($confirmStep))).toBe('purchasing');
  fire(purchaseClicked, undefined);
  await pass(0);
  expect(sent()).toBe(1);
  await pass(60_000);
  expect(sent()).toBe(3);
});

it('batch and the rate limit: stops waiting when the selection changes, and loads the list', async () => {
  const { fire, sent, view, callsOf } = await openWaiting();
  fire(countryChosen, '36');
  expect(view().progress).toBeNull();
  expect(callsOf('activeNumbers')).toHaveLength(1);
  await pass(60_000);
  expect(sent()).toBe(1);
});
