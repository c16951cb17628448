import { createEvent, createStore, sample, type EventPayload } from 'effector';
import { paymentStatus } from '../../contracts/deposits-calls';
import { isUserFacing } from '../../api/errors/api-error';
import { createClientFx } from '../../api/client/operation-fx';
import type { Deposit } from '../../contracts/deposit';
import { SHORT_DECIMALS } from '../../limits/spec';
import { formatUsd } from '../../lib/format/money';
import { readDepositStatus } from '../deposit-state';
import type { ProviderCallback } from '../callback-query';
import {
  CALLBACK_FAILED,
  paymentRefreshRequested,
  paymentSettled,
  type PaymentOutcome,
} from '../actions/payment-events';
import {
  callbackVerificationSettled,
  callbackVerificationRequested,
  STILL_PROCESSING,
} from '../deposits/verify-payment';
import { $pendingCallback, callbackHandled } from '../pending-callback';
import { $toasts, toast, toastDismissed, toastRequested } from '../../lib/toasts/toasts';

/** A user is signed in, so that a callback can be checked with the server. */
export const callbackCheckRequested = createEvent();

/** A popup settled the callback that opened in it. */
export const callbackReceived = createEvent<PaymentOutcome>();

const callbackSettled = createEvent<PaymentOutcome>();
const statusReceived = createEvent<ProviderCallback & { readonly deposit: Deposit }>();
const callbackFound = createEvent<ProviderCallback>();
const fetchStatusFx = createClientFx((client, { txRef }: ProviderCallback) =>
  client.call(paymentStatus, { params: { txRef } }),
);

/** Message for a cancel that the provider reports while the payment is still open. */
export const STILL_OPEN = {
  tone: 'info',
  text: 'Payment still pending. Reopen, verify or cancel it in Payment History.',
} as const;

const PROCESSING = toast('info', 'Payment is being processed. Attempting verification...');
const STATUS_REQUEST_FAILED = toast('error', CALLBACK_FAILED);

/** Outcome of the callback that opened this page; null until it is known. */
export const $callbackOutcome = createStore<PaymentOutcome | null>(null)
  .on(callbackSettled, (_, outcome) => outcome)
  .on(fetchStatusFx.fail, (outcome, { params, error }) =>
    isUserFacing(error) ? { txRef: params.txRef, toast: STATUS_REQUEST_FAILED, event: null } : outcome,
  );

const $isChecking = createStore(false)
  .on(callbackFound, () => true)
  .reset($callbackOutcome);

sample({ clock: $callbackOutcome.updates, filter: Boolean, target: callbackHandled });
sample({
  clock: sample({
    clock: callbackCheckRequested,
    source: { pending: $pendingCallback, isChecking: $isChecking },
  }).filterMap(({ pending, isChecking }) => (isChecking ? undefined : (pending ?? undefined))),
  target: callbackFound,
});

// The address is a hint: it may be forged, or the payment may have settled meanwhile. Only the server's
// response counts.
sample({ clock: callbackFound, target: fetchStatusFx });
sample({
  clock: fetchStatusFx.done,
  fn: ({ params, result }) => ({ ...params, deposit: result }),
  target: statusReceived,
});
sample({ clock: statusReceived.filterMap(readStatus), target: callbackSettled });

/** After a cancel a verification could only fail the payment permanently, with a transfer still in flight. */
const needsVerification = ({ status, deposit }: EventPayload<typeof statusReceived>) =>
  readDepositStatus(deposit.status) === 'pending' && status !== 'cancelled';
sample({
  clock: statusReceived,
  filter: needsVerification,
  fn: () => PROCESSING,
  target: toastRequested,
});
sample({
  clock: statusReceived,
  filter: needsVerification,
  fn: ({ txRef }) => txRef,
  target: callbackVerificationRequested,
});
sample({
  clock: callbackVerificationSettled,
  filter: $isChecking,
  target: callbackSettled,
});

// Its outcome ends it.
sample({
  clock: sample({ clock: callbackSettled, source: $toasts }).filterMap(
    (toasts) => toasts.find(({ text }) => text === PROCESSING.text)?.id,
  ),
  target: toastDismissed,
});

sample({
  clock: fetchStatusFx.fail,
  filter: ({ error }) => isUserFacing(error),
  fn: () => STATUS_REQUEST_FAILED,
  target: toastRequested,
});

const handled = sample({ clock: [callbackSettled, callbackReceived] });
sample({ clock: handled, target: paymentSettled });
sample({ clock: handled, target: paymentRefreshRequested });

/** Outcome for the status; undefined while it is pending, which only the provider can end. */
function readStatus({
  txRef,
  status,
  deposit,
}: EventPayload<typeof statusReceived>): PaymentOutcome | undefined {
  switch (readDepositStatus(deposit.status)) {
    case 'pending':
      return status === 'cancelled' ? { txRef, toast: STILL_OPEN, event: null } : undefined;
    case 'completed': {
      const usd =
        deposit.usdAmount === null ? deposit.formattedUsd : formatUsd(deposit.usdAmount, SHORT_DECIMALS);
      const text =
        usd === null ? 'Payment completed!' : `Payment completed! ${usd} credited to your account.`;
      return { txRef, toast: { tone: 'success', text }, event: { name: 'completed' } };
    }
    case 'cancelled':
      return {
        txRef,
        toast: { tone: 'warning', text: 'Payment cancelled. You can create a new payment.' },
        event: { name: 'cancelled' },
      };
    case 'failed':
      return {
        txRef,
        toast: { tone: 'error', text: 'Payment failed. Please try again.' },
        event: { name: 'failed' },
      };
    default:
      return { txRef, toast: STILL_PROCESSING, event: null };
  }
}
