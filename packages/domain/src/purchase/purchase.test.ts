import { expect, it } from 'vitest';
import { numberPurchased } from '../realtime/messages/events';
import { OFFLINE, type ApiError } from '../api/errors/api-error';
import { wentOffline } from '../lib/page';
import { $selection, $wizardStep, operatorChosen } from '../catalogue/selection';
import { $maxPriceText, anyOperatorClicked, maxPriceChanged, purchaseClicked } from './confirm-step';
import { checkMaxPrice } from './max-price';
import { $purchase, externalPurchaseDetected } from './purchase';
import {
  $isWizardDisabled,
  wizardBackClicked,
  wizardRefreshClicked,
  wizardResetClicked,
} from './wizard/wizard-buttons';
import { wizardScreen } from './wizard-screen';
import { boughtNumber, openConfirmStep, openTab } from '../testing/fixtures/purchase-page.fixture';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { fail, rejected } from '../testing/fixtures/a-rejection';

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

const failing = (status: number, text: string) => fail(rejected(status, null, text));

it('purchase: is sent although the browser says that it is offline, and again where nothing was sent', async () => {
  const { fire, buy, sent, error, blockedBy } = await openConfirmStep({
    purchase: () => Promise.reject({ kind: 'offline' } satisfies ApiError),
  });
  fire(wentOffline, undefined);
  await buy();
  expect(sent()).toHaveLength(1);
  expect(error()).toEqual({ text: OFFLINE, canTryAnyOperator: false });
  expect(blockedBy()).toBeNull();
});

it('purchase: sends the selection, and clears the wizard once it is off the screen', async () => {
  const { get, callsOf, toasts, onBought, fire, buy, sent, blockedBy } = await openConfirmStep({
    operator: 'tmobile',
  });
  fire(maxPriceChanged, '0.5');
  await buy();
  expect(sent()).toEqual([{ country: '187', service: 'wa', operator: 'tmobile', maxPrice: 0.5 }]);
  expect(toasts).toEqual([{ tone: 'success', text: 'Number purchased successfully!', durationMs: 4_000 }]);
  expect([onBought.mock.calls.length, callsOf('balance').length]).toEqual([1, 1]);

  // The next page is loading: the first step would flash and take the focus, and a second click would buy
  // again.
  expect([get($wizardStep), blockedBy(), get($isWizardDisabled)]).toEqual(['confirm', 'purchasing', true]);
  fire(purchaseClicked, undefined);
  fire(wizardScreen.toggled, false);
  expect([get($wizardStep), blockedBy(), get($maxPriceText)]).toEqual(['country', 'price-unknown', '']);
  await pass(0);
  expect(sent()).toHaveLength(1);
});

it('purchase: one made elsewhere is told with whether its message describes the number', () => {
  const { fire, spyOn } = openTab();
  const onDetected = spyOn(externalPurchaseDetected);
  fire(numberPurchased, { purchaseId: '19', number: null });
  fire(numberPurchased, { purchaseId: '20', number: boughtNumber({ id: '20' }) });
  expect(onDetected.mock.calls).toEqual([[false], [true]]);
});

it('checks before a purchase: tell a low maximum at its field, and leave the button enabled', async () => {
  const { step, error, blockedBy, toasts, sent, fire, buy } = await openConfirmStep();
  fire(maxPriceChanged, '0.3');
  expect(blockedBy()).toBeNull();
  await buy();
  expect(error()?.text).toBe('Price $0.4000 exceeds your maximum of $0.3000');
  expect(checkMaxPrice('0.3', step().price)?.text).toBe(error()?.text);
  expect([...toasts, ...sent()]).toEqual([]);
});

it('rejected purchase: of an operator clears the operator, offers any, and reads no list', async () => {
  const { get, fire, buy, toasts, sent, error, callsTo } = await openConfirmStep({
    operator: 'tmobile',
    purchase: failing(400, 'No numbers available'),
  });
  await buy();
  const text = 'No numbers available for T-Mobile operator. Try "Any Operator" option.';
  expect(toasts).toEqual([{ tone: 'error', text, durationMs: 8_000 }]);
  expect(error()).toEqual({ text, canTryAnyOperator: true });
  expect([get($selection).operator, callsTo('activeNumbers')]).toEqual(['', 0]);
  fire(anyOperatorClicked, undefined);
  await pass(0);
  expect(sent().slice(1)).toStrictEqual([{ country: '187', service: 'wa', maxPrice: 0.4 }]);
});

it('rejected purchase: of an operator keeps one that was chosen meanwhile', async () => {
  const { get, fire, buy } = await openConfirmStep({
    operator: 'tmobile',
    purchase: async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return failing(400, 'No numbers available')();
    },
  });
  await buy();
  fire(operatorChosen, 'att');
  await pass(2_000);
  expect(get($selection).operator).toBe('att');
});

const busy = failing(429, 'Rate limit exceeded. Our provider is experiencing high traffic.');

it('rate limit: while prices load locks the purchase', async () => {
  const { get, blockedBy } = await openConfirmStep({ prices: busy });
  expect(get($purchase).wait).toMatchObject({ cause: 'prices', secondsLeft: 30 });
  expect(blockedBy()).toBe('rate-limited');
});

it('rate limit: locks purchase, back, reset and refresh until it is over', async () => {
  const { get, fire, buy, sent, error, callsOf, blockedBy } = await openConfirmStep({ purchase: busy });
  await buy();
  expect(error()).toBeNull();
  const callsBefore = callsOf('balance').length;
  for (const held of [purchaseClicked, wizardBackClicked, wizardResetClicked, wizardRefreshClicked]) {
    fire(held, undefined);
  }
  await pass(29_000);
  expect([get($wizardStep), sent().length, callsOf('balance').length]).toEqual(['confirm', 1, callsBefore]);
  expect(get($purchase).wait).toMatchObject({ cause: 'purchase', secondsLeft: 1 });
  await pass(1_000);
  expect([get($purchase).wait, blockedBy()]).toEqual([null, null]);
});
