import { createDeposit, deposits } from '../../../contracts/deposits';
import { isOutcomeUnknown } from '../../../api/errors/api-error';
import type { RequestFor, ResultFor } from '../../../contracts';
import { PAGE_SIZE } from '../../../limits';
import { readCheckoutLink } from '../../../rules';
import { createMoneyAttempt } from '../../../reconciled-mutation';
import { depositIntent, depositsLike } from './intent';

/** A created payment as the server returned it; its link is not checked yet. */
type CreatedPayment = ResultFor<'createDeposit'>;

/** The deposit being opened; an unknown outcome is looked up among the newest deposits. */
export const {
  $attempt: $depositAttempt,
  sent: depositSent,
  restoreRequested: depositRestoreRequested,
  restored: depositRestored,
  checkAgainClicked: depositCheckAgainClicked,
  giveUpClicked: depositGiveUpClicked,
  missed: depositMissed,
  succeeded: depositMade,
  refused: depositRefused,
  notFound: depositNotFound,
  userNeeded: depositUserNeeded,
} = createMoneyAttempt({
  name: 'deposit',
  intentSchema: depositIntent,
  send: (client, request: RequestFor<'createDeposit'>, key) => client.call(createDeposit, request, { key }),
  lookUp: (client, signal) => client.call(deposits, { query: { page: 1, limit: PAGE_SIZE } }, { signal }),
  madeBy: (payment): CreatedPayment => payment,
  alike: (intent, listed) => depositsLike(intent, listed.deposits),
  isUnknown: (error) => isOutcomeUnknown(error, createDeposit),
});

/** The payment is created and can be made at this address. */
export const paymentCreated = depositMade.filterMap(({ txRef, paymentLink }) => {
  const href = readCheckoutLink(paymentLink);
  return href === null ? undefined : { txRef, href };
});

/** The payment is created, but the server sent no address, or none that a payment can be made at. */
export const linkMissing = depositMade.filter({
  fn: ({ paymentLink }) => readCheckoutLink(paymentLink) === null,
});
