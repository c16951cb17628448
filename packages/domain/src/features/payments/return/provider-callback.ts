import { createEvent, createStore, sample, type EventPayload } from 'effector';
import { paymentStatus } from '../../../contracts/deposits';
import { concernsSomebody } from '../../../api/errors/api-error';
import { createClientFx } from '../../../api/client/operation-fx';
import type { Deposit } from '../../../contracts';
import { createFireLaterFx } from '../../../lib/time/delay';
import { PAYMENT_RELOAD_MS, SHORT_DECIMALS } from '../../../limits';
import { formatUsd, readDepositStatus, type PaymentReturn } from '../../../rules';
import { balanceOutdated } from '../../account/balance';
import {
  depositsOutdated,
  paymentConcluded,
  returnVerificationConcluded,
  returnVerificationRequested,
  STILL_PROCESSING,
  type PaymentOutcome,
} from '../deposits';
import { $isAuthenticated, sessionEnded, signOutClicked } from '../../session';
import { toast, toastRequested } from '../../notifications/toasts';

/** The page was opened by a return from the payment provider; the payload is what the address said. */
export const returnedFromProvider = createEvent<PaymentReturn>();

/** Somebody is signed in, so that the server can be asked about a return. */
export const returnCheckRequested = createEvent();

/** A popup has dealt with the return that happened in it. */
export const returnReported = createEvent<PaymentOutcome>();

const returnConcluded = createEvent<PaymentOutcome>();
const statusAnswered = createEvent<PaymentReturn & { readonly deposit: Deposit }>();
const returnFound = createEvent<PaymentReturn>();
const reloadDue = createEvent();
const reloadLaterFx = createFireLaterFx(reloadDue);
const askStatusFx = createClientFx((client, { txRef }: PaymentReturn) =>
  client.call(paymentStatus, { params: { txRef } }),
);

/** What the user is told when the outcome of a payment cannot be asked for (spec §8). */
export const RETURN_FAILED = 'Failed to process payment result';

/** Message for a cancel that the provider reports while the payment is still open. */
export const STILL_OPEN = {
  tone: 'info',
  text: 'Your payment is still open. Reopen, verify or cancel it in Payment History.',
} as const;

const FAILED_TO_ASK = toast('error', RETURN_FAILED);

/** Outcome of the return that opened this page; null until it is known. */
export const $returnOutcome = createStore<PaymentOutcome | null>(null)
  .on(returnConcluded, (_, outcome) => outcome)
  .on(askStatusFx.fail, (outcome, { params, error }) =>
    concernsSomebody(error) ? { txRef: params.txRef, toast: FAILED_TO_ASK, event: null } : outcome,
  )
  .reset(sessionEnded);

/** The return that is still to be dealt with. It is kept when the session expires meanwhile (spec §2). */
const $waiting = createStore<PaymentReturn | null>(null)
  .on(returnedFromProvider, (_, found) => found)
  .reset($returnOutcome.updates.filter({ fn: Boolean }), signOutClicked);

const $isAsking = createStore(false)
  .on(returnFound, () => true)
  .reset($returnOutcome, sessionEnded);

sample({
  clock: sample({
    clock: returnCheckRequested,
    source: { waiting: $waiting, isAsking: $isAsking },
  }).filterMap(({ waiting, isAsking }) => (isAsking ? undefined : (waiting ?? undefined))),
  target: returnFound,
});

// The address is a hint: it may be forged, or the payment may have settled meanwhile. Only the server's word counts.
sample({ clock: returnFound, target: askStatusFx });
sample({
  clock: askStatusFx.done,
  fn: ({ params, result }) => ({ ...params, deposit: result }),
  target: statusAnswered,
});
sample({ clock: statusAnswered.filterMap(readStatus), target: returnConcluded });

/** After a cancel a verification could only fail the payment for good, with a transfer still on its way. */
const isVerified = ({ status, deposit }: EventPayload<typeof statusAnswered>) =>
  readDepositStatus(deposit.status) === 'pending' && status !== 'cancelled';
sample({
  clock: statusAnswered,
  filter: isVerified,
  fn: () => toast('info', 'Payment is being processed. Attempting verification...'),
  target: toastRequested,
});
sample({
  clock: statusAnswered,
  filter: isVerified,
  fn: ({ txRef }) => txRef,
  target: returnVerificationRequested,
});
sample({
  clock: returnVerificationConcluded,
  filter: $isAsking,
  target: returnConcluded,
});

sample({
  clock: askStatusFx.fail,
  filter: ({ error }) => concernsSomebody(error),
  fn: () => FAILED_TO_ASK,
  target: toastRequested,
});

const dealtWith = sample({ clock: [returnConcluded, returnReported] });
sample({ clock: dealtWith, target: paymentConcluded });
sample({
  clock: dealtWith,
  fn: () => ({ afterMs: PAYMENT_RELOAD_MS, payload: undefined }),
  target: reloadLaterFx,
});
sample({
  clock: reloadDue,
  filter: $isAuthenticated,
  target: [balanceOutdated, depositsOutdated],
});

/** The outcome that the status stands for; undefined while it is pending, which only the provider can end. */
function readStatus({
  txRef,
  status,
  deposit,
}: EventPayload<typeof statusAnswered>): PaymentOutcome | undefined {
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
