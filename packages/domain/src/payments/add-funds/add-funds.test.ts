import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { OFFLINE, type ApiError } from '../../api/errors/api-error';
import { noBrowser, portsSupplied } from '../../lib/ports';
import { sessionEnded } from '../../lib/session-events';
import { createTestScope } from '../../testing/harness/create-test-scope';
import { NOON } from '../../testing/fixtures/a-number';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { paymentOf } from '../payment-state';
import { openDialog, SESSION } from '../../testing/fixtures/add-funds.fixture';
import { $canSubmitDeposit, addFundsSubmitted } from './submit-deposit';
import { $isAddFundsOpen, addFundsClosed, addFundsOpened, addFundsScreen } from './add-funds-dialog';
import {
  addFundsForm,
  $depositAmountText,
  $paymentMethod,
  depositAmountChanged,
  paymentMethodChosen,
} from './add-funds-form';
import { fail, rejected } from '../../testing/fixtures/a-rejection';

useFakeClock(NOON);

type Tab = ReturnType<typeof createTestScope>;

it('Add Funds amount: outlives a reload of the tab until the payment is created, for this user only', async () => {
  const stored = new Map<string, unknown>();
  const openTab = () => createTestScope({ user: { id: '7', username: 'ada' }, stored });
  const tab = openTab();
  await allSettled(depositAmountChanged, { scope: tab.scope, params: '₦2,500' });
  const reloaded = openTab();
  await allSettled(portsSupplied, { scope: reloaded.scope, params: noBrowser });
  expect(reloaded.scope.getState($depositAmountText)).toBe('₦2,500');
  await allSettled(sessionEnded, { scope: reloaded.scope });
  expect(stored.get('deposit-amount')).toBeNull();
});

it.each<[string, (tab: Tab) => void, boolean]>([
  ['open after a reload', () => undefined, true],
  ['closed once the user closed it', ({ fire }) => fire(addFundsClosed, undefined), false],
  ['closed once the page was left', ({ fire }) => fire(addFundsScreen.toggled, false), false],
  ['closed after signing out', ({ fire }) => fire(sessionEnded, undefined), false],
])('Add Funds: is %s', (_, act, isOpen) => {
  const stored = new Map<string, unknown>();
  const openTab = () => {
    const tab = createTestScope({ user: { id: '7', username: 'ada' }, stored });
    tab.fire(addFundsScreen.toggled, true);
    tab.fire(portsSupplied, noBrowser);
    return tab;
  };
  const tab = openTab();
  tab.fire(addFundsOpened, undefined);
  act(tab);
  expect(openTab().scope.getState($isAddFundsOpen)).toBe(isOpen);
});

it('Add Funds amount: is too small once the field is left, and never while it is typed', async () => {
  const { amountError, fire, type } = await openDialog();
  type('50');
  expect(amountError()).toBeUndefined();
  fire(addFundsForm.acted, { kind: 'left', field: 'amount' });
  expect(amountError()).toBe('Minimum deposit amount is ₦100');
  type('5');
  expect(amountError()).toBeUndefined();
  type('five');
  expect(amountError()).toBe('Amount must be a positive number');
});

it('Add Funds amount: is no error at the next visit, once a payment was created', async () => {
  const { amountError, fire, proceed } = await openDialog();
  await proceed();
  await pass(0);
  fire(addFundsScreen.toggled, false);
  fire(addFundsScreen.toggled, true);
  fire(addFundsOpened, undefined);
  expect(amountError()).toBeUndefined();
});

it('quote: is requested 500 ms after the last change', async () => {
  const { quote, type, callsOf } = await openDialog();
  type('150');
  await pass(499);
  type('1500');
  await pass(499);
  expect(callsOf('calculateUsd')).toEqual([]);
  expect(quote()).toEqual({ kind: 'calculating' });
  await pass(1);
  expect(callsOf('calculateUsd')).toEqual([{ body: { amount: 1_500 } }]);
  expect(quote()).toEqual({
    kind: 'known',
    pays: '₦1,500',
    fee: '₦15',
    usd: '$0.97',
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
  const { quote, type } = await openDialog();
  type(text);
  await pass(500);
  expect(quote()).toMatchObject({ pays, fee });
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

it('Proceed to Payment: opens the popup within the click and navigates it once the payment session exists', async () => {
  const { progress, get, fire, popup, quoted, openWindow, callsOf, toasts, payments } = await openDialog();
  await quoted();
  fire(addFundsSubmitted, undefined);
  expect(openWindow).toHaveBeenCalledTimes(1);
  expect(popup.visited).toEqual([]);
  expect(progress()).toBe('creating');
  await pass(0);
  expect(popup.visited).toEqual([SESSION.paymentLink]);
  expect(callsOf('createDeposit')).toEqual([{ body: { amount: 1_500, payment_type: 'card' } }]);
  expect(toasts).toEqual([
    {
      tone: 'success',
      text: 'Redirected to payment gateway! Complete your payment to add funds.',
    },
  ]);
  expect([get($isAddFundsOpen), get($depositAmountText), progress()]).toEqual([false, '', undefined]);
  expect(paymentOf(payments(), SESSION.txRef).isPending).toBe(true);
});

it.each([
  ['in the words of the server', rejected(400, 'VALIDATION_ERROR', 'Too much'), 'Too much'],
  [
    'by a 500',
    rejected(500, 'DEPOSIT_CREATION_FAILED', 'Failed to create deposit'),
    'Failed to create deposit',
  ],
  ['without words', rejected(400, null), 'Failed to create payment session. Please try again.'],
  ['for want of a network', { kind: 'offline' } satisfies ApiError, OFFLINE],
])(
  'Proceed to Payment: rejected %s keeps the typed values, and the popup closes',
  async (_, refusal, text) => {
    const { error, get, proceed, popup, fire, texts } = await openDialog({
      calls: { createDeposit: fail(refusal) },
    });
    fire(paymentMethodChosen, 'bank');
    await proceed();
    await pass(0);
    expect(error()).toBe(text);
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

it.each([null, 'javascript:alert(1)', 'http://checkout.example.com/x'])(
  'Proceed to Payment: refuses the link %j',
  async (paymentLink) => {
    const { error, proceed, popup, left, payments } = await openDialog({
      calls: { createDeposit: () => ({ ...SESSION, paymentLink }) },
    });
    await proceed();
    await pass(0);
    expect(error()).toBe('No payment link received from server');
    expect([popup.isOpen, popup.visited, left]).toEqual([false, [], []]);
    expect(paymentOf(payments(), SESSION.txRef).isPending).toBe(true);
  },
);

it('Proceed to Payment: continues in this tab where a blocker closed the popup at once', async () => {
  const { proceed, popup, left } = await openDialog();
  popup.close();
  await proceed();
  await pass(0);
  expect([popup.visited, left]).toEqual([[], [SESSION.paymentLink]]);
});
