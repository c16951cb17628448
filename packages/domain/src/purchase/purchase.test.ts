import { expect, it } from 'vitest';
import { balanceUpdated, numberPurchased } from '../realtime/messages/events';
import { OFFLINE, type ApiError } from '../api/errors/api-error';
import { wentOffline } from '../lib/page';
import { $balance } from '../account/balance';
import { $selection, $wizardStep } from '../catalogue/selection';
import {
  $confirmStep,
  $maxPriceText,
  anyOperatorClicked,
  maxPriceChanged,
  purchaseClicked,
} from './confirm-step';
import { checkMaxPrice } from './max-price';
import { affordability, balanceView } from './price-view';
import { $purchase, externalPurchaseDetected } from './purchase';
import { purchaseBlockedBy } from './purchase-check';
import { purchaseError } from './purchase-state';
import {
  $isWizardDisabled,
  wizardBackClicked,
  wizardRefreshClicked,
  wizardResetClicked,
} from './wizard/wizard-buttons';
import { wizardScreen } from './wizard-screen';
import { boughtNumber, openConfirmStep } from '../testing/fixtures/purchase-page.fixture';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { aRejection, fail, rejected } from '../testing/fixtures/a-rejection';

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

type Options = NonNullable<Parameters<typeof openConfirmStep>[0]>;

const openStep = async (options: Options = {}) => {
  const tab = await openConfirmStep(options);
  const { scope, fire, callsOf } = tab;
  return {
    ...tab,
    /** Clicks 'Purchase Number', and lets some time pass. */
    buy: (ms = 0) => {
      fire(purchaseClicked, undefined);
      return pass(ms);
    },
    sent: () => callsOf('purchaseNumber'),
    error: () => purchaseError(scope.getState($purchase).status)?.text,
    blockedBy: () => purchaseBlockedBy(scope.getState($confirmStep)),
  };
};

const failing = (status: number, text: string) => fail(rejected(status, null, text));

/** The same response after a second. */
const slowly =
  <T>(respond: () => T) =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return respond();
  };

it('purchase: is sent although the browser says that it is offline', async () => {
  const { fire, buy, sent, onBought } = await openStep();
  fire(wentOffline, undefined);
  await buy();
  expect([sent().length, onBought.mock.calls.length]).toEqual([1, 1]);
});

it('purchase: says that nothing was sent where there is no network, and can be sent again at once', async () => {
  const { scope, buy, blockedBy } = await openStep({
    purchase: () => Promise.reject({ kind: 'offline' } satisfies ApiError),
  });
  await buy();
  expect(purchaseError(scope.getState($purchase).status)).toEqual({
    text: OFFLINE,
    canTryAnyOperator: false,
  });
  expect(blockedBy()).toBeNull();
});

it('purchase: sends the selection, and clears the wizard once it is off the screen', async () => {
  const { scope, callsOf, toasts, onBought, fire, buy, sent, blockedBy } = await openStep({
    operator: 'tmobile',
  });
  fire(maxPriceChanged, '0.5');
  await buy();
  expect(sent()).toEqual([{ body: { country: '187', service: 'wa', operator: 'tmobile', maxPrice: 0.5 } }]);
  expect(toasts).toEqual([
    {
      tone: 'success',
      text: 'Number purchased successfully!',
      durationMs: 4_000,
    },
  ]);
  expect(onBought).toHaveBeenCalledTimes(1);
  expect(callsOf('balance')).toHaveLength(1);

  // The next page is loading: the first step would flash and take the focus, and a second click would buy
  // again.
  expect(scope.getState($wizardStep)).toBe('confirm');
  expect(blockedBy()).toBe('purchasing');
  expect(scope.getState($isWizardDisabled)).toBe(true);
  fire(purchaseClicked, undefined);
  fire(wizardScreen.toggled, false);
  expect(scope.getState($wizardStep)).toBe('country');
  expect(scope.getState($maxPriceText)).toBe('');
  expect(blockedBy()).toBe('price-unknown');
  await pass(0);
  expect(sent()).toHaveLength(1);
});

it('purchase: a message about another number is that of a purchase elsewhere', async () => {
  const { fire, buy, spyOn } = await openStep();
  const onDetected = spyOn(externalPurchaseDetected);
  await buy();
  fire(numberPurchased, { purchaseId: '18', number: null });
  expect(onDetected).not.toHaveBeenCalled();
  fire(numberPurchased, { purchaseId: '19', number: null });
  fire(numberPurchased, { purchaseId: '20', number: boughtNumber({ id: '20' }) });
  expect(onDetected.mock.calls).toEqual([[false], [true]]);
});

it('purchase: freezes balance and "After purchase" from the click on, so that the price is subtracted once', async () => {
  const { scope, fire } = await openStep({ purchase: slowly(() => ({ id: '18' })) });
  const left = () => [balanceView(scope.getState($confirmStep)), affordability(scope.getState($confirmStep))];
  const once = [
    { kind: 'known', amount: '$5.0000' },
    { kind: 'sufficient', afterPurchase: '$4.6000' },
  ];
  expect(left()).toEqual(once);
  fire(purchaseClicked, undefined);
  // The server sends the new balance before it answers the purchase.
  fire(balanceUpdated, { balance: 4.6, previousBalance: 5, change: null });
  expect(scope.getState($balance)).toBe(4.6);
  expect(left()).toEqual(once);
  // The next page is loading.
  await pass(1_000);
  expect([scope.getState($wizardStep), ...left()]).toEqual(['confirm', ...once]);
});

it('checks before a purchase: tell a low maximum at its field, and leave the button enabled', async () => {
  const { scope, error, blockedBy, toasts, sent, fire, buy } = await openStep();
  fire(maxPriceChanged, '0.3');
  const tooLow = 'Price $0.4000 exceeds your maximum of $0.3000';
  expect([checkMaxPrice('0.3', scope.getState($confirmStep).price)?.text, blockedBy()]).toEqual([
    tooLow,
    null,
  ]);
  await buy();
  expect(error()).toBe(tooLow);
  expect(toasts).toEqual([]);
  expect(sent()).toEqual([]);
});

const OUT_OF_T_MOBILE = 'No numbers available for T-Mobile operator. Try "Any Operator" option.';

it('rejected purchase: 500 PURCHASE_FAILED shows the error, not the inner message, and unlocks the button at once', async () => {
  const { error, blockedBy, buy, toasts, callsOf } = await openStep({
    purchase: fail(
      aRejection({
        status: 500,
        code: 'PURCHASE_FAILED',
        text: 'Failed to purchase number',
        details: { message: 'Insufficient balance in provider account' },
      }),
    ),
  });
  await buy();
  expect(error()).toBe('Failed to purchase number');
  expect(blockedBy()).toBeNull();
  expect([callsOf('activeNumbers').length, callsOf('balance').length]).toEqual([0, 1]);
  expect(toasts).toEqual([]);
});

it('rejected purchase: of an operator clears the operator and offers any', async () => {
  const { scope, fire, buy, toasts, sent } = await openStep({
    operator: 'tmobile',
    purchase: failing(400, 'No numbers available'),
  });
  await buy();
  expect(toasts).toEqual([{ tone: 'error', text: OUT_OF_T_MOBILE, durationMs: 8_000 }]);
  expect(purchaseError(scope.getState($purchase).status)).toEqual({
    text: OUT_OF_T_MOBILE,
    canTryAnyOperator: true,
  });
  expect(scope.getState($selection).operator).toBe('');

  fire(anyOperatorClicked, undefined);
  await pass(0);
  expect(sent().slice(1)).toStrictEqual([{ body: { country: '187', service: 'wa', maxPrice: 0.4 } }]);
});

const limited = (code: string) =>
  fail(aRejection({ status: 429, code, text: 'Rate limit exceeded', retryAfterS: 55 }));
const busy = 'Rate limit exceeded. Our provider is experiencing high traffic.';

it.each<[string, Options, string, number]>([
  ['the provider while prices load', { prices: failing(500, busy) }, 'prices', 30],
  ['the server during a purchase', { purchase: limited('SMS_RATE_LIMIT') }, 'limiter', 55],
  ['the server while prices load', { prices: limited('API_RATE_LIMIT') }, 'limiter', 55],
])('rate limit: of %s locks the purchase under its own cause', async (_, options, cause, secondsLeft) => {
  const { scope, buy, error, blockedBy } = await openStep(options);
  await buy();
  expect(scope.getState($purchase).wait).toMatchObject({ cause, secondsLeft });
  expect(error()).toBeUndefined();
  await pass(1_000 * (secondsLeft - 1));
  expect(blockedBy()).toBe('rate-limited');
  await pass(1_000);
  expect(blockedBy()).not.toBe('rate-limited');
});

it('rate limit: locks purchase, back, reset and refresh until it is over', async () => {
  const { scope, fire, buy, sent, callsOf, blockedBy } = await openStep({ purchase: failing(429, busy) });
  await buy();
  const callsBefore = callsOf('balance').length;
  for (const held of [purchaseClicked, wizardBackClicked, wizardResetClicked, wizardRefreshClicked]) {
    fire(held, undefined);
  }
  await pass(29_000);
  expect(scope.getState($wizardStep)).toBe('confirm');
  expect(sent()).toHaveLength(1);
  expect(callsOf('balance')).toHaveLength(callsBefore);
  expect(scope.getState($purchase).wait?.secondsLeft).toBe(1);
  await pass(1_000);
  expect(scope.getState($purchase).wait).toBeNull();
  expect(blockedBy()).toBeNull();
});
