import * as v from 'valibot';
import type { PurchasedNumber } from '../contracts/number';
import type { RequestFor } from '../contracts/operations';
import { intentEntries } from '../api/money-call/intent';
import { activeNumbers, purchaseNumber } from '../contracts/numbers-calls';
import { PAGE_SIZE } from '../limits/spec';
import type { AttemptStep } from '../api/money-call/money-call';
import { createReconciledMutation } from '../api/money-call/reconciled-mutation';
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

/** What the last step showed when a purchase was sent. Amounts in USD. */
export interface ShownAtPress {
  readonly price: number | null;
  readonly balance: number | null;
  /** Null for any operator. */
  readonly operatorName: string | null;
}

export interface PurchaseOrder extends RequestFor<'purchaseNumber'> {
  readonly shown: ShownAtPress;
}

export interface PurchaseResult {
  readonly id: string | null;
  /** Null where the answer does not describe it, and for a number that a list has. */
  readonly number: PurchasedNumber | null;
}

/**
 * The call of a purchase, and what becomes of it when its answer is lost. It is never sent again: unless the
 * answer is a rejection that `readPurchaseRejection` knows, `updateAttempt` in `mutation-attempt` has it
 * 'checking' and looks a new number of the same choice up in the list of active numbers. A single one is what
 * was bought; none by the deadline means 'Not charged'; several, an older
 * or undated one, or no list known at the click leave it to the user. Each step
 * fires `purchaseStepped`, which `purchase-step` turns into what the wizard shows.
 */
export const {
  stepped: purchaseStepped,
  sent: purchaseSent,
  restoreRequested: purchaseRestoreRequested,
  checkAgainClicked,
  abandonClicked: purchaseAbandonClicked,
  succeeded: purchaseSucceeded,
  mayHaveCharged,
} = createReconciledMutation({
  name: 'purchase',
  intentSchema: purchaseIntent,
  send: (client, { body }: PurchaseOrder, key) => client.call(purchaseNumber, { body }, { key }),
  loadList: (client, signal) =>
    client.call(activeNumbers, { query: { page: 1, limit: PAGE_SIZE } }, { signal }),
  toResult: (answer): PurchaseResult => answer,
  findCandidates: (intent, { numbers }) => findCandidateNumbers(intent, numbers),
  isUnconfirmed: (error) => readPurchaseRejection(error) === null,
});

export type PurchaseCallStep = AttemptStep<PurchaseIntent, PurchaseOrder, PurchaseResult>;
