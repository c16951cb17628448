import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCheckoutLink, reopenCheckoutClicked } from './checkout';
import { realtimeClockSampled } from '../../lib/time/clock';
import { POPUP_SETTLE_MS } from '../../limits/tuning';
import { NOON } from '../../testing/fixtures/a-number';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { paymentEventReceived } from '../actions/payment-events';
import { pendingRemoved } from '../deposits/pending-deposits';
import { aDeposit, createFakePopup, openTransactions } from '../../testing/fixtures/deposits.fixture';

it.each([
  ['https://checkout.example.com/pay/abc', 'https://checkout.example.com/pay/abc'],
  ['HTTPS://Checkout.Example.com', 'https://checkout.example.com/'],
  [' https://checkout.example.com/pay ', 'https://checkout.example.com/pay'],
  ['https://checkout.example.com\\@evil.com', 'https://checkout.example.com/@evil.com'],
  ['https://раypal.com/', 'https://xn--ypal-43d9g.com/'],
  ['http://localhost:5050/checkout/x', 'http://localhost:5050/checkout/x'],
  ['http://127.0.0.1:5050/checkout/x', 'http://127.0.0.1:5050/checkout/x'],
  ['http://[::1]:5050/checkout/x', 'http://[::1]:5050/checkout/x'],
])('checkout link: %j opens %s', (link, href) => {
  expect(readCheckoutLink(link)).toBe(href);
});

it.each([
  null,
  '',
  ' ',
  '/checkout/x',
  '//evil.com/x',
  'checkout.example.com/x',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://checkout.example.com/1',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'about:blank',
  'http://checkout.example.com/x',
  'ftp://localhost/x',
  'http://localhost.evil.com/x',
  'http://127.0.0.1.evil.com/x',
  'http://evil.com#localhost',
  'ws://checkout.example.com',
  'intent://pay#Intent;scheme=https;end',
  'https://checkout.example.com@evil.com/x',
  'https://user:secret@checkout.example.com/x',
  'https://:secret@checkout.example.com/x',
  'https://',
  'https://exa mple.com/',
  'https://%00/',
])('checkout link: %j is refused', (link) => {
  expect(readCheckoutLink(link)).toBeNull();
});

it('checkout link: only an https address without a user name, or one on this machine, is accepted', () => {
  const scheme = fc.constantFrom('https:', 'http:', 'javascript:', 'data:', 'ftp:', 'https:/', '');
  fc.assert(
    fc.property(scheme, fc.string(), (start, rest) => {
      const href = readCheckoutLink(`${start}//${rest}`);
      if (href === null) return;
      const { protocol, hostname, username, password } = new URL(href);
      expect([username, password]).toEqual(['', '']);
      expect(protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)).toBe(true);
    }),
  );
});

const TX = 'SMS_7_1_AAAAAA';

useFakeClock(NOON);

const reopen = async (fields: Parameters<typeof aDeposit>[0] = {}, popup = createFakePopup()) => {
  const tab = await openTransactions({ deposits: [aDeposit(fields)], popup });
  tab.fire(reopenCheckoutClicked, TX);
  await pass(POPUP_SETTLE_MS);
  return { ...tab, popup };
};

it.each([null, '', 'javascript:alert(1)', 'http://checkout.example.com', 'https://a@checkout.example.com'])(
  'Reopen Checkout: opens nothing for the link %j',
  async (paymentLink) => {
    const { openWindow, left, toasts } = await reopen({ paymentLink });
    expect(openWindow).not.toHaveBeenCalled();
    expect(left).toEqual([]);
    expect(toasts).toMatchObject([
      { tone: 'error', text: 'Payment link is not available for this transaction' },
    ]);
  },
);

it.each([
  ['settled', { status: 'PAID_SETTLED' }],
  ['expired at this very moment', { expiresAt: NOON }],
  ['unknown', { txRef: 'SMS_7_2_OTHERS' }],
])('Reopen Checkout: does nothing for a payment that is %s', async (_, fields) => {
  const { openWindow, texts } = await reopen(fields);
  expect(openWindow).not.toHaveBeenCalled();
  expect(texts()).toEqual([]);
});

it("Reopen Checkout: does nothing once the payment session has expired by the server's clock", async () => {
  const { openWindow, fire } = await openTransactions({ deposits: [aDeposit()] });
  const anHourAhead = { by: 'pong', leastMs: 3_600_000, mostMs: 3_600_000 } as const;
  fire(realtimeClockSampled, anHourAhead);
  fire(realtimeClockSampled, anHourAhead);
  fire(reopenCheckoutClicked, TX);
  expect(openWindow).not.toHaveBeenCalled();
});

it('popup monitor: verifies the payment once the popup is closed, and does not treat it as cancelled', async () => {
  const { popup, events, callsOf } = await reopen();
  const loads = callsOf('deposits').length;
  await pass(5_000);
  expect(events).toEqual([]);
  popup.close();
  await pass(1_000);
  expect(events).toEqual([{ name: 'windowClosed', txRef: TX }]);
  expect(callsOf('deposits')).toHaveLength(loads + 1);
  expect(callsOf('cancelPayment')).toEqual([]);
  await pass(60_000);
  expect(events).toHaveLength(1);
});

it('popup monitor: a newer popup of the same payment replaces the earlier one', async () => {
  const first = createFakePopup();
  const second = createFakePopup();
  const { fire, openWindow, events } = await openTransactions({ deposits: [aDeposit()] });
  openWindow.mockReturnValueOnce(first).mockReturnValueOnce(second);
  fire(reopenCheckoutClicked, TX);
  fire(reopenCheckoutClicked, TX);
  await pass(POPUP_SETTLE_MS);
  expect([first.isOpen, second.isOpen]).toEqual([false, true]);
  await pass(2_000);
  expect(events).toEqual([]);
});

it.each([
  ['is settled', pendingRemoved, [TX]],
  ['fails', paymentEventReceived, { name: 'failed' as const, txRef: TX }],
] as const)('popup monitor: ends when its payment %s', async (_, unit, payload) => {
  const { fire, popup, events } = await reopen();
  // The compiler cannot see which of the two it is.
  fire(unit as typeof pendingRemoved, payload as readonly string[]);
  const before = events.length;
  popup.close();
  await pass(5_000);
  expect(events).toHaveLength(before);
});
