import { allSettled, type EventCallable } from 'effector';
import { describe, expect, it } from 'vitest';
import type { ResultFor } from '../../../contracts';
import { aDeposit, fail, networkError, rejected } from '../../../testing/fixtures/deposits.fixture';
import { wentOffline, wentOnline } from '../../../lib/page';
import { noBrowser, portsSupplied } from '../../../lib/ports';
import { sessionEnded } from '../../../lib/session-events';
import { aBalance, createTestScope, NOON, pass, useFakeClock, type FakeCalls } from '../../../testing';
import { POPUP_SETTLE_MS, PRICES_DELAY_MS, REPEATED_READ_GAP_MS } from '../../../limits';
import { balanceRequested } from '../../account/balance/balance';
import { reopenCheckoutClicked } from '../checkout/checkout';
import { $pendingRefs } from '../deposits/pending';
import { transactionsScreen } from '../deposits/list';
import { selectionPrefilled } from '../../catalogue/selection';
import { openDialog, SESSION } from '../../../testing/fixtures/add-funds.fixture';
import { $addFundsError } from './outcome';
import { $canSubmitDeposit, addFundsSubmitted } from './submit';
import {
  $depositAmountError,
  $depositAmountText,
  $isAddFundsOpen,
  $paymentMethod,
  addFundsClosed,
  addFundsOpened,
  depositAmountChanged,
  paymentMethodChosen,
} from './form';
import { $depositProgress, $marketRateText, $quickDeposits, $quoteView } from './view';
import { quoteRetryClicked } from './amount/quote';

useFakeClock(NOON);

describe('dialog', () => {
  it('Add Funds dialog: closes with the screen, and is closed on the next visit', async () => {
    const { get, fire } = await openDialog();
    fire(transactionsScreen.toggled, false);
    fire(transactionsScreen.toggled, true);
    expect(get($isAddFundsOpen)).toBe(false);
  });

  it('Add Funds dialog: stays open when it was opened before its screen', async () => {
    const { get, fire } = await openDialog();
    fire(transactionsScreen.toggled, true);
    expect(get($isAddFundsOpen)).toBe(true);
  });

  it('Add Funds dialog: is open on the next visit while a deposit is pending', async () => {
    const { get, fire, proceed } = await openDialog({
      calls: { createDeposit: () => new Promise(() => undefined) },
    });
    await proceed();
    fire(transactionsScreen.toggled, false);
    fire(transactionsScreen.toggled, true);
    expect(get($isAddFundsOpen)).toBe(true);
  });
});

describe('amount', () => {
  it('Add Funds amount: outlives a reload of the tab until the payment is created, for this user only', async () => {
    const stored = new Map<string, unknown>();
    const openTab = () => createTestScope({ user: { id: '7', username: 'ada' }, stored });
    const tab = openTab();
    await allSettled(depositAmountChanged, { scope: tab.scope, params: '₦2,500' });
    const reloaded = openTab();
    await allSettled(portsSupplied, { scope: reloaded.scope, params: noBrowser });
    expect(reloaded.scope.getState($depositAmountText)).toBe('₦2,500');
    await allSettled(sessionEnded, { scope: reloaded.scope });
    expect([reloaded.scope.getState($depositAmountText), stored.get('deposit-amount')]).toEqual(['', '']);
  });
});

describe('exchange rate', () => {
  it('exchange rate: is loaded when the dialog opens', async () => {
    const { get, callsOf } = await openDialog();
    expect(callsOf('exchangeRate')).toEqual([{ query: { from: 'USD', to: 'NGN' } }]);
    expect(get($marketRateText)).toBe('1 USD = ₦1,520.00');
  });

  it('exchange rate: reports its failure and blocks nothing', async () => {
    const { get, type, toasts } = await openDialog({ calls: { exchangeRate: fail(networkError) } });
    expect(toasts).toEqual([{ tone: 'error', text: 'Failed to get current exchange rate' }]);
    expect(get($marketRateText)).toBeNull();
    type('1500');
    await pass(500);
    expect(get($canSubmitDeposit)).toBe(true);
  });
});

describe('deposit amount', () => {
  it('deposit amount: has no error before it is touched, and one after', async () => {
    const { get, type } = await openDialog();
    expect(get($depositAmountError)).toBeNull();
    type('50');
    expect(get($depositAmountError)).toBe('Minimum deposit amount is ₦100');
    type('');
    expect(get($depositAmountError)).toBe('Amount must be a positive number');
    type('2000000');
    expect(get($depositAmountError)).toBe('Maximum deposit amount is ₦1,000,000');
    type('1500');
    expect(get($depositAmountError)).toBeNull();
  });

  it('deposit amount: an offered amount is selected while the field contains it', async () => {
    const { get, type } = await openDialog();
    const chosen = () => get($quickDeposits).map(({ isChosen }) => isChosen);
    expect(chosen()).toEqual([false, false, false]);
    type(get($quickDeposits)[1]?.text ?? '');
    expect(chosen()).toEqual([false, true, false]);
    type('50001');
    expect(chosen()).toEqual([false, false, false]);
  });
});

describe('shortfall of the selected number', () => {
  const openWithChoice = async (balance: number, calls: FakeCalls = {}, isOpen = true) => {
    const account = { balance };
    const dialog = await openDialog({
      calls: {
        prices: () => ({ '187': { wa: { realPrice: 0.15 } } }),
        balance: () => aBalance(account.balance),
        ...calls,
      },
    });
    if (!isOpen) dialog.fire(addFundsClosed, undefined);
    dialog.fire(selectionPrefilled, { country: '187', service: 'wa', operator: '' });
    dialog.fire(balanceRequested, undefined);
    await pass(PRICES_DELAY_MS);
    await pass(1);
    return { ...dialog, account };
  };

  it('shortfall of the selected number: is offered at the rate of a quote, margin included', async () => {
    const { get, callsOf } = await openWithChoice(0.1);
    // 0.2 USD: ₦304 at the market rate of 1520, ₦307.04 at 1535.20.
    expect(callsOf('calculateUsd')).toEqual([{ body: { amount: 304 } }]);
    expect(get($quickDeposits)[0]).toMatchObject({
      label: 'Cover the shortfall: about ₦308',
      text: '308',
    });
  });

  it.each<[string, ...Parameters<typeof openWithChoice>]>([
    ['without a shortfall', 0.3],
    ['above the maximum deposit', 0.1, { prices: () => ({ '187': { wa: { realPrice: 1_000 } } }) }],
    ['without a rate', 0.1, { exchangeRate: fail(networkError) }],
    ['while the dialog is closed', 0.1, {}, false],
  ])('shortfall of the selected number: is not offered %s, and makes no call', async (_, ...choice) => {
    const { get, callsOf } = await openWithChoice(...choice);
    expect(get($quickDeposits)).toHaveLength(3);
    expect(callsOf('calculateUsd')).toEqual([]);
  });

  it('shortfall of the selected number: is no longer offered once the balance covers the number', async () => {
    const { get, fire, account } = await openWithChoice(0.1);
    account.balance = 0.3;
    await pass(REPEATED_READ_GAP_MS);
    fire(balanceRequested, undefined);
    await pass(0);
    expect(get($quickDeposits)).toHaveLength(3);
  });
});

describe('quote', () => {
  it('quote: is requested 500 ms after the last change', async () => {
    const { get, type, callsOf } = await openDialog();
    type('150');
    await pass(499);
    type('1500');
    await pass(499);
    expect(callsOf('calculateUsd')).toEqual([]);
    expect(get($quoteView)).toEqual({ kind: 'calculating' });
    await pass(1);
    expect(callsOf('calculateUsd')).toEqual([{ body: { amount: 1_500 } }]);
    expect(get($quoteView)).toEqual({
      kind: 'known',
      pays: '₦1,500',
      fee: '₦15',
      usd: '$0.98',
      rate: '1 USD = ₦1,535.20',
      margin: '1%',
    });
  });

  it.each([
    ['100', '₦100', '₦0.99'],
    ['1000', '₦1,000', '₦10'],
    ['150.5', '₦150.50', '₦1'],
    ['1000000', '₦1,000,000', '₦9,901'],
  ])('quote: says the margin in ₦%s as money', async (text, pays, fee) => {
    const { get, type } = await openDialog();
    type(text);
    await pass(500);
    expect(get($quoteView)).toMatchObject({ pays, fee });
  });

  it.each(['99.99', '1000000.01', 'abc', ''])('quote: is not requested for %j', async (text) => {
    const { get, type, callsOf } = await openDialog();
    type(text);
    await pass(5_000);
    expect(callsOf('calculateUsd')).toEqual([]);
    expect(get($quoteView)).toEqual({ kind: 'none' });
  });

  it('quote: counts only for exactly the amount on screen', async () => {
    const { get, type, fire, callsOf } = await openDialog();
    type('1500');
    await pass(500);
    type('15000');
    expect(get($canSubmitDeposit)).toBe(false);
    fire(addFundsSubmitted, undefined);
    await pass(0);
    expect(callsOf('createDeposit')).toEqual([]);
    type('1500');
    expect(get($canSubmitDeposit)).toBe(true);
  });

  it('quote: has no margin where the server sends none', async () => {
    const calculateUsd = () => ({ usdAmount: 2, rate: 1_535.2, margin: null });
    const { get, quoted } = await openDialog({ calls: { calculateUsd } });
    await quoted('3000');
    expect(get($quoteView)).toMatchObject({
      pays: '₦3,000',
      fee: undefined,
      usd: '$2.00',
      margin: undefined,
    });
  });

  it('quote: can be requested again after a failure', async () => {
    let isBroken = true;
    const { get, type, fire } = await openDialog({
      calls: {
        calculateUsd: (): ResultFor<'calculateUsd'> =>
          isBroken ? fail(networkError)() : { usdAmount: 1, rate: 1_500, margin: 1 },
      },
    });
    type('1500');
    await pass(500);
    expect(get($quoteView)).toEqual({ kind: 'failed' });
    expect(get($canSubmitDeposit)).toBe(false);
    isBroken = false;
    fire(quoteRetryClicked, undefined);
    expect(get($quoteView)).toEqual({ kind: 'calculating' });
    await pass(0);
    expect(get($canSubmitDeposit)).toBe(true);
  });
});

describe('Proceed to Payment', () => {
  it('Proceed to Payment: opens the popup within the click and navigates it once the payment session exists', async () => {
    const { get, fire, popup, quoted, openWindow, callsOf, toasts } = await openDialog();
    await quoted();
    fire(addFundsSubmitted, undefined);
    expect(openWindow).toHaveBeenCalledTimes(1);
    expect(popup.visited).toEqual([]);
    expect(get($depositProgress)).toBe('creating');
    await pass(0);
    expect(popup.visited).toEqual([SESSION.paymentLink]);
    expect(callsOf('createDeposit')).toEqual([{ body: { amount: 1_500, payment_type: 'card' } }]);
    expect(toasts).toEqual([
      {
        tone: 'success',
        text: 'Redirected to payment gateway! Complete your payment to add funds.',
      },
    ]);
    expect([get($isAddFundsOpen), get($depositAmountText), get($depositProgress)]).toEqual([false, '', null]);
    expect([...get($pendingRefs)]).toEqual([SESSION.txRef]);
  });

  it('Proceed to Payment: reloads deposits and balance after a second', async () => {
    const { proceed, callsOf } = await openDialog();
    await proceed();
    const calls = () => [callsOf('deposits').length, callsOf('balance').length];
    const before = calls();
    await pass(999);
    expect(calls()).toEqual(before);
    await pass(1);
    expect(calls()).toEqual(before.map((count) => count + 1));
  });

  it('Proceed to Payment: sends one deposit however often it is clicked', async () => {
    const { proceed, fire, callsOf, openWindow } = await openDialog({
      calls: { createDeposit: () => new Promise(() => undefined) },
    });
    await proceed();
    for (let click = 0; click < 5; click += 1) fire(addFundsSubmitted, undefined);
    await pass(60_000);
    expect(callsOf('createDeposit')).toHaveLength(1);
    expect(openWindow).toHaveBeenCalledTimes(1);
  });

  it('Proceed to Payment: sends the selected method', async () => {
    const { fire, proceed, callsOf } = await openDialog();
    fire(paymentMethodChosen, 'ussd');
    await proceed('250.5');
    expect(callsOf('createDeposit')).toEqual([{ body: { amount: 250.5, payment_type: 'ussd' } }]);
  });

  it('Proceed to Payment: continues in this tab when the popup is blocked', async () => {
    const { proceed, left, texts } = await openDialog({ isBlocked: true });
    await proceed();
    await pass(0);
    expect(left).toEqual([SESSION.paymentLink]);
    expect(texts()).toContain('Payment window opened in current tab (popup blocked)');
  });

  it.each([
    ['in the words of the server', rejected(400, 'VALIDATION_ERROR', 'Too much'), 'Too much'],
    [
      'by a 500',
      rejected(500, 'DEPOSIT_CREATION_FAILED', 'Failed to create deposit'),
      'Failed to create deposit',
    ],
    ['without words', rejected(400, null), 'Failed to create payment session. Please try again.'],
  ])(
    'Proceed to Payment: rejected %s keeps the typed values, and the popup closes',
    async (_, error, text) => {
      const { get, proceed, popup, fire, texts } = await openDialog({
        calls: { createDeposit: fail(error) },
      });
      fire(paymentMethodChosen, 'bank');
      await proceed();
      await pass(0);
      expect(get($addFundsError)).toBe(text);
      expect([get($isAddFundsOpen), get($depositAmountText), get($paymentMethod)]).toEqual([
        true,
        '1500',
        'bank',
      ]);
      expect(get($canSubmitDeposit)).toBe(true);
      expect(popup.isOpen).toBe(false);
      expect(texts()).toEqual([]);
    },
  );

  it('Proceed to Payment: a rejected amount shows its error at the amount, until it is edited', async () => {
    const details = [{ field: 'amount', message: 'Amount must be whole naira' }];
    const refusal = { ...rejected(400, 'VALIDATION_ERROR', 'Validation failed'), details: { details } };
    const { get, proceed, fire } = await openDialog({ calls: { createDeposit: fail(refusal) } });
    await proceed();
    await pass(0);
    expect(get($depositAmountError)).toBe('Amount must be whole naira');
    expect(get($addFundsError)).toBe('Please check your input and try again');
    fire(depositAmountChanged, '1600');
    expect(get($depositAmountError)).toBeNull();
  });

  it.each([null, 'javascript:alert(1)', 'http://checkout.example.com/x'])(
    'refuses the link %j',
    async (paymentLink) => {
      const { get, proceed, popup, left } = await openDialog({
        calls: { createDeposit: () => ({ ...SESSION, paymentLink }) },
      });
      await proceed();
      await pass(0);
      expect(get($addFundsError)).toBe('No payment link received from server');
      expect([popup.isOpen, popup.visited, left]).toEqual([false, [], []]);
      expect([...get($pendingRefs)]).toEqual([SESSION.txRef]);
    },
  );

  it('Proceed to Payment: sends nothing while offline, and shows why', async () => {
    const { get, fire, quoted, callsOf, openWindow } = await openDialog();
    await quoted();
    fire(wentOffline, undefined);
    fire(addFundsSubmitted, undefined);
    expect(get($addFundsError)).toBe('You are offline, so nothing was sent. Reconnect and try again.');
    fire(wentOnline, undefined);
    await pass(60_000);
    expect(callsOf('createDeposit')).toEqual([]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it.each([
    ['leaving the page', transactionsScreen.toggled, false],
    ['closing the dialog', addFundsClosed, undefined],
  ] as const)('Proceed to Payment: a failure after %s is a toast', async (_, unit, params) => {
    const { get, fire, quoted, toasts } = await openDialog({
      calls: { createDeposit: fail(rejected(400, null)) },
    });
    await quoted();
    fire(addFundsSubmitted, undefined);
    fire<unknown>(unit as EventCallable<unknown>, params);
    await pass(0);
    expect(toasts).toEqual([{ tone: 'error', text: 'Failed to create deposit' }]);
    expect(get($addFundsError)).toBeNull();
    fire(addFundsOpened, undefined);
    expect(get($depositAmountText)).toBe('1500');
  });

  it('Proceed to Payment: keeps its popup while another payment is reopened', async () => {
    const other = aDeposit();
    const { fire, quoted, popup } = await openDialog({ deposits: [other] });
    await quoted();
    fire(addFundsSubmitted, undefined);
    fire(reopenCheckoutClicked, other.txRef);
    await pass(POPUP_SETTLE_MS);
    expect(popup.visited).toEqual([SESSION.paymentLink, other.paymentLink]);
  });
});
