import {
  $addFundsError,
  $depositsError,
  $depositViews,
  $isAddFundsOpen,
  $quoteView,
  $toasts,
  addFundsClosed,
  addFundsOpened,
  addFundsSubmitted,
  callbackCheckRequested,
  callbackOpened,
  cancelPaymentClicked,
  depositAmountChanged,
  reopenCheckoutClicked,
  transactionsScreen,
  verifyClicked,
  workspaceOpened,
} from '@sms/domain';
import { scopeBind, type EventCallable } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProduct } from '../start-product';

type Product = Awaited<ReturnType<typeof startProduct>>;
type Faults = Product['world']['flags']['faults'];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

const wordless = (operation: Faults[number]['operation']): Faults => [
  { operation, times: Infinity, corruption: { status: 400, text: '' } },
];

/** Opens the product's transactions screen, and records the text of every toast. */
const openTransactions = async (
  scenario: Parameters<typeof startProduct>[0],
  { origin = 'https://dashboard.test', faults = [] as Faults } = {},
) => {
  const left: string[] = [];
  const product = await startProduct(scenario, {
    origin,
    onLeave: (href) => void left.push(href),
  });
  const { scope, world } = product;
  const toastTexts = new Set<string>();
  const listen = () => {
    for (const { text } of scope.getState($toasts)) toastTexts.add(text);
  };
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      await vi.advanceTimersByTimeAsync(100);
      listen();
    }
  };
  const fire = async <T>(unit: EventCallable<T>, params: NoInfer<T>) => {
    scopeBind(unit, { scope })(params);
    listen();
    await pass(500);
  };
  world.flags.faults = faults;
  await fire(workspaceOpened, undefined);
  await fire(transactionsScreen.toggled, true);
  const newest = () => scope.getState($depositViews)?.[0]?.txRef ?? 'SMS_1_1_ABCDEF';
  return { ...product, fire, pass, left, newest, toastTexts: () => [...toastTexts] };
};

/** The same with Add Funds open, and an amount typed and quoted. */
const openAddFunds = async (options: Parameters<typeof openTransactions>[1] = {}) => {
  const tab = await openTransactions('empty-account', options);
  await tab.fire(addFundsOpened, undefined);
  await tab.fire(depositAmountChanged, '1500');
  await tab.pass(1_000);
  return tab;
};

describe('verification of a payment', () => {
  it.each([
    ['deposit-expired', ['Payment session expired. Please create a new payment.']],
    [
      'deposit-pending',
      [
        'Payment was never completed. Creating a new payment...',
        'Payment cancelled. You can create a new payment.',
      ],
    ],
    ['deposit-declined', ['Payment verification failed. Please try again or contact support.']],
    ['deposit-paid', ['Payment verified and processed successfully']],
  ] as const)('verification: the scenario %s shows %j', async (scenario, texts) => {
    const { fire, newest, toastTexts } = await openTransactions(scenario);
    await fire(verifyClicked, newest());
    expect(toastTexts()).toEqual(['Verifying payment...', ...texts]);
  });

  it('verification: a response without a text shows the default text', async () => {
    const { fire, newest, toastTexts } = await openTransactions('deposit-paid', {
      faults: wordless('verifyPayment'),
    });
    await fire(verifyClicked, newest());
    expect(toastTexts()).toContain('Payment verification failed');
  });
});

it('payment cancellation: a rejection without a text shows the default text', async () => {
  const { fire, newest, toastTexts } = await openTransactions('deposit-pending', {
    faults: wordless('cancelPayment'),
  });
  await fire(cancelPaymentClicked, newest());
  expect(toastTexts()).toEqual(['Failed to cancel payment']);
});

it('a deposit list that cannot be loaded shows one toast and one error on the page', async () => {
  const { scope, toastTexts } = await openTransactions('deposit-pending', { faults: wordless('deposits') });
  expect(toastTexts()).toEqual(['Failed to load payment history']);
  expect(scope.getState($depositsError)).toBe('Failed to fetch transactions');
});

describe('checkout', () => {
  // A server without https gives links that must not be used for payments.
  const origin = 'http://dashboard.test';

  it('checkout: does not reopen an untrusted payment link', async () => {
    const { fire, newest, toastTexts, left } = await openTransactions('deposit-pending', { origin });
    await fire(reopenCheckoutClicked, newest());
    expect(toastTexts()).toEqual(['Payment link is not available for this transaction']);
    expect(left).toEqual([]);
  });

  it('checkout: does not open an untrusted payment link', async () => {
    const { scope, fire, left } = await openAddFunds({ origin });
    await fire(addFundsSubmitted, undefined);
    expect(scope.getState($addFundsError)).toBe('No payment link received from server');
    expect(left).toEqual([]);
  });

  it('checkout: continues in this tab when the popup is blocked', async () => {
    const { fire, toastTexts, left } = await openAddFunds();
    await fire(addFundsSubmitted, undefined);
    expect(toastTexts()).toEqual([
      'Payment window opened in current tab (popup blocked)',
      'Redirected to payment gateway! Complete your payment to add funds.',
    ]);
    expect(left).toEqual([expect.stringMatching(/^https:\/\/dashboard\.test\/checkout\//)]);
  });
});

describe('provider callback', () => {
  it('provider callback: a payment that is still pending', async () => {
    const { fire, newest, toastTexts } = await openTransactions('deposit-processing');
    await fire(callbackOpened, { status: 'successful', txRef: newest() });
    await fire(callbackCheckRequested, undefined);
    expect(toastTexts()).toContain('Payment is still processing. Please check back in a few minutes.');
  });

  it.each(['SMS_1_1_ABCDEF', '../../numbers/7/cancel', '<script>'])(
    'provider callback: the forged tx_ref %j',
    async (txRef) => {
      const { fire, toastTexts, world } = await openTransactions('deposit-paid');
      const before = world.db.ledger.all().length;
      await fire(callbackOpened, { status: 'successful', txRef });
      await fire(callbackCheckRequested, undefined);
      expect(toastTexts()).toEqual(['Failed to process payment result']);
      expect(world.db.ledger.all()).toHaveLength(before);
    },
  );
});

describe('Add Funds', () => {
  it('Add Funds: shows that the exchange rate cannot be loaded', async () => {
    const { toastTexts } = await openAddFunds({ faults: wordless('exchangeRate') });
    expect(toastTexts()).toEqual(['Failed to get current exchange rate']);
  });

  it('Add Funds: shows that an amount cannot be quoted', async () => {
    const { scope } = await openAddFunds({ faults: wordless('calculateUsd') });
    // The view supplies the text: 'Unable to calculate USD equivalent'.
    expect(scope.getState($quoteView)).toEqual({ kind: 'failed' });
  });

  it.each([
    ['in the words of the server', 'Not today', 'Not today'],
    ['by its default', '', 'Failed to create payment session. Please try again.'],
  ])('Add Funds: shows a rejection %s', async (_, text, shown) => {
    const { scope, fire } = await openAddFunds({
      faults: [{ operation: 'createDeposit', times: 1, corruption: { status: 400, text } }],
    });
    await fire(addFundsSubmitted, undefined);
    expect(scope.getState($addFundsError)).toBe(shown);
    expect(scope.getState($isAddFundsOpen)).toBe(true);
  });

  it('Add Funds: shows a rejection as a toast once the dialog is closed', async () => {
    const { scope, fire, toastTexts } = await openAddFunds({
      faults: [{ operation: 'createDeposit', times: 1, delayMs: 0, corruption: { status: 400, text: '' } }],
    });
    scopeBind(addFundsSubmitted, { scope })();
    await fire(addFundsClosed, undefined);
    expect(toastTexts()).toEqual(['Failed to create deposit']);
  });
});
