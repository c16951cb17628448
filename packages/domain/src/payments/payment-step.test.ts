import { expect, it } from 'vitest';
import type { PAYMENT_EVENTS } from '../lib/payment-event';
import type { CheckoutWindow } from '../lib/ports';
import { aDeposit, createFakePopup } from '../testing/fixtures/deposits.fixture';
import type { PaymentAction, PaymentCommand } from './payment-actions';
import { NO_PAYMENTS, paymentOf, withPayment, type Payment, type Payments } from './payment-state';
import { updatePayments } from './payment-step';
import { networkError, rejected } from '../testing/fixtures/a-rejection';

const txRef = 'SMS_7_1_AAAAAA';
const href = 'https://checkout.example.com/pay/1';
const NOW = 1_000_000;

/** Facts about a payment in words; an open one is not named. */
const factsOf = ({ deposit, isPending, popup, callback, call, announced, reported }: Payment): string =>
  [
    deposit?.status === 'PAID_SETTLED' && 'paid',
    deposit?.status === 'CANCELLED' && 'cancelled',
    isPending && 'pending',
    popup && (popup === first ? 'popup' : 'popup 2'),
    callback && (callback.report === null ? 'returned' : `returned: ${callback.report.toast.tone}`),
    call,
    announced && 'announced',
    ...[...reported].map(([name, source]) => `${name} by ${source}`),
  ]
    .filter(Boolean)
    .join(' ');

/** A command in words; a toast by its first two. */
const wordsOf = (command: PaymentCommand): string => {
  switch (command.kind) {
    case 'show':
    case 'dismiss':
      return `${command.kind} '${command.toast.text.split(' ').slice(0, 2).join(' ')}'`;
    case 'dispatch':
      return `dispatch ${command.event.name}`;
    case 'later':
      return `${command.action.kind} in ${command.afterMs / 1_000} s`;
    case 'call':
      return command.call;
    default:
      return command.kind;
  }
};

const first = createFakePopup();
const second = createFakePopup();
const open = aDeposit({ expiresAt: NOW + 1 });
const paid = aDeposit({ status: 'PAID_SETTLED' });
const announced = {};

const pending = { deposit: open, isPending: true };
const paying = { ...pending, popup: first };
const verifying = { ...pending, call: 'verifying' } as const;
const cancelling = { ...pending, call: 'cancelling' } as const;
const served = { ...pending, announced };
const returned = { callback: { status: 'successful', report: null } };
const returnedVerifying = { ...verifying, ...returned };
const givenUp = { callback: { status: 'cancelled', report: null } };
const declined = { deposit: open, reported: new Map([['failed', 'message'] as const]) };
const told = { deposit: open, reported: new Map([['completed', 'message'] as const]) };
const answered = { deposit: open, reported: new Map([['completed', 'response'] as const]) };

const created = { kind: 'created', txRef, paymentLink: href } as const;
const reopen = { kind: 'reopen-clicked', txRef, now: NOW } as const;
const opened = { kind: 'popup-opened', txRef, href, popup: second } as const;
const closed = { kind: 'popup-closed', txRef, popup: first } as const;
const verify = { kind: 'verify-clicked', txRef } as const;
const cancel = { kind: 'cancel-clicked', txRef } as const;
const cancelled = { kind: 'cancelled', txRef } as const;
const comeBack = { kind: 'callback-opened', txRef, status: 'successful' } as const;
const status = (deposit: typeof open) => ({ kind: 'status-read', txRef, deposit }) as const;
const answer = (is: string) => ({ kind: 'verified', txRef, result: { status: is, message: null } }) as const;
const lost = (call: 'status' | 'verify' | 'cancel', error: ReturnType<typeof rejected> = networkError) =>
  ({ kind: 'call-failed', call, txRef, error }) as const;
const ended = { kind: 'stale-session' } as const;
const failed = rejected(400, 'PAYMENT_FAILED');
const report = { txRef, toast: { tone: 'success', text: 'Paid' }, event: { name: 'completed' } } as const;
const reported = { kind: 'callback-reported', report } as const;
const saysPaid = { kind: 'paid-message', references: [txRef, '99'], settlementAmount: 6.5 } as const;
const saysDeclined = { kind: 'declined-message', references: [txRef], reason: 'no' } as const;
const event = (name: (typeof PAYMENT_EVENTS)[number], reason = '') =>
  ({ kind: 'event-received', event: { name, txRef, reason } }) as const;
const dropped = event('auto_cancelled', 'not_activated');
const serves = { kind: 'verification-announced', txRef } as const;
const hasServed = (success: boolean) => ({ kind: 'verification-ended', txRef, success }) as const;
const timesOut = { kind: 'verification-timed-out', txRef, announced } as const;
const listed = (isNewest: boolean, ...deposits: readonly (typeof open)[]) =>
  ({ kind: 'listed', deposits, isNewest }) as const;
const focused = { kind: 'page-focused' } as const;

it.each<[string, Partial<Payment>, PaymentAction]>([
  ['reopened though it is settled', { deposit: paid }, reopen],
  ['reopened while it is unknown', {}, reopen],
  ['whose earlier popup closes', { ...pending, popup: second }, closed],
  ['whose popup closes after its end', { deposit: paid }, closed],
  ['verified twice', verifying, verify],
  ['cancelled while it is verified', verifying, cancel],
  ['cancelled while the server verifies it', served, cancel],
  ['returned from twice', returned, comeBack],
  ['whose status nobody waits for', pending, status(paid)],
  ['whose status ends with the session', returned, lost('status', ended)],
  ['paid by a message after the response', answered, saysPaid],
  ['whose verification is a later one', { ...served, announced: {} }, timesOut],
  ['that another page lacks', pending, listed(false)],
  ['that has ended when the user is back', { deposit: paid }, focused],
])('payment: nothing happens to one %s', (_, before, action) => {
  const payments = withPayment(NO_PAYMENTS, txRef, before);
  const step = updatePayments(payments, action);
  expect(paymentOf(step.payments, txRef)).toEqual(paymentOf(payments, txRef));
  expect(step.commands).toEqual([]);
});

const CREATED = 'drop-lists, refresh-due in 1 s';
const BLOCKED = "show 'Payment window', redirect";
const RELOADS = 'reload-balance, reload-deposits';
/** That it is to be made is over, even where nobody saw it yet. */
const tells = (toast: string) => `dismiss 'Redirected to', show '${toast}'`;
const settles = (toast: string, ...rest: readonly string[]) => [tells(toast), RELOADS, ...rest].join(', ');
const staysOpen = (toast: string, ...rest: readonly string[]) =>
  [`show '${toast}'`, RELOADS, ...rest].join(', ');
const VERIFIED = "dismiss 'Verifying payment...'";
const VERIFIES = "show 'Verifying payment...', verify";
const HANDLED = "callback-handled, dismiss 'Payment is'";
const LATER = 'refresh-due in 1 s';
const COMPLETED = 'dispatch completed';

it.each<[string, Partial<Payment>, PaymentAction, string, string]>([
  ['reopened', pending, reopen, 'pending', 'open-popup'],
  ['reopened in vain', { deposit: { ...open, paymentLink: null } }, reopen, '', "show 'Payment link'"],
  ['in a second popup', paying, opened, 'pending popup 2', 'close-popup, start-checkout'],
  ['closed by a blocker', pending, { ...opened, popup: null }, 'pending', BLOCKED],
  ['closed', paying, closed, '', 'reload-deposits, dispatch windowClosed'],
  ['Verify', declined, verify, 'verifying', VERIFIES],
  [
    'verified',
    verifying,
    answer('PAID_SETTLED'),
    'completed by response',
    `${VERIFIED}, ${settles('Payment verified', COMPLETED)}`,
  ],
  [
    'verified open',
    verifying,
    answer('PENDING_UNSETTLED'),
    'pending',
    `${VERIFIED}, ${staysOpen('Payment is')}`,
  ],
  [
    'verified as failed',
    verifying,
    lost('verify', failed),
    'failed by response',
    `${VERIFIED}, ${settles('Payment verification', 'dispatch failed')}`,
  ],
  ['verified to the end of the session', verifying, lost('verify', ended), 'pending', VERIFIED],
  ['Cancel', declined, cancel, 'cancelling', 'cancel'],
  [
    'cancelled',
    cancelling,
    cancelled,
    'cancelled cancelled by response',
    `drop-lists, ${settles('Payment cancelled', 'dispatch cancelled')}`,
  ],
  ['not cancelled', cancelling, lost('cancel'), 'pending', staysOpen("We couldn't")],
  ['returned', pending, comeBack, 'pending returned', 'status'],
  [
    'returned and paid',
    returned,
    status(paid),
    'returned: success completed by response',
    `${HANDLED}, ${settles('Payment completed!', COMPLETED, LATER)}`,
  ],
  ['returned and open', returned, status(open), 'returned verifying', `show 'Payment is', ${VERIFIES}`],
  [
    'returned during Verify',
    returnedVerifying,
    status(open),
    'pending returned verifying',
    "show 'Payment is'",
  ],
  [
    'returned after a cancel',
    givenUp,
    status(open),
    'returned: info',
    `${HANDLED}, ${staysOpen('Payment still', LATER)}`,
  ],
  ['returned unseen', returned, lost('status'), 'returned: error', "callback-handled, show 'Failed to'"],
  [
    'returned early',
    returnedVerifying,
    lost('verify'),
    'pending returned: info',
    `${VERIFIED}, ${HANDLED}, ${staysOpen('Payment is', LATER)}`,
  ],
  ['returned in its popup', paying, reported, 'completed by response', settles('Paid', COMPLETED, LATER)],
  ['paid by a message', paying, saysPaid, 'completed by message', tells('Payment successful!')],
  ['declined again by a message', declined, saysDeclined, 'failed by message', tells('Payment failed:')],
  ['paid by a script', pending, event('completed'), '', 'reload-deposits, reload-balance'],
  ['dropped by a script', pending, dropped, '', "reload-deposits, show 'Payment cancelled.'"],
  ['verified by the server', pending, serves, 'pending announced', 'verification-timed-out in 90 s'],
  ['paid by the server', served, hasServed(true), '', ''],
  ['forgotten by the server', served, timesOut, 'pending', 'reload-deposits'],
  ['listed as open', pending, listed(false, open), 'pending', ''],
  ['listed among the newest', { deposit: open }, listed(true, open), 'pending', ''],
  ['lacking among the newest', pending, listed(true), '', ''],
  ['listed as paid after its window', { deposit: open }, listed(false, paid), 'paid', 'reload-balance'],
  ['listed as paid after its message', told, listed(false, paid), 'paid completed by message', ''],
  ['listed as paid at first', {}, listed(false, paid), 'paid', ''],
  ['created here, then listed as paid', { isPending: true }, listed(false, paid), 'paid', 'reload-balance'],
  ['refreshed', pending, { kind: 'refresh-due' }, 'pending', RELOADS],
  ['awaited', pending, focused, 'pending', 'read-deposits'],
])('payment: %s', (_, before, action, after, commands) => {
  const step = updatePayments(withPayment(NO_PAYMENTS, txRef, before), action);
  expect(factsOf(paymentOf(step.payments, txRef))).toBe(after);
  expect(step.commands.map(wordsOf).join(', ')).toBe(commands);
});

it.each<[string, CheckoutWindow | null | undefined, string, string]>([
  ['in its popup', first, href, `show 'Redirected to', start-checkout, ${CREATED}`],
  ['in this tab', null, href, `show 'Redirected to', ${BLOCKED}, ${CREATED}`],
  ['later, without a click', undefined, href, `show 'Payment session', ${CREATED}`],
  ['never, for want of a link', first, 'javascript:alert(1)', `close-popup, ${CREATED}`],
])('payment created: is made %s', (_, emptyPopup, paymentLink, commands) => {
  const step = updatePayments({ ...NO_PAYMENTS, emptyPopup }, { ...created, paymentLink });
  expect(paymentOf(step.payments, txRef).isPending).toBe(true);
  expect(step.commands.map(wordsOf).join(', ')).toBe(commands);
  expect(step.payments.emptyPopup).toBeUndefined();
});

it('payments: the popup of a click is closed once no payment follows', () => {
  const commands = [{ kind: 'open-empty-popup' }];
  expect(updatePayments(NO_PAYMENTS, { kind: 'deposit-submitted' }).commands).toEqual(commands);
  const { payments } = updatePayments(NO_PAYMENTS, { kind: 'empty-popup-opened', popup: first });
  expect(updatePayments(payments, { kind: 'empty-popup-unneeded' })).toEqual({
    payments: NO_PAYMENTS,
    commands: [{ kind: 'close-popup', popup: first }],
  });
});

it('payments: an event about an unknown one adds none', () => {
  expect(updatePayments(NO_PAYMENTS, event('completed')).payments).toBe(NO_PAYMENTS);
});

it('payments: those of the newest page and those created since are known', () => {
  const newest = (...actions: readonly PaymentAction[]) =>
    actions.reduce((all: Payments, action) => updatePayments(all, action).payments, NO_PAYMENTS).newest;
  const next = { ...created, txRef: 'SMS_7_2_BBBBBB' };
  expect(newest(listed(true, paid), listed(false), next)).toEqual([txRef, next.txRef]);
  expect(newest(listed(false), next)).toBeNull();
});
