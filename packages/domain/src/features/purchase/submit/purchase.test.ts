import { createWatch, merge } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { PRICES_DELAY_MS } from '../../../limits';
import { balanceUpdated } from '../../../realtime/messages/events';
import { pageVisibilityChanged, wentOffline, wentOnline } from '../../../lib/page';
import {
  notificationsOffered,
  notificationsToggled,
} from '../../notifications/incoming-code/notification-permission';
import { $balance, $isBalanceLoading, balanceRequested } from '../../account/balance/balance';
import { sessionEnded } from '../../../lib/session-events';
import {
  $selection,
  $wizardStep,
  countryChosen,
  operatorChosen,
  serviceChosen,
} from '../../catalogue/selection';
import { $affordability, $balanceView } from '../pricing/price-view';
import {
  $isWizardDisabled,
  wizardBackClicked,
  wizardRefreshClicked,
  wizardResetClicked,
} from '../wizard/wizard-buttons';
import { $maxPriceText, $purchaseBlockedBy, maxPriceChanged } from '../pricing/price';
import { $purchaseError, purchaseErrorDismissed } from './purchase-error';
import { $rateLimit } from './rate-limit';
import { anyOperatorClicked, purchaseClicked } from './submit-purchase';
import { wizardScreen } from '../wizard/wizard-screen';
import { openConfirmStep, openTab, pass, rejected } from '../../../testing/fixtures/purchase-page.fixture';
import { useFakeClock } from '../../../testing/harness/use-fake-clock';

useFakeClock(Date.parse('2025-10-01T12:00:00.000Z'));

const failing = (status: number, text: string) => () => {
  throw rejected(status, text);
};

describe('purchase', () => {
  it('purchase: is neither sent nor queued while offline, and shows why', async () => {
    const { scope, callsOf, fire } = await openConfirmStep();
    fire(wentOffline, undefined);
    fire(purchaseClicked, undefined);
    expect(scope.getState($purchaseError)).toEqual({
      text: 'You are offline, so nothing was sent. Reconnect and try again.',
      canTryAnyOperator: false,
    });
    fire(wentOnline, undefined);
    await pass(60_000);
    expect(callsOf('purchaseNumber')).toEqual([]);
  });

  it('purchase: sends the selection, and clears the wizard once it is off the screen', async () => {
    const { scope, callsOf, toasts, onBought, fire } = await openConfirmStep({ operator: 'tmobile' });
    fire(maxPriceChanged, '0.5');
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(callsOf('purchaseNumber')).toEqual([
      { body: { country: '187', service: 'wa', operator: 'tmobile', maxPrice: 0.5 } },
    ]);
    expect(toasts).toEqual([
      {
        tone: 'success',
        text: 'Number purchased successfully! Check Active Numbers page.',
        durationMs: 4_000,
      },
    ]);
    expect(onBought).toHaveBeenCalledTimes(1);
    expect(callsOf('balance')).toHaveLength(1);

    // The next page is loading: the first step would flash and take the focus, and a second click would buy
    // again.
    expect(scope.getState($wizardStep)).toBe('confirm');
    expect(scope.getState($purchaseBlockedBy)).toBe('purchasing');
    expect(scope.getState($isWizardDisabled)).toBe(true);
    fire(purchaseClicked, undefined);
    fire(wizardScreen.toggled, false);
    expect(scope.getState($wizardStep)).toBe('country');
    expect(scope.getState($maxPriceText)).toBe('');
    expect(scope.getState($purchaseBlockedBy)).toBe('price-unknown');
    await pass(0);
    expect(callsOf('purchaseNumber')).toHaveLength(1);
  });

  it('purchase: found while the wizard is off the screen clears the wizard at once', async () => {
    const { scope, fire } = await openConfirmStep({ isWizardUp: false });
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(scope.getState($wizardStep)).toBe('country');
  });

  it('purchase: is sent while a known balance reloads: the click is not lost', async () => {
    const { scope, fire, callsOf } = await openConfirmStep();
    fire(balanceRequested, undefined);
    expect(scope.getState($isBalanceLoading)).toBe(true);
    expect(scope.getState($purchaseBlockedBy)).toBeNull();
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(callsOf('purchaseNumber')).toHaveLength(1);
  });

  it('purchase: freezes balance and "After purchase" from the click on, so that the price is subtracted once', async () => {
    const { scope, fire } = await openConfirmStep({
      purchase: () => new Promise((resolve) => setTimeout(() => resolve({ id: '18' }), 1_000)),
    });
    const left = () => [scope.getState($balanceView), scope.getState($affordability)];
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

  it('purchase: omits operator and maximum where there is none', async () => {
    const { callsOf, fire } = await openConfirmStep();
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(callsOf('purchaseNumber')).toStrictEqual([{ body: { country: '187', service: 'wa' } }]);
  });

  it('purchase: requests no browser permission, because a prompt while money moves is denied', async () => {
    const { scope, fire } = await openConfirmStep();
    const offered = vi.fn();
    createWatch({ unit: merge([notificationsOffered, notificationsToggled]), fn: offered, scope });
    fire(purchaseClicked, undefined);
    await pass(1_000);
    expect(offered).not.toHaveBeenCalled();
  });

  it('purchase: omits the operator where none was selected yet', async () => {
    const { callsOf, fire } = openTab();
    fire(countryChosen, '187');
    fire(serviceChosen, 'wa');
    await pass(1_000);
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(callsOf('purchaseNumber')).toStrictEqual([{ body: { country: '187', service: 'wa' } }]);
  });

  it('purchase: is sent once, however often it is clicked', async () => {
    const { scope, fire, callsOf } = await openConfirmStep({
      purchase: () => new Promise((resolve) => setTimeout(() => resolve({ id: '18' }), 1_000)),
    });
    for (let click = 0; click < 50; click += 1) fire(purchaseClicked, undefined);
    expect(scope.getState($purchaseBlockedBy)).toBe('purchasing');
    await pass(500);
    fire(wentOffline, undefined);
    fire(purchaseClicked, undefined);
    expect(scope.getState($purchaseError)).toBeNull();
    await pass(1_000);
    expect(callsOf('purchaseNumber')).toHaveLength(1);
  });
});

describe('checks before a purchase', () => {
  it('checks before a purchase: ask for a selection by toast', async () => {
    const { scope, toasts, callsOf, fire } = await openConfirmStep();
    fire(wizardResetClicked, undefined);
    await pass(0);
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(scope.getState($purchaseError)).toBeNull();
    expect(toasts).toEqual([{ tone: 'error', text: 'Please select a service and country' }]);
    expect(callsOf('purchaseNumber')).toEqual([]);
  });

  it('checks before a purchase: leave the button enabled for a low maximum and explain it on the click', async () => {
    const { scope, callsOf, toasts, fire } = await openConfirmStep();
    fire(maxPriceChanged, '0.3');
    expect(scope.getState($purchaseBlockedBy)).toBeNull();
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(scope.getState($purchaseError)?.text).toBe('Price $0.4000 exceeds your maximum of $0.3000');
    expect(toasts).toEqual([]);
    expect(callsOf('purchaseNumber')).toEqual([]);
  });

  it.each([
    ['unaffordable', { balance: 0.3999 }],
    ['balance-unknown', { balance: null }],
    ['price-unknown', { prices: () => ({ '187': { wa: { realPrice: Number.NaN } } }) }],
    ['price-unknown', { prices: () => ({ '187': {} }) }],
  ])('checks before a purchase: lock the purchase: %s', async (reason, options) => {
    const { scope, callsOf, fire } = await openConfirmStep(options);
    expect(scope.getState($purchaseBlockedBy)).toBe(reason);
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(callsOf('purchaseNumber')).toEqual([]);
  });
});

describe('rejected purchase', () => {
  it('rejected purchase: 500 PURCHASE_FAILED shows the error, not the inner message, and unlocks the button at once', async () => {
    const text = 'Insufficient balance in provider account';
    const { scope, fire, toasts, callsOf } = await openConfirmStep({
      purchase: () => {
        throw {
          ...rejected(500, 'Failed to purchase number'),
          code: 'PURCHASE_FAILED',
          details: { message: text },
        } as unknown;
      },
    });
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(scope.getState($purchaseError)?.text).toBe('Failed to purchase number');
    expect(scope.getState($purchaseBlockedBy)).toBeNull();
    expect([callsOf('activeNumbers').length, callsOf('balance').length]).toEqual([0, 1]);
    expect(toasts).toEqual([]);
  });

  it.each([
    ['the balance', 'Insufficient balance', 'Insufficient balance. Please top up your account.'],
    ['something else', 'Service is closed', 'Service is closed'],
  ])(
    'rejected purchase: after a drop of the balance blames %s when the server does',
    async (_, text, shown) => {
      let refuse = () => undefined as void;
      const { scope, fire } = await openConfirmStep({
        purchase: () =>
          new Promise((_resolve, reject) => {
            refuse = () => reject(rejected(400, text));
          }),
      });
      fire(purchaseClicked, undefined);
      fire(balanceUpdated, { balance: 0.1, previousBalance: 5, change: null });
      refuse();
      await pass(0);
      expect(scope.getState($purchaseError)?.text).toBe(shown);
    },
  );

  it.each([
    // The user's balance is known to cover the price, so the text must be about another one.
    [400, 'Insufficient balance for purchase', 'Insufficient balance for purchase'],
    [400, 'Invalid service code provided', 'Invalid service selected. Please try again.'],
    [
      400,
      'No numbers available for this combination',
      'No numbers currently available for this service/country combination.',
    ],
    [400, 'Something of the server', 'Something of the server'],
  ])(
    'rejected purchase: with %d and %j shows why, keeps the selection and reloads the balance',
    async (status, text, shown) => {
      const { scope, fire, callsOf, toasts } = await openConfirmStep({ purchase: failing(status, text) });
      fire(purchaseClicked, undefined);
      await pass(0);
      expect(scope.getState($purchaseError)).toEqual({ text: shown, canTryAnyOperator: false });
      expect(toasts).toEqual([]);
      expect(scope.getState($wizardStep)).toBe('confirm');
      expect(scope.getState($purchaseBlockedBy)).toBeNull();
      expect(callsOf('balance')).toHaveLength(1);
    },
  );

  it('rejected purchase: of an operator clears the operator and offers any', async () => {
    const { scope, fire, toasts, callsOf } = await openConfirmStep({
      operator: 'tmobile',
      purchase: failing(400, 'No numbers available'),
    });
    fire(purchaseClicked, undefined);
    await pass(0);
    const text = 'No numbers available for T-Mobile operator. Try "Any Operator" option.';
    expect(toasts).toEqual([{ tone: 'error', text, durationMs: 8_000 }]);
    expect(scope.getState($purchaseError)).toEqual({ text, canTryAnyOperator: true });
    expect(scope.getState($selection).operator).toBe('');

    fire(anyOperatorClicked, undefined);
    await pass(0);
    expect(callsOf('purchaseNumber')).toHaveLength(2);
    expect(callsOf('purchaseNumber')[1]).toEqual({ body: { country: '187', service: 'wa' } });
  });

  it('rejected purchase: of an operator names the requested one, and leaves another one selected since', async () => {
    let refuse = (): void => {};
    const { scope, fire } = await openConfirmStep({
      operator: 'tmobile',
      purchase: () =>
        new Promise((_, reject) => {
          refuse = () => {
            reject(rejected(400, 'No numbers available'));
          };
        }),
    });
    fire(purchaseClicked, undefined);
    fire(operatorChosen, 'vodafone');
    refuse();
    await pass(0);
    expect(scope.getState($purchaseError)?.text).toBe(
      'No numbers available for T-Mobile operator. Try "Any Operator" option.',
    );
    expect(scope.getState($selection).operator).toBe('vodafone');
  });

  it('rejected purchase: of an operator without a name shows its id', async () => {
    const { scope, fire } = await openConfirmStep({ purchase: failing(400, 'No numbers available') });
    fire(operatorChosen, 'vodafone');
    await pass(PRICES_DELAY_MS);
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(scope.getState($purchaseError)?.text).toBe(
      'No numbers available for vodafone operator. Try "Any Operator" option.',
    );
  });

  it('rejected purchase: shows its message for 8 s', async () => {
    const { scope, fire } = await openConfirmStep({ purchase: failing(400, 'No') });
    fire(purchaseClicked, undefined);
    await pass(7_999);
    expect(scope.getState($purchaseError)?.text).toBe('No');
    await pass(1);
    expect(scope.getState($purchaseError)).toBeNull();
  });

  it('rejected purchase: keeps its message while the page is hidden', async () => {
    const { scope, fire } = await openConfirmStep({ purchase: failing(400, 'No') });
    fire(purchaseClicked, undefined);
    await pass(1_000);
    fire(pageVisibilityChanged, false);
    await pass(60_000);
    expect(scope.getState($purchaseError)?.text).toBe('No');
    fire(pageVisibilityChanged, true);
    await pass(6_999);
    expect(scope.getState($purchaseError)?.text).toBe('No');
    await pass(1);
    expect(scope.getState($purchaseError)).toBeNull();
  });

  it('rejected purchase: shows its message for 2 s more once the user changes the selection, and never longer than 8 s', async () => {
    const { scope, fire } = await openConfirmStep({ purchase: failing(400, 'No') });
    fire(purchaseClicked, undefined);
    await pass(1_000);
    fire(operatorChosen, 'tmobile');
    await pass(1_999);
    expect(scope.getState($purchaseError)?.text).toBe('No');
    await pass(1);
    expect(scope.getState($purchaseError)).toBeNull();
  });

  it('rejected purchase: shows a second message for its own time', async () => {
    const { scope, fire } = await openConfirmStep({ purchase: failing(400, 'No') });
    fire(purchaseClicked, undefined);
    await pass(1_000);
    fire(operatorChosen, 'tmobile');
    await pass(1_000);
    fire(purchaseClicked, undefined);
    await pass(7_000);
    expect(scope.getState($purchaseError)?.text).toBe('No');
    await pass(1_000);
    expect(scope.getState($purchaseError)).toBeNull();
  });

  it('rejected purchase: can be dismissed', async () => {
    const { scope, fire } = await openConfirmStep({ purchase: failing(400, 'No') });
    fire(purchaseClicked, undefined);
    await pass(0);
    fire(purchaseErrorDismissed, undefined);
    expect(scope.getState($purchaseError)).toBeNull();
  });
});

describe("provider's rate limit", () => {
  it.each([
    [429, 'Our provider is getting the best number for you.'],
    [400, 'Rate limit exceeded'],
  ])(
    "provider's rate limit: by %d %j locks purchase, back, reset and refresh for 30 counts",
    async (status, text) => {
      const { scope, fire, callsOf } = await openConfirmStep({ purchase: failing(status, text) });
      fire(purchaseClicked, undefined);
      await pass(0);
      expect(scope.getState($rateLimit)).toMatchObject({ cause: 'purchase', secondsLeft: 30 });
      expect(scope.getState($purchaseError)).toBeNull();
      expect(scope.getState($purchaseBlockedBy)).toBe('rate-limited');
      const callsBefore = callsOf('balance').length;
      for (const held of [purchaseClicked, wizardBackClicked, wizardResetClicked, wizardRefreshClicked]) {
        fire(held, undefined);
      }
      await pass(29_000);
      expect(scope.getState($wizardStep)).toBe('confirm');
      expect(callsOf('purchaseNumber')).toHaveLength(1);
      expect(callsOf('balance')).toHaveLength(callsBefore);
      expect(scope.getState($rateLimit)?.secondsLeft).toBe(1);
      await pass(1_000);
      expect(scope.getState($rateLimit)).toBeNull();
      expect(scope.getState($purchaseBlockedBy)).toBeNull();
    },
  );
});

describe("server's own rate limit", () => {
  const limited = (code: string) => () => {
    throw { ...rejected(429, 'Rate limit exceeded'), code, retryAfterS: 55 } as unknown;
  };

  it("server's own rate limit: locks a purchase for as long as the server names", async () => {
    const { scope, fire } = await openConfirmStep({ purchase: limited('SMS_RATE_LIMIT') });
    fire(purchaseClicked, undefined);
    await pass(0);
    expect(scope.getState($rateLimit)).toMatchObject({ cause: 'limiter', secondsLeft: 55 });
    await pass(54_000);
    expect(scope.getState($purchaseBlockedBy)).toBe('rate-limited');
    await pass(1_000);
    expect(scope.getState($purchaseBlockedBy)).toBeNull();
  });

  it("server's own rate limit: is named where prices load as well", async () => {
    const { scope } = await openConfirmStep({ prices: limited('API_RATE_LIMIT') });
    expect(scope.getState($rateLimit)).toMatchObject({ cause: 'limiter', secondsLeft: 55 });
  });
});

describe('rate limit while prices load', () => {
  it('rate limit while prices load: locks the wizard as well, under its own cause', async () => {
    const { scope } = await openConfirmStep({
      prices: failing(500, 'Rate limit exceeded. Our provider is experiencing high traffic.'),
    });
    expect(scope.getState($rateLimit)?.cause).toBe('prices');
    expect(scope.getState($purchaseBlockedBy)).toBe('rate-limited');
  });
});

it('purchase: ends with the session', async () => {
  const { scope, fire } = await openConfirmStep({ purchase: failing(429, '') });
  fire(maxPriceChanged, '1');
  fire(purchaseClicked, undefined);
  await pass(0);
  fire(sessionEnded, undefined);
  expect(scope.getState($rateLimit)).toBeNull();
  expect(scope.getState($maxPriceText)).toBe('');
  expect(scope.getState($wizardStep)).toBe('country');
});
