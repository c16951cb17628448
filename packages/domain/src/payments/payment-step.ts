import { isUserFacing } from '../api/errors/api-error';
import type { CheckoutWindow } from '../lib/ports';
import { PAYMENT_REFRESH_DELAY_MS } from '../limits/spec';
import { VERIFICATION_TIMEOUT_MS } from '../limits/tuning';
import { readCheckoutLink } from './checkout-link';
import { depositState } from './deposit-state';
import type { PaymentAction, PaymentCommand } from './payment-actions';
import {
  changeHere,
  receiveEvent,
  receiveMessage,
  RELOAD_BALANCE,
  RELOAD_DEPOSITS,
  settle,
  show,
  stepTo,
  type PaymentsStep,
} from './payment-changes';
import {
  CALLBACK_FAILED,
  callbackOutcome,
  cancelFailure,
  CANCELLED,
  declinedToast,
  LINK_MISSING,
  paidToast,
  POPUP_BLOCKED,
  PROCESSING,
  REDIRECTED,
  SESSION_CREATED,
  verificationFailure,
  verificationOutcome,
  VERIFYING,
  type PaymentOutcome,
} from './payment-outcomes';
import {
  activityOf,
  hasSettledSilently,
  paymentOf,
  pendingCount,
  withList,
  withoutPending,
  withPayment,
  type Payment,
  type Payments,
} from './payment-state';

type ActionOf<Kind extends PaymentAction['kind']> = Extract<PaymentAction, { kind: Kind }>;

const later = (afterMs: number, action: PaymentAction): PaymentCommand => ({
  kind: 'later',
  afterMs,
  action,
});
/** An empty window would only confuse the user. */
const closing = (popup: CheckoutWindow | null | undefined): readonly PaymentCommand[] =>
  popup ? [{ kind: 'close-popup', popup }] : [];
const DROP_LISTS: PaymentCommand = { kind: 'drop-lists' };
const REFRESH_LATER = later(PAYMENT_REFRESH_DELAY_MS, { kind: 'refresh-due' });

/**
 * The one place where the user, popups, the provider's callback, calls, messages and lists meet. No window
 * event, address or closed popup alone settles a payment: they make the product ask the server, whose lists
 * decide.
 */
export const updatePayments = (payments: Payments, action: PaymentAction): PaymentsStep => {
  switch (action.kind) {
    case 'deposit-submitted':
      return stepTo(payments, { kind: 'open-empty-popup' });
    case 'empty-popup-opened':
      return stepTo({ ...payments, emptyPopup: action.popup });
    case 'empty-popup-unneeded':
      return stepTo({ ...payments, emptyPopup: undefined }, ...closing(payments.emptyPopup));
    case 'created':
      return create(payments, action);
    case 'reopen-clicked':
      return reopen(payments, action);
    case 'popup-opened':
      return startCheckout(payments, action);
    case 'popup-closed':
      if (paymentOf(payments, action.txRef).popup !== action.popup) return stepTo(payments);
      // Closed does not mean cancelled: the deposits reload, and the server decides (spec §4).
      return changeHere(payments, { name: 'windowClosed', txRef: action.txRef });
    case 'verify-clicked':
      return verify(payments, action.txRef, ASKED_BY_USER);
    case 'cancel-clicked':
      return cancel(payments, action.txRef);
    case 'callback-opened':
      return openCallback(payments, action);
    case 'callback-reported': {
      const settled = settle(payments, action.report.txRef, action.report);
      return stepTo(settled.payments, ...settled.commands, REFRESH_LATER);
    }
    case 'status-read':
      return readStatus(payments, action);
    case 'verified':
      return endVerification(payments, action.txRef, verificationOutcome(action.result));
    case 'cancelled':
      return endCancel(payments, action.txRef);
    case 'call-failed':
      return failCall(payments, action);
    case 'event-received':
      return receiveEvent(payments, action.event);
    case 'paid-message':
      return receiveMessage(payments, action.references, 'completed', paidToast(action.settlementAmount));
    case 'declined-message':
      return receiveMessage(payments, action.references, 'failed', declinedToast(action.reason));
    case 'verification-announced':
      return announceVerification(payments, action.txRef);
    case 'verification-ended': {
      const ended = withPayment(payments, action.txRef, { announced: null });
      return stepTo(action.success ? withoutPending(ended, [action.txRef]) : ended);
    }
    case 'verification-timed-out':
      if (paymentOf(payments, action.txRef).announced !== action.announced) return stepTo(payments);
      return stepTo(withPayment(payments, action.txRef, { announced: null }), RELOAD_DEPOSITS);
    case 'listed':
      return stepTo(
        withList(payments, action),
        // The message about the balance that should have come is missing.
        ...(hasSettledSilently(payments, action) ? [RELOAD_BALANCE] : []),
      );
    case 'refresh-due':
      return stepTo(payments, RELOAD_BALANCE, RELOAD_DEPOSITS);
    case 'page-focused':
      // A payment may settle without a message, and a popup may look closed while it is open: its page can
      // isolate it.
      return pendingCount(payments) > 0 ? stepTo(payments, { kind: 'read-deposits' }) : stepTo(payments);
  }
};

/** A press of the user is answered, whatever was reported before. */
const ASKED_BY_USER: Partial<Payment> = { reported: new Map() };

function create(payments: Payments, { txRef, paymentLink }: ActionOf<'created'>): PaymentsStep {
  const { emptyPopup: popup, newest } = payments;
  const created = {
    ...withPayment(payments, txRef, { isPending: true }),
    newest: newest && [...newest, txRef],
    emptyPopup: undefined,
  };
  const href = readCheckoutLink(paymentLink);
  if (href === null) return stepTo(created, ...closing(popup), DROP_LISTS, REFRESH_LATER);
  // After a reload no click allows a popup: the payment waits in the list.
  if (popup === undefined) return stepTo(created, show(SESSION_CREATED), DROP_LISTS, REFRESH_LATER);
  const started = startCheckout(created, { txRef, href, popup });
  return stepTo(started.payments, show(REDIRECTED), ...started.commands, DROP_LISTS, REFRESH_LATER);
}

function reopen(payments: Payments, { txRef, now }: ActionOf<'reopen-clicked'>): PaymentsStep {
  const { deposit } = paymentOf(payments, txRef);
  // Judged at the click: the payment session may have expired since the list was drawn.
  if (deposit === null || depositState(deposit, now) !== 'pending') return stepTo(payments);
  const href = readCheckoutLink(deposit.paymentLink);
  return href === null
    ? stepTo(payments, show(LINK_MISSING))
    : stepTo(payments, { kind: 'open-popup', txRef, href });
}

/** A second checkout of the same payment replaces the first; without a popup it continues in this tab. */
function startCheckout(
  payments: Payments,
  { txRef, href, popup }: Pick<ActionOf<'popup-opened'>, 'txRef' | 'href' | 'popup'>,
): PaymentsStep {
  const { popup: earlier } = paymentOf(payments, txRef);
  return stepTo(
    withPayment(payments, txRef, { popup }),
    ...closing(earlier),
    ...(popup === null
      ? ([show(POPUP_BLOCKED), { kind: 'redirect', href }] as const)
      : ([{ kind: 'start-checkout', txRef, href, popup }] as const)),
  );
}

/** A disabled button would be too late for a double click. */
function verify(payments: Payments, txRef: string, change: Partial<Payment> = {}): PaymentsStep {
  if (paymentOf(payments, txRef).call !== null) return stepTo(payments);
  const verifying = withPayment(payments, txRef, { ...change, call: 'verifying' });
  return stepTo(verifying, show(VERIFYING), { kind: 'call', call: 'verify', txRef });
}

function cancel(payments: Payments, txRef: string): PaymentsStep {
  if (activityOf(paymentOf(payments, txRef)) !== null) return stepTo(payments);
  const cancelling = withPayment(payments, txRef, { ...ASKED_BY_USER, call: 'cancelling' });
  return stepTo(cancelling, { kind: 'call', call: 'cancel', txRef });
}

/**
 * The address is a hint: it may be forged, or the payment may have settled meanwhile. Only the server's
 * response counts.
 */
function openCallback(payments: Payments, { txRef, status }: ActionOf<'callback-opened'>): PaymentsStep {
  if (openStatus(payments, txRef) !== null) return stepTo(payments);
  const opened = withPayment(payments, txRef, { callback: { status, report: null } });
  return stepTo(opened, { kind: 'call', call: 'status', txRef });
}

/** Status in the address of the callback that waits for its outcome; null without one. */
function openStatus(payments: Payments, txRef: string): string | null {
  const { callback } = paymentOf(payments, txRef);
  return callback === null || callback.report !== null ? null : callback.status;
}

function readStatus(payments: Payments, { txRef, deposit }: ActionOf<'status-read'>): PaymentsStep {
  const status = openStatus(payments, txRef);
  if (status === null) return stepTo(payments);
  const outcome = callbackOutcome(deposit, status);
  if (outcome !== undefined) return endCallback(payments, txRef, outcome);
  const verifying = verify(payments, txRef);
  return stepTo(verifying.payments, show(PROCESSING), ...verifying.commands);
}

function endCallback(payments: Payments, txRef: string, outcome: PaymentOutcome): PaymentsStep {
  const status = openStatus(payments, txRef) ?? '';
  const settled = settle(
    withPayment(payments, txRef, { callback: { status, report: { txRef, ...outcome } } }),
    txRef,
    outcome,
  );
  return stepTo(
    settled.payments,
    { kind: 'callback-handled' },
    // Its outcome ends it.
    { kind: 'dismiss', toast: PROCESSING },
    ...settled.commands,
    REFRESH_LATER,
  );
}

function endVerification(payments: Payments, txRef: string, outcome: PaymentOutcome): PaymentsStep {
  const ended = withPayment(payments, txRef, { call: null });
  const settled =
    openStatus(payments, txRef) === null ? settle(ended, txRef, outcome) : endCallback(ended, txRef, outcome);
  return stepTo(settled.payments, { kind: 'dismiss', toast: VERIFYING }, ...settled.commands);
}

/** Reads 'Cancelled' at once; the server decides. */
function endCancel(payments: Payments, txRef: string): PaymentsStep {
  const { deposit } = paymentOf(payments, txRef);
  const cancelled = withPayment(payments, txRef, {
    call: null,
    deposit: deposit && { ...deposit, status: 'CANCELLED' },
  });
  const settled = settle(cancelled, txRef, CANCELLED);
  return stepTo(settled.payments, DROP_LISTS, ...settled.commands);
}

function failCall(payments: Payments, { txRef, call, error }: ActionOf<'call-failed'>): PaymentsStep {
  const isTold = isUserFacing(error);
  const ended = withPayment(payments, txRef, { call: null });
  switch (call) {
    case 'status': {
      if (!isTold) return stepTo(payments);
      const callback = {
        status: openStatus(payments, txRef) ?? '',
        report: { txRef, ...CALLBACK_FAILED },
      };
      return stepTo(
        withPayment(payments, txRef, { callback }),
        { kind: 'callback-handled' },
        show(CALLBACK_FAILED.toast),
      );
    }
    case 'verify':
      return isTold
        ? endVerification(payments, txRef, verificationFailure(error, openStatus(payments, txRef) !== null))
        : stepTo(ended, { kind: 'dismiss', toast: VERIFYING });
    case 'cancel':
      return isTold ? settle(ended, txRef, cancelFailure(error)) : stepTo(ended);
  }
}

function announceVerification(payments: Payments, txRef: string): PaymentsStep {
  const announced = {};
  return stepTo(
    withPayment(payments, txRef, { announced }),
    // The server may never announce its end.
    later(VERIFICATION_TIMEOUT_MS, { kind: 'verification-timed-out', txRef, announced }),
  );
}
