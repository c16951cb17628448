import { createEvent, createStore, sample, split } from 'effector';
import { activeNumbers, purchaseNumber } from '../../contracts/numbers';
import { createOperationFx } from '../../api/operation-fx';
import { createFireLaterFx } from '../../lib/fire-later';
import type { PurchasedNumber, RequestFor } from '../../contracts';
import { PAGE_SIZE, PURCHASE_RECHECK_MS } from '../../limits';
import { sessionEnded } from '../session';
import { isBoughtBy, type PurchaseIntent } from './intent';
import { readPurchaseFailure, type PurchaseFailure, type PurchaseRefusal } from './purchase-errors';

/** A purchase that is not settled yet: while there is one, no other is sent. */
export interface PurchaseAttempt {
  readonly intent: PurchaseIntent;
  /**
   * `sending`: the answer is awaited. `checking` and `rechecking`: the answer was lost, so the active
   * numbers are looked through, twice before absence is believed. `unknown`: they could not be loaded.
   */
  readonly phase: 'sending' | 'checking' | 'rechecking' | 'unknown';
}

const purchaseFx = createOperationFx(purchaseNumber);
const lookUpFx = createOperationFx(activeNumbers);

/** A purchase that passed every check is sent, once. */
export const purchaseSent = createEvent<{
  readonly intent: PurchaseIntent;
  readonly request: RequestFor<'purchaseNumber'>;
}>();

/** A purchase of before a reload of the page is taken up again. It is looked up, never sent again. */
export const attemptRestored = createEvent<PurchaseIntent>();

/** The user asked to look again for a purchase whose outcome is unknown. */
export const checkAgainClicked = createEvent();

/** The number is bought, by answer or by look-up. */
export const purchaseSucceeded = createEvent();

/** The server refused the purchase. */
export const purchaseRefused = createEvent<PurchaseRefusal>();

/** The look-up found nothing bought. */
export const purchaseNotFound = createEvent();

/** A call came back after which the balance may be another. */
export const balanceOutdated = createEvent();

const lookUpStarted = createEvent();
const firstLookUpMissed = createEvent();
const recheckTimeCame = createEvent();
const recheckLaterFx = createFireLaterFx(recheckTimeCame);

/** The purchase under way; null when another may be sent. */
export const $attempt = createStore<PurchaseAttempt | null>(null)
  .on(purchaseSent, (_, { intent }) => ({ intent, phase: 'sending' }))
  .on(attemptRestored, (_, intent) => ({ intent, phase: 'checking' }))
  .on(lookUpStarted, (attempt) => attempt && { ...attempt, phase: 'checking' })
  .on(firstLookUpMissed, (attempt) => attempt && { ...attempt, phase: 'rechecking' })
  .on(lookUpFx.fail, (attempt) => attempt && { ...attempt, phase: 'unknown' })
  .reset(purchaseSucceeded, purchaseRefused, purchaseNotFound, sessionEnded);

// An answer that meets no attempt belongs to a session that is over.
const $hasAttempt = $attempt.map((attempt) => attempt !== null);

sample({ clock: purchaseSent, fn: ({ request }) => request, target: purchaseFx });

sample({
  clock: [purchaseFx.finally, lookUpFx.finally],
  filter: $hasAttempt,
  fn: () => undefined,
  target: balanceOutdated,
});
sample({ clock: purchaseFx.done, filter: $hasAttempt, fn: () => undefined, target: purchaseSucceeded });

const purchaseFailed = sample({
  clock: purchaseFx.failData,
  filter: $hasAttempt,
  fn: readPurchaseFailure,
});
sample({ clock: purchaseFailed, filter: isRefusal, target: purchaseRefused });
sample({
  clock: purchaseFailed,
  filter: (failure) => !isRefusal(failure),
  fn: () => undefined,
  target: lookUpStarted,
});

sample({
  clock: checkAgainClicked,
  source: $attempt,
  filter: (attempt) => attempt?.phase === 'unknown',
  fn: () => undefined,
  target: lookUpStarted,
});

sample({
  clock: firstLookUpMissed,
  fn: () => ({ afterMs: PURCHASE_RECHECK_MS, payload: undefined }),
  target: recheckLaterFx,
});
const recheckDue = sample({
  clock: recheckTimeCame,
  source: $attempt,
  filter: (attempt) => attempt?.phase === 'rechecking',
});
sample({
  clock: [lookUpStarted, attemptRestored, recheckDue],
  fn: () => ({ query: { page: 1, limit: PAGE_SIZE } }),
  target: lookUpFx,
});
split({
  source: sample({ clock: lookUpFx.doneData, source: $attempt, fn: readLookUp }),
  match: (verdict: LookUpVerdict) => verdict,
  cases: { found: purchaseSucceeded, 'look-again': firstLookUpMissed, 'not-found': purchaseNotFound },
});

type LookUpVerdict = 'found' | 'look-again' | 'not-found' | 'nobody-asks';

function readLookUp(
  attempt: PurchaseAttempt | null,
  { numbers }: { readonly numbers: readonly PurchasedNumber[] },
): LookUpVerdict {
  if (attempt === null) return 'nobody-asks';
  if (numbers.some((number) => isBoughtBy(attempt.intent, number))) return 'found';
  return attempt.phase === 'checking' ? 'look-again' : 'not-found';
}

function isRefusal(failure: PurchaseFailure): failure is PurchaseRefusal {
  return failure.kind !== 'unconfirmed';
}
