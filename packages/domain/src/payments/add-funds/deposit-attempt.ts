import { createDeposit, deposits } from '../../contracts/deposits-calls';
import { isOutcomeUnconfirmed } from '../../api/errors/api-error';
import type { RequestFor, ResultFor } from '../../contracts';
import { PAGE_SIZE } from '../../limits';
import { readCheckoutLink } from '../checkout/checkout-link';
import { createReconciledMutation } from '../../money/reconciled-mutation';
import { depositIntent, findCandidateDeposits } from './deposit-intent';

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
  reconciliationPending: depositReconciliationPending,
  reconciliationFailed: depositReconciliationFailed,
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

/** The payment is created and can be made at this address. */
export const paymentCreated = depositSucceeded.filterMap(({ txRef, paymentLink }) => {
  const href = readCheckoutLink(paymentLink);
  return href === null ? undefined : { txRef, href };
});

/** The payment is created, but the server sent no address, or none that a payment can be made at. */
export const linkMissing = depositSucceeded.filter({
  fn: ({ paymentLink }) => readCheckoutLink(paymentLink) === null,
});
