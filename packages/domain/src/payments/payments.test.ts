import { expect, it } from 'vitest';
import { resultReceived } from '../api/cross-tab/cross-tab-cache';
import { deposits } from '../contracts/deposits-calls';
import { realtimeClockSampled } from '../lib/time/clock';
import { $toasts } from '../lib/toasts/toasts';
import { PAGE_SIZE, POPUP_MONITOR_MS } from '../limits/spec';
import { POPUP_SETTLE_MS, REPEATED_READ_GAP_MS, VERIFICATION_TIMEOUT_MS } from '../limits/tuning';
import { verificationCompleted, verificationStarted } from '../realtime/messages/events';
import { NOON } from '../testing/fixtures/a-number';
import { aDeposit, createFakePopup, openTransactions } from '../testing/fixtures/deposits.fixture';
import { pass, useFakeClock } from '../testing/harness/use-fake-clock';
import { depositsRequested } from './deposit-list';
import { callbackReport, verifyingCount } from './payment-state';
import { callbackCheckRequested, reopenCheckoutClicked } from './payments';
import { callbackOpened } from './pending-callback';

const txRef = 'SMS_7_1_AAAAAA';

useFakeClock(NOON);

it('verification: is announced, and list and balance reload once', async () => {
  const { act, texts, events, callsTo, get } = await openTransactions({
    deposits: [aDeposit()],
    calls: { verifyPayment: () => ({ message: 'Payment verified', status: 'PAID_SETTLED' }) },
  });
  const loads = [callsTo('deposits'), callsTo('balance')];
  act({ kind: 'verify-clicked', txRef });
  await pass(REPEATED_READ_GAP_MS);
  expect(texts()).toEqual(['Verifying payment...', 'Payment verified']);
  expect(get($toasts).map((toast) => toast.text)).toEqual(['Payment verified']);
  expect(events).toEqual([{ name: 'completed', txRef }]);
  expect([callsTo('deposits'), callsTo('balance')]).toEqual(loads.map((count) => count + 1));
});

it('verification: of the server counts until it is over, at most for 90 s', async () => {
  const { fire, payments } = await openTransactions();
  fire(verificationStarted, { txRef });
  expect(verifyingCount(payments())).toBe(1);
  fire(verificationCompleted, { txRef, success: false });
  expect(verifyingCount(payments())).toBe(0);
  fire(verificationStarted, { txRef });
  await pass(VERIFICATION_TIMEOUT_MS);
  expect(verifyingCount(payments())).toBe(0);
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
  expect([shown()?.[0]?.state, pending()]).toEqual(['cancelled', 0]);
  expect(toasts).toEqual([{ tone: 'success', text: 'Payment cancelled successfully' }]);
  const loads = answers.length;
  await pass(REPEATED_READ_GAP_MS);
  expect(answers).toHaveLength(loads + 1);
});

it.each([
  ['is watched for 10 minutes', POPUP_MONITOR_MS, 0],
  ['reloads the payments once it is closed', POPUP_MONITOR_MS - 1, 1],
])('checkout: the popup opens within the click, and %s', async (_, closedAfterMs, times) => {
  const popup = createFakePopup();
  const tab = await openTransactions({ deposits: [aDeposit({ expiresAt: null })], popup });
  tab.fire(reopenCheckoutClicked, txRef);
  expect(tab.openWindow).toHaveBeenCalledTimes(1);
  await pass(POPUP_SETTLE_MS);
  expect(popup.visited).toEqual(['https://checkout.example.com/pay/1']);
  const loads = tab.callsTo('deposits');
  await pass(closedAfterMs);
  expect(tab.events).toEqual([]);
  popup.close();
  await pass(60_000);
  expect(tab.events).toEqual([{ name: 'windowClosed', txRef }].slice(0, times));
  expect(tab.callsTo('deposits')).toBe(loads + times);
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
  const { fire, callsTo, texts, payments } = await openTransactions({
    calls: { paymentStatus: () => aDeposit({ status: 'PAID_SETTLED' }) },
  });
  fire(callbackOpened, { status: 'successful', txRef });
  for (let time = 0; time < 2; time += 1) {
    fire(callbackCheckRequested, undefined);
    await pass(0);
  }
  expect([callsTo('paymentStatus'), texts().length]).toEqual([1, 1]);
  expect(callbackReport(payments())).toMatchObject({ txRef, event: { name: 'completed' } });
});
