import type { PaymentEvent, PaymentEventName } from '../lib/payment-event';
import type { ToastRequest } from '../lib/toasts/toasts';
import type { PaymentCommand } from './payment-actions';
import { NOT_ACTIVATED, REDIRECTED, type PaymentOutcome } from './payment-outcomes';
import { paymentOf, withoutPending, withPayment, type OutcomeSource, type Payments } from './payment-state';

/** The payments after an action, and what is to be done. */
export interface PaymentsStep {
  readonly payments: Payments;
  readonly commands: readonly PaymentCommand[];
}

export const stepTo = (payments: Payments, ...commands: readonly PaymentCommand[]): PaymentsStep => ({
  payments,
  commands,
});

export const show = (toast: ToastRequest): PaymentCommand => ({ kind: 'show', toast });
/** The balance call also has the pending amount and the success rate. */
export const RELOAD_BALANCE: PaymentCommand = { kind: 'reload-balance' };
/** The list, which alone decides. */
export const RELOAD_DEPOSITS: PaymentCommand = { kind: 'reload-deposits' };

/** A call about a payment has ended: deposits and balance reload, whatever the outcome. */
export function settle(payments: Payments, txRef: string, { toast, event }: PaymentOutcome): PaymentsStep {
  if (event === null) return stepTo(payments, show(toast), RELOAD_BALANCE, RELOAD_DEPOSITS);
  const reported = report(payments, [txRef], event.name, 'response', toast);
  const changed = changeHere(reported.payments, { ...event, txRef });
  return stepTo(changed.payments, ...reported.commands, RELOAD_BALANCE, ...changed.commands);
}

/**
 * Tells the user an outcome, unless the other source has: the same payment can be declined again by another
 * message.
 */
function report(
  payments: Payments,
  references: readonly string[],
  name: PaymentEventName,
  source: OutcomeSource,
  toast: ToastRequest,
): PaymentsStep {
  const sourceOf = (reference: string) => paymentOf(payments, reference).reported.get(name) ?? source;
  if (references.some((reference) => sourceOf(reference) !== source)) return stepTo(payments);
  const reported = references.reduce(
    (all, reference) =>
      withPayment(all, reference, {
        reported: new Map([...paymentOf(all, reference).reported, [name, source]]),
      }),
    payments,
  );
  // That the payment is to be made is over, also for one who was in its window meanwhile.
  return stepTo(reported, { kind: 'dismiss', toast: REDIRECTED }, show(toast));
}

/** The payment is removed from the pending ones at once; the list, which reloads, has its new state. */
export function receiveMessage(
  payments: Payments,
  references: readonly string[],
  name: PaymentEventName,
  toast: ToastRequest,
): PaymentsStep {
  const { payments: reported, commands } = report(payments, references, name, 'message', toast);
  return stepTo(withoutPending(reported, references), ...commands);
}

/** A payment changed: the product knows it from a call of its own or from the payment window. */
export function changeHere(payments: Payments, event: PaymentEvent): PaymentsStep {
  const changed = change(payments, event);
  return stepTo(changed.payments, ...changed.commands, { kind: 'dispatch', event });
}

export function receiveEvent(payments: Payments, event: PaymentEvent): PaymentsStep {
  const { payments: changed, commands } = change(payments, event);
  return stepTo(changed, ...commands, ...(event.name === 'completed' ? [RELOAD_BALANCE] : []));
}

function change(payments: Payments, { name, txRef, reason }: PaymentEvent): PaymentsStep {
  const isNotActivated = name === 'auto_cancelled' && reason === 'not_activated';
  return stepTo(
    withoutPending(payments, [txRef]),
    RELOAD_DEPOSITS,
    ...(isNotActivated ? [show(NOT_ACTIVATED)] : []),
  );
}
