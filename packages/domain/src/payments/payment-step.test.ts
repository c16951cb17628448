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

const WORDS = new Map<string | undefined, string>([
  ['PENDING_UNSETTLED', 'open'],
  ['PAID_SETTLED', 'paid'],
  ['CANCELLED', 'cancelled'],
]);

/** Facts about a payment in words. */
const factsOf = ({ deposit, isPending, popup, callback, call, announced, reported }: Payment): string =>
  [
    WORDS.get(deposit?.status),
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
const comeBack = { kind: 'callback-opened', txRef, status: 'successful' } as const;
const status = (deposit: typeof open) => ({ kind: 'status-read', txRef, deposit }) as const;
const answer = (is: string) => ({ kind: 'verified', txRef, result: { status: is, message: null } }) as const;
const lost = (call: 'status' | 'verify' | 'cancel', error: ReturnType<typeof rejected> = networkError) =>
  ({ kind: 'call-failed', call, txRef, error }) as const;
const ended = { kind: 'stale-session' } as const;
const failed = rejected(400, 'PAYMENT_FAILED');
const inactive = rejected(400, 'PAYMENT_NOT_ACTIVATED');
const report = { txRef, toast: { tone: 'success', text: 'Paid' }, event: { name: 'completed' } } as const;
const saysPaid = { kind: 'paid-message', references: [txRef, '99'], settlementAmount: 6.5 } as const;
const saysDeclined = { kind: 'declined-message', references: [txRef], reason: 'no' } as const;
const event = (name: (typeof PAYMENT_EVENTS)[number], reason = '') =>
  ({ kind: 'event-received', event: { name, txRef, reason } }) as const;
const serves = { kind: 'verification-announced', txRef } as const;
const hasServed = (success: boolean) => ({ kind: 'verification-ended', txRef, success }) as const;
const timesOut = { kind: 'verification-timed-out', txRef, announced } as const;
const listed = (isNewest: boolean, ...deposits: readonly (typeof open)[]) =>
  ({ kind: 'listed', deposits, isNewest }) as const;

it.each<[string, Partial<Payment>, PaymentAction]>([
  ['reopened at its expiry', pending, { ...reopen, now: NOW + 1 }],
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
  ['that has ended when the user is back', { deposit: paid }, { kind: 'page-focused' }],
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
const ends = (toast: string, ...rest: readonly string[]) =>
  `dismiss 'Verifying payment...', ${settles(toast, ...rest)}`;
const HANDLED = "callback-handled, dismiss 'Payment is'";
const LATER = 'refresh-due in 1 s';

it.each<[string, Partial<Payment>, PaymentAction, string, string]>([
  ['reopened', pending, reopen, 'open pending', 'open-popup'],
  ['reopened in vain', { deposit: { ...open, paymentLink: null } }, reopen, 'open', "show 'Payment link'"],
  ['in a second popup', paying, opened, 'open pending popup 2', 'close-popup, start-checkout'],
  ['closed by a blocker', pending, { ...opened, popup: null }, 'open pending', BLOCKED],
  ['closed', paying, closed, 'open', 'reload-deposits, dispatch windowClosed'],
  ['Verify', declined, verify, 'open verifying', "show 'Verifying payment...', verify"],
  [
    'verified',
    verifying,
    answer('PAID_SETTLED'),
    'open completed by response',
    ends('Payment verified', 'dispatch completed'),
  ],
  [
    'verified after its message',
    { ...verifying, ...told },
    answer('PAID_SETTLED'),
    'open completed by message',
    `dismiss 'Verifying payment...', ${RELOADS}, dispatch completed`,
  ],
  [
    'verified in vain',
    verifying,
    answer('PENDING_UNSETTLED'),
    'open pending',
    `dismiss 'Verifying payment...', ${staysOpen('Payment is')}`,
  ],
  [
    'verified as failed',
    verifying,
    lost('verify', failed),
    'open failed by response',
    ends('Payment verification', 'dispatch failed'),
  ],
  [
    'verified to the end of the session',
    verifying,
    lost('verify', ended),
    'open pending',
    "dismiss 'Verifying payment...'",
  ],
  ['Cancel', declined, cancel, 'open cancelling', 'cancel'],
  [
    'cancelled',
    cancelling,
    { kind: 'cancelled', txRef },
    'cancelled cancelled by response',
    `drop-lists, ${settles('Payment cancelled', 'dispatch cancelled')}`,
  ],
  ['not cancelled', cancelling, lost('cancel'), 'open pending', staysOpen("We couldn't")],
  ['cancelled to the end of the session', cancelling, lost('cancel', ended), 'open pending', ''],
  [
    'never activated',
    cancelling,
    lost('cancel', inactive),
    'open auto_cancelled by response',
    settles('Payment was', "show 'Payment cancelled.'", 'dispatch auto_cancelled'),
  ],
  ['returned', pending, comeBack, 'open pending returned', 'status'],
  [
    'returned and paid',
    returned,
    status(paid),
    'returned: success completed by response',
    `${HANDLED}, ${settles('Payment completed!', 'dispatch completed', LATER)}`,
  ],
  [
    'returned and open',
    returned,
    status(open),
    'returned verifying',
    "show 'Payment is', show 'Verifying payment...', verify",
  ],
  [
    'returned during Verify',
    { ...verifying, ...returned },
    status(open),
    'open pending returned verifying',
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
    { ...verifying, ...returned },
    lost('verify'),
    'open pending returned: info',
    `dismiss 'Verifying payment...', ${HANDLED}, ${staysOpen('Payment is', LATER)}`,
  ],
  [
    'returned in its popup',
    paying,
    { kind: 'callback-reported', report },
    'open completed by response',
    settles('Paid', 'dispatch completed', LATER),
  ],
  ['paid by a message', paying, saysPaid, 'open completed by message', tells('Payment successful!')],
  ['declined again by a message', declined, saysDeclined, 'open failed by message', tells('Payment failed:')],
  ['paid by a script', pending, event('completed'), 'open', 'reload-deposits, reload-balance'],
  [
    'dropped by a script',
    pending,
    event('auto_cancelled', 'not_activated'),
    'open',
    "reload-deposits, show 'Payment cancelled.'",
  ],
  ['verified by the server', pending, serves, 'open pending announced', 'verification-timed-out in 90 s'],
  ['paid by the server', served, hasServed(true), 'open', ''],
  ['not paid by the server', served, hasServed(false), 'open pending', ''],
  ['forgotten by the server', served, timesOut, 'open pending', 'reload-deposits'],
  ['listed', {}, listed(false, open), 'open pending', ''],
  ['listed as paid without a message', pending, listed(false, paid), 'paid', 'reload-balance'],
  ['listed as paid after its window', { deposit: open }, listed(false, paid), 'paid', 'reload-balance'],
  ['listed as paid after its message', told, listed(false, paid), 'paid completed by message', ''],
  ['listed as paid at first sight', {}, listed(true, paid), 'paid', ''],
  ['not on the newest page', pending, listed(true), 'open', ''],
  ['refreshed', pending, { kind: 'refresh-due' }, 'open pending', RELOADS],
  ['awaited', pending, { kind: 'page-focused' }, 'open pending', 'read-deposits'],
])('payment: %s', (_, before, action, after, commands) => {
  const step = updatePayments(withPayment(NO_PAYMENTS, txRef, before), action);
  expect(factsOf(paymentOf(step.payments, txRef))).toBe(after);
  expect(step.commands.map(wordsOf).join(', ')).toBe(commands);
});

it.each<[string, CheckoutWindow | null | undefined, string, string, string]>([
  ['in its popup', first, href, 'pending popup', `show 'Redirected to', start-checkout, ${CREATED}`],
  ['in this tab', null, href, 'pending', `show 'Redirected to', ${BLOCKED}, ${CREATED}`],
  ['later, without a click', undefined, href, 'pending', `show 'Payment session', ${CREATED}`],
  ['never, for want of a link', first, 'javascript:alert(1)', 'pending', `close-popup, ${CREATED}`],
])('payment created: is made %s', (_, popup, paymentLink, after, commands) => {
  const opened = updatePayments(NO_PAYMENTS, { kind: 'empty-popup-opened', popup: popup ?? null });
  const step = updatePayments(popup === undefined ? NO_PAYMENTS : opened.payments, {
    ...created,
    paymentLink,
  });
  expect(factsOf(paymentOf(step.payments, txRef))).toBe(after);
  expect(step.commands.map(wordsOf).join(', ')).toBe(commands);
  expect(step.payments.emptyPopup).toBeUndefined();
});

it('payments: the popup of a click is closed once no payment follows', () => {
  expect(updatePayments(NO_PAYMENTS, { kind: 'deposit-submitted' }).commands).toEqual([
    { kind: 'open-empty-popup' },
  ]);
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
  const actions = [listed(true, paid), listed(false), { ...created, txRef: 'SMS_7_2_BBBBBB' }];
  const after = (start: Payments, all: readonly PaymentAction[]) =>
    all.reduce((payments, action) => updatePayments(payments, action).payments, start);
  expect(after(NO_PAYMENTS, actions).newest).toEqual([txRef, 'SMS_7_2_BBBBBB']);
  expect(after(NO_PAYMENTS, actions.slice(1)).newest).toBeNull();
});
