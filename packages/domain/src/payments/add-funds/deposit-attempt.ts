import { sample } from 'effector';
import * as v from 'valibot';
import { paymentType, type Deposit } from '../../contracts/deposit';
import type { RequestFor, ResultFor } from '../../contracts/operations';
import { intentEntries } from '../../api/money-call/intent';
import { createDeposit, deposits } from '../../contracts/deposits-calls';
import { isOutcomeUnconfirmed } from '../../api/errors/api-error';
import { PAGE_SIZE } from '../../limits/spec';
import { readCheckoutLink } from '../checkout-link';
import type { PaymentAction } from '../payment-actions';
import { paymentActed } from '../payments';
import { createReconciledMutation } from '../../api/money-call/reconciled-mutation';

/** Parses a deposit intent stored across a page reload. Its known ids are tx_refs. */
const depositIntent = v.object({
  ...intentEntries,
  /** Naira. */
  amount: v.number(),
  method: paymentType,
});

/** A requested deposit, with the data to recognise it among the deposits. */
export type DepositIntent = v.InferOutput<typeof depositIntent>;

/** Deposits of the same amount and method, of any origin and time. */
const findCandidateDeposits = ({ amount, method }: DepositIntent, deposits: readonly Deposit[]) =>
  deposits
    .filter(({ ngnAmount, paymentType }) => ngnAmount === amount && paymentType === method)
    .map((deposit) => ({ id: deposit.txRef, date: deposit.createdAt, made: deposit }));

/** A created payment as the server returned it; its link is not checked yet. */
type CreatedPayment = ResultFor<'createDeposit'>;

/** The deposit being opened; an unconfirmed one is reconciled with the newest deposits. */
export const {
  $attempt: $depositAttempt,
  sent: depositSent,
  restoreRequested: depositRestoreRequested,
  restored: depositRestored,
  checkAgainClicked: depositCheckAgainClicked,
  abandonClicked: depositAbandonClicked,
  succeeded: depositSucceeded,
  rejected: depositRejected,
  notFound: depositNotFound,
  actionRequired: depositActionRequired,
} = createReconciledMutation({
  name: 'deposit',
  intentSchema: depositIntent,
  send: (client, request: RequestFor<'createDeposit'>, key) => client.call(createDeposit, request, { key }),
  loadList: (client, signal) => client.call(deposits, { query: { page: 1, limit: PAGE_SIZE } }, { signal }),
  toResult: (payment): CreatedPayment => payment,
  findCandidates: (intent, listed) => findCandidateDeposits(intent, listed.deposits),
  isUnconfirmed: (error) => isOutcomeUnconfirmed(error, createDeposit),
});

// From here on it is one of the payments.
sample({
  clock: depositSucceeded,
  fn: (payment): PaymentAction => ({ kind: 'created', ...payment }),
  target: paymentActed,
});

/** The payment is created and can be made at this address. */
export const paymentCreated = depositSucceeded.filterMap(({ txRef, paymentLink }) => {
  const href = readCheckoutLink(paymentLink);
  return href === null ? undefined : { txRef, href };
});

/** The payment is created, but the server sent no address, or none that a payment can be made at. */
export const linkMissing = depositSucceeded.filter({
  fn: ({ paymentLink }) => readCheckoutLink(paymentLink) === null,
});
