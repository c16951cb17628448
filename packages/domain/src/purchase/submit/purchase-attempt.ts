import * as v from 'valibot';
import type { PurchasedNumber } from '../../contracts/number';
import type { RequestFor } from '../../contracts/operations';
import { intentEntries } from '../../money/intent';
import { sample } from 'effector';
import { activeNumbers, purchaseNumber } from '../../contracts/numbers-calls';
import { PAGE_SIZE } from '../../limits/spec';
import { createReconciledMutation } from '../../money/reconciled-mutation';
import { numberAnnounced } from '../../numbers/list/active-numbers';
import { readPurchaseRejection } from './rejections';

/** Parses a purchase intent stored across a page reload. */
const purchaseIntent = v.object({
  ...intentEntries,
  country: v.string(),
  service: v.string(),
  /** Empty for any. */
  operator: v.string(),
});

/** A requested purchase, with the data to recognise it among the active numbers. */
export type PurchaseIntent = v.InferOutput<typeof purchaseIntent>;

/** Numbers for the same service and country, of any origin and time. */
export const findCandidateNumbers = (
  { service, country }: PurchaseIntent,
  numbers: readonly PurchasedNumber[],
) =>
  numbers
    .filter(({ serviceCode, countryCode }) => serviceCode === service && countryCode === country)
    .map((number) => ({ id: number.id, date: number.purchasedAt, made: { id: number.id, number: null } }));

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
