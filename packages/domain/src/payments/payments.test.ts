import { expect, it } from 'vitest';
import { resultReceived } from '../api/cross-tab/cross-tab-cache';
import { deposits } from '../contracts/deposits-calls';
import type { ResultFor } from '../contracts/operations';
import { PAYMENT_EVENTS } from '../lib/payment-event';
import { realtimeClockSampled } from '../lib/time/clock';
import { $toasts } from '../lib/toasts/toasts';
import { PAGE_SIZE, POPUP_MONITOR_MS } from '../limits/spec';
import { POPUP_SETTLE_MS, REPEATED_READ_GAP_MS, VERIFICATION_TIMEOUT_MS } from '../limits/tuning';
import { verificationCompleted, verificationStarted } from '../realtime/messages/events';
import { signOutClicked } from '../session/session';
import { NOON } from '../testing/fixtures/a-number';
import { aDeposit, createFakePopup, openTransactions } from '../testing/fixtures/deposits.fixture';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { depositsRequested } from './deposit-list';
import { callbackReport, verifyingCount } from './payment-state';
import { callbackCheckRequested, reopenCheckoutClicked } from './payments';
import { callbackOpened } from './pending-callback';

const txRef = 'SMS_7_1_AAAAAA';

useFakeClock(NOON);

const isPaid = (): ResultFor<'verifyPayment'> => ({ message: 'Payment verified', status: 'PAID_SETTLED' });

it('verification: is announced, and the list reloads once', async () => {
  const { act, texts, events, callsOf, get } = await openTransactions({
    deposits: [aDeposit()],
    calls: { verifyPayment: isPaid },
  });
  const loads = callsOf('deposits').length;
  act({ kind: 'verify-clicked', txRef });
  await pass(REPEATED_READ_GAP_MS);
  expect(texts()).toEqual(['Verifying payment...', 'Payment verified']);
  expect(get($toasts).map((toast) => toast.text)).toEqual(['Payment verified']);
  expect(events).toEqual([{ name: 'completed', txRef }]);
  expect(callsOf('deposits')).toHaveLength(loads + 1);
});

it('verification: of the server stops counting 90 s after the last message, and the list reloads', async () => {
  const { fire, payments, callsOf } = await openTransactions();
  fire(verificationStarted, { txRef });
  await pass(60_000);
  fire(verificationCompleted, { txRef, success: false });
  fire(verificationStarted, { txRef });
  await pass(VERIFICATION_TIMEOUT_MS - 1);
  expect(verifyingCount(payments())).toBe(1);
  const loads = callsOf('deposits').length;
  await pass(1);
  expect(verifyingCount(payments())).toBe(0);
  expect(callsOf('deposits')).toHaveLength(loads + 1);
});

it('cancelling: is not undone by a list requested before, here or in another tab', async () => {
  const listed = { deposits: [aDeposit()], pagination: null };
  const answers: (() => void)[] = [];
  let isSlow = false;
  const { fire, act, shown, pending, toasts } = await openTransactions({
    calls: {
      cancelPayment: () => null,
      deposits: () => (isSlow ? new Promise((resolve) => answers.push(() => resolve(listed))) : listed),
    },
  });
  isSlow = true;
  fire(depositsRequested, undefined);
  const startedAt = Date.now();
  act({ kind: 'cancel-clicked', txRef });
  await pass(10);
  answers.forEach((answer) => answer());
  const key = JSON.stringify({ query: { page: 1, limit: PAGE_SIZE } });
  fire(resultReceived, { path: deposits.path, key, result: listed, startedAt });
  await pass(0);
  expect(shown()).toMatchObject([{ state: 'cancelled' }]);
  expect(pending()).toBe(0);
  expect(toasts).toEqual([{ tone: 'success', text: 'Payment cancelled successfully' }]);
  const loads = answers.length;
  await pass(REPEATED_READ_GAP_MS);
  expect(answers).toHaveLength(loads + 1);
});

it.each(PAYMENT_EVENTS)('window events: payment:%s only triggers a check with the server', async (name) => {
  const { act, shown, pending, callsOf } = await openTransactions({ deposits: [aDeposit()] });
  const loads = callsOf('deposits').length;
  act({ kind: 'event-received', event: { name, txRef } });
  expect(pending()).toBe(0);
  await pass(0);
  expect(callsOf('deposits').length).toBe(loads + 1);
  expect(callsOf('balance')).toHaveLength(name === 'completed' ? 1 : 0);
  // A forged or mistaken event changes nothing: the payment stays pending as on the server.
  expect(pending()).toBe(1);
  expect(shown()).toMatchObject([{ state: 'pending' }]);
});

const reopen = async (popup = createFakePopup()) => {
  const tab = await openTransactions({ deposits: [aDeposit({ expiresAt: null })], popup });
  tab.fire(reopenCheckoutClicked, txRef);
  return { ...tab, popup };
};

it('checkout: reopens within the click, and reloads once the popup is closed', async () => {
  const { popup, openWindow, events, callsOf } = await reopen();
  expect(openWindow).toHaveBeenCalledTimes(1);
  await pass(POPUP_SETTLE_MS);
  expect(popup.visited).toEqual(['https://checkout.example.com/pay/1']);
  const loads = callsOf('deposits').length;
  await pass(5_000);
  expect(events).toEqual([]);
  popup.close();
  await pass(60_000);
  expect(events).toEqual([{ name: 'windowClosed', txRef }]);
  expect(callsOf('deposits')).toHaveLength(loads + 1);
  expect(callsOf('cancelPayment')).toEqual([]);
});

it('checkout: the popup is watched for 10 minutes', async () => {
  const { popup, events } = await reopen();
  await pass(POPUP_SETTLE_MS + POPUP_MONITOR_MS);
  popup.close();
  await pass(60_000);
  expect(events).toEqual([]);
});

it("checkout: does not reopen once the payment session has expired by the server's clock", async () => {
  const { openWindow, fire } = await openTransactions({ deposits: [aDeposit()] });
  const anHourAhead = { by: 'pong', leastMs: 3_600_000, mostMs: 3_600_000 } as const;
  fire(realtimeClockSampled, anHourAhead);
  fire(realtimeClockSampled, anHourAhead);
  fire(reopenCheckoutClicked, txRef);
  expect(openWindow).not.toHaveBeenCalled();
});

it('provider callback: is handled once, however often the signed-in part opens', async () => {
  const tab = await openTransactions({
    deposits: [aDeposit()],
    calls: { paymentStatus: () => aDeposit({ status: 'PAID_SETTLED' }) },
  });
  tab.fire(callbackOpened, { status: 'successful', txRef });
  for (let time = 0; time < 2; time += 1) {
    tab.fire(callbackCheckRequested, undefined);
    await pass(0);
  }
  expect(tab.callsOf('paymentStatus')).toHaveLength(1);
  expect(tab.texts()).toHaveLength(1);
  expect(callbackReport(tab.payments())).toMatchObject({ txRef, event: { name: 'completed' } });
});

it('provider callback: is dropped with Sign out', async () => {
  const { fire, callsOf } = await openTransactions();
  fire(callbackOpened, { status: 'successful', txRef });
  fire(signOutClicked, undefined);
  fire(callbackCheckRequested, undefined);
  await pass(0);
  expect(callsOf('paymentStatus')).toEqual([]);
});
