import { combine, sample } from 'effector';
import { resultBroadcast, resultReceived } from '../api/cross-tab/cross-tab-cache';
import type { PurchasedNumber } from '../contracts/number';
import { purchaseNumber } from '../contracts/numbers-calls';
import { toast, toastRequested } from '../lib/toasts/toasts';
import { REQUEST_TIMEOUT_MS } from '../limits/spec';
import { STORED_DATE_STEP_MS } from '../limits/tuning';
import { findNewCandidates } from '../api/money-call/match-result';
import { $activeNumbers } from '../numbers/list/active-numbers';
import { isActiveNumber } from '../numbers/list/number-status';
import { activeNumbersScreen } from '../numbers/list/polling';
import { $purchase, purchaseActed } from './purchase';
import { findCandidateNumbers, purchaseSent } from './purchase-attempt';
import { selectionOf, type Purchase } from './purchase-state';

/**
 * Active numbers bought by one click, oldest first. There may be more than one: a browser resends a POST by
 * itself when a reused connection breaks, and a server without idempotency keys buys again.
 */
const numbersOfLatestClick = (
  { latest, keptAll, otherTabClickedAt }: Purchase,
  numbers: readonly PurchasedNumber[] | null,
): readonly PurchasedNumber[] => {
  if (latest === null || latest === keptAll || numbers === null) return [];
  const active = numbers.filter(isActiveNumber);
  const bought = findNewCandidates(latest, findCandidateNumbers(latest, active))
    .filter((row) => dateOf(row) + STORED_DATE_STEP_MS <= otherTabClickedAt)
    .toSorted((a, b) => dateOf(a) - dateOf(b));
  const [first] = bought;
  // A call lasts no longer than this: a later purchase is an external one.
  const ofOneCall = bought.filter((row) => first && dateOf(row) - dateOf(first) <= REQUEST_TIMEOUT_MS);
  return ofOneCall.flatMap(({ id }) => active.filter((number) => number.id === id));
};

/** The numbers of the latest click; more than one where it was made twice on the way. */
export const $numbersOfLatestClick = combine($purchase, $activeNumbers, numbersOfLatestClick);

/** True if one click bought more than one number. */
export const $hasDuplicate = $numbersOfLatestClick.map((numbers) => numbers.length > 1);

// No other tab could tell a number of this click from a duplicate of its own.
sample({
  clock: purchaseSent,
  fn: ({ intent }) => ({
    path: purchaseNumber.path,
    key: selectionOf(intent),
    result: intent.clickedAt,
    startedAt: intent.clickedHereAt,
  }),
  target: resultBroadcast,
});
sample({
  clock: resultReceived,
  filter: ({ path }) => path === purchaseNumber.path,
  fn: ({ key, result }) => ({
    kind: 'other-tab-clicked' as const,
    selection: key,
    at: Number(result),
  }),
  target: purchaseActed,
});

sample({
  clock: $hasDuplicate.updates,
  source: activeNumbersScreen.$isOpen,
  filter: (isOpen, hasDuplicate) => hasDuplicate && !isOpen,
  fn: () => toast('warning', 'More than one number was bought. Open Active Numbers to cancel the others.'),
  target: toastRequested,
});

function dateOf({ date }: { readonly date: number | null }): number {
  return date ?? 0;
}
