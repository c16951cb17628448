import { expect, it } from 'vitest';
import { noBrowser, portsSupplied } from '../../lib/ports';
import { sessionEnded } from '../../lib/session-events';
import { ada, createTestScope } from '../../testing/harness/create-test-scope';
import { NOON } from '../../testing/fixtures/a-number';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { paymentOf } from '../payment-state';
import { SESSION } from '../../testing/fakes/fake-server';
import { openDialog } from '../../testing/fixtures/add-funds.fixture';
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

/** A tab of Ada with this storage, reloaded. */
const reload = (stored: Map<string, unknown>) => {
  const tab = createTestScope({ user: ada, stored });
  tab.fire(addFundsScreen.toggled, true);
  tab.fire(portsSupplied, noBrowser);
  return tab;
};

it('Add Funds amount: outlives a reload of the tab until the payment is created, for this user only', () => {
  const stored = new Map<string, unknown>();
  reload(stored).fire(depositAmountChanged, '₦2,500');
  const reloaded = reload(stored);
  expect(reloaded.get($depositAmountText)).toBe('₦2,500');
  reloaded.fire(sessionEnded, undefined);
  expect(stored.get('deposit-amount')).toBeNull();
});

it.each<[string, (tab: ReturnType<typeof reload>) => void, boolean]>([
  ['open after a reload', () => undefined, true],
  ['closed once the user closed it', ({ fire }) => fire(addFundsClosed, undefined), false],
  ['closed once the page was left', ({ fire }) => fire(addFundsScreen.toggled, false), false],
  ['closed after signing out', ({ fire }) => fire(sessionEnded, undefined), false],
])('Add Funds: is %s', (_, act, isOpen) => {
  const stored = new Map<string, unknown>();
  const tab = reload(stored);
  tab.fire(addFundsOpened, undefined);
  act(tab);
  expect(reload(stored).get($isAddFundsOpen)).toBe(isOpen);
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
  expect(quote()).toMatchObject({ kind: 'known', pays: '₦1,500', usd: '$0.97' });
});

it('quote: counts only for exactly the amount on screen', async () => {
  const { get, type, quoted, fire, callsTo } = await openDialog();
  await quoted('1500');
  type('15000');
  expect(get($canSubmitDeposit)).toBe(false);
  fire(addFundsSubmitted, undefined);
  await pass(0);
  expect(callsTo('createDeposit')).toBe(0);
  type('1500');
  expect(get($canSubmitDeposit)).toBe(true);
});

it('Proceed to Payment: opens the popup within the click and navigates it once the payment session exists', async () => {
  const { progress, get, proceed, popup, openWindow, callsOf, toasts, payments } = await openDialog();
  await proceed();
  expect([openWindow.mock.calls.length, popup.visited, progress()]).toEqual([1, [], 'creating']);
  await pass(0);
  expect(popup.visited).toEqual([SESSION.paymentLink]);
  expect(callsOf('createDeposit')).toEqual([{ body: { amount: 1_500, payment_type: 'card' } }]);
  const text = 'Redirected to payment gateway! Complete your payment to add funds.';
  expect(toasts).toEqual([{ tone: 'success', text }]);
  expect([get($isAddFundsOpen), get($depositAmountText), progress()]).toEqual([false, '', undefined]);
  expect(paymentOf(payments(), SESSION.txRef).isPending).toBe(true);
});

it.each([
  ['a 500', rejected(500, 'DEPOSIT_CREATION_FAILED', 'No deposit'), 'No deposit'],
  ['no words', rejected(400), 'Failed to create payment session. Please try again.'],
])(
  'Proceed to Payment: rejected with %s keeps the typed values, and the popup closes',
  async (_, refusal, text) => {
    const { error, get, proceed, popup, fire, texts } = await openDialog({
      calls: { createDeposit: fail(refusal) },
    });
    fire(paymentMethodChosen, 'bank');
    await proceed();
    await pass(0);
    expect(error()).toBe(text);
    expect([get($isAddFundsOpen), get($canSubmitDeposit), popup.isOpen]).toEqual([true, true, false]);
    expect([get($depositAmountText), get($paymentMethod), texts()]).toEqual(['1500', 'bank', []]);
  },
);

it('Proceed to Payment: refuses a link that is no payment', async () => {
  const { error, proceed, popup, left, payments } = await openDialog({
    calls: { createDeposit: () => ({ ...SESSION, paymentLink: 'javascript:alert(1)' }) },
  });
  await proceed();
  await pass(0);
  expect(error()).toBe('No payment link received from server');
  expect([popup.isOpen, popup.visited, left]).toEqual([false, [], []]);
  expect(paymentOf(payments(), SESSION.txRef).isPending).toBe(true);
});

it('Proceed to Payment: continues in this tab where a blocker closed the popup at once', async () => {
  const { proceed, popup, left } = await openDialog();
  popup.close();
  await proceed();
  await pass(0);
  expect([popup.visited, left]).toEqual([[], [SESSION.paymentLink]]);
});
