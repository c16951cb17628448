import { expect, it } from 'vitest';
import { sessionEnded } from '../../lib/session-events';
import { aDeposit } from '../../testing/fixtures/deposits.fixture';
import { PAGE_SIZE } from '../../limits/spec';
import { NOON } from '../../testing/fixtures/a-number';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { SESSION } from '../../testing/fakes/fake-server';
import { openDialog } from '../../testing/fixtures/add-funds.fixture';
import { $isAddFundsOpen, addFundsClosed } from './add-funds-dialog';
import { $depositAmountText, $paymentMethod } from './add-funds-form';
import { depositRestoreRequested } from './deposit-attempt';
import { fail, networkError } from '../../testing/fixtures/a-rejection';

useFakeClock(NOON);

const earlier = aDeposit({ txRef: 'SMS_7_1_AAAAAA', createdAt: 0 });
const made = aDeposit({ ...SESSION, createdAt: NOON + 1_000 });

const openLost = () => openDialog({ deposits: [earlier], calls: { createDeposit: fail(networkError) } });

it('unconfirmed deposit: is found by its amount and method, and its checkout opens', async () => {
  const { get, server, proceed, popup, callsTo, callsOf, texts } = await openLost();
  const others = [
    { ...made, txRef: 'SMS_7_3_CCCCCC', ngnAmount: 1_501 },
    { ...made, txRef: 'SMS_7_4_DDDDDD', paymentType: 'bank' },
  ];
  server.deposits = [made, ...others, earlier];
  await proceed();
  await pass(0);
  expect(popup.visited).toEqual([SESSION.paymentLink]);
  expect(texts()).toEqual(['Redirected to payment gateway! Complete your payment to add funds.']);
  expect([get($isAddFundsOpen), callsTo('createDeposit')]).toEqual([false, 1]);
  expect(callsOf('deposits').at(-1)).toEqual({ query: { page: 1, limit: PAGE_SIZE } });
});

it('unconfirmed deposit: one that is in no list was not charged', async () => {
  const { error, proceed } = await openLost();
  await proceed();
  await pass(90_000);
  expect(error()).toBe('Not charged — try again');
});

it('session end during a deposit: keeps an unsettled deposit for its owner', async () => {
  const { fire, written, proceed } = await openDialog({
    calls: { createDeposit: () => new Promise(() => undefined) },
  });
  await proceed();
  fire(sessionEnded, undefined);
  expect(written('unsettled-deposit')).toHaveLength(1);
});

it('deposit in the background: an ambiguous outcome is announced once', async () => {
  const { fire, server, proceed, toasts } = await openLost();
  server.deposits = [made, { ...made, txRef: 'SMS_7_3_CCCCCC' }, earlier];
  await proceed();
  fire(addFundsClosed, undefined);
  await pass(90_000);
  const text = 'We could not tell whether your payment was started. Check Transactions before you pay again.';
  expect(toasts).toEqual([{ tone: 'warning', text }]);
});

it('page reload during a deposit: the deposit is resumed as typed, and found without sending it again', async () => {
  const clicked = { clickedAt: NOON - 2_000, clickedHereAt: NOON - 2_000, key: 'key-of-the-click' };
  const intent = { userId: '7', amount: 1_500, method: 'bank', ...clicked, knownIds: [earlier.txRef] };
  const { get, fire, type, callsTo, texts, openWindow, left } = await openDialog({
    stored: new Map([['unsettled-deposit', intent]]),
    deposits: [{ ...made, paymentType: 'bank' }, earlier],
  });
  // As a draft that differs.
  type('900');
  fire(depositRestoreRequested, undefined);
  expect([get($isAddFundsOpen), get($depositAmountText), get($paymentMethod)]).toEqual([
    true,
    '1500',
    'bank',
  ]);
  await pass(0);
  expect(texts()).toEqual(['Payment session created. Press Continue payment to pay.']);
  // No click allows a popup: the payment waits in the list.
  expect([get($isAddFundsOpen), openWindow.mock.calls.length, left]).toEqual([false, 0, []]);
  expect(callsTo('createDeposit')).toBe(0);
});
