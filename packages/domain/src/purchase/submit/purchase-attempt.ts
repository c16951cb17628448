import { sample } from 'effector';
import { activeNumbers, purchaseNumber } from '../../contracts/numbers-calls';
import type { PurchasedNumber, RequestFor } from '../../contracts';
import { PAGE_SIZE } from '../../limits';
import { createReconciledMutation } from '../../money/reconciled-mutation';
import { numberAnnounced } from '../../numbers';
import { findCandidateNumbers, purchaseIntent } from './purchase-intent';
import { readPurchaseRejection } from './rejections';

interface PurchaseResult {
  readonly id: string | null;
  /** Null where the answer does not describe it, and for a number that a list has. */
  readonly number: PurchasedNumber | null;
}

const purchase = createReconciledMutation({
  name: 'purchase',
  intentSchema: purchaseIntent,
  send: (client, request: RequestFor<'purchaseNumber'>, key) => client.call(purchaseNumber, request, { key }),
  loadList: (client, signal) =>
    client.call(activeNumbers, { query: { page: 1, limit: PAGE_SIZE } }, { signal }),
  toResult: (answer): PurchaseResult => answer,
  findCandidates: (intent, { numbers }) => findCandidateNumbers(intent, numbers),
  isUnconfirmed: (error) => readPurchaseRejection(error) === null,
});

/** The purchase in flight; an unconfirmed one is reconciled with the active numbers. */
export const {
  $attempt,
  sent: purchaseSent,
  restoreRequested: purchaseRestoreRequested,
  restored: purchaseRestored,
  checkAgainClicked,
  abandonClicked: purchaseAbandonClicked,
  succeeded: purchaseSucceeded,
  notFound: purchaseNotFound,
  actionRequired: purchaseActionRequired,
  mayHaveCharged,
} = purchase;

sample({ clock: purchaseSucceeded.filterMap(({ number }) => number ?? undefined), target: numberAnnounced });

/** The server refused the purchase. */
export const purchaseRejected = purchase.rejected.filterMap(
  (error) => readPurchaseRejection(error) ?? undefined,
);
