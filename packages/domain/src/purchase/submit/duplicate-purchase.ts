import { combine, createEvent, createStore, sample } from 'effector';
import { resultBroadcast, resultReceived } from '../../api/cross-tab/cross-tab-cache';
import type { PurchasedNumber } from '../../contracts/number';
import { purchaseNumber } from '../../contracts/numbers-calls';
import { REQUEST_TIMEOUT_MS } from '../../limits/spec';
import { STORED_DATE_STEP_MS } from '../../limits/tuning';
import { isActiveNumber } from '../../numbers/list/number-status';
import { $activeNumbers } from '../../numbers/list/active-numbers';
import { activeNumbersScreen } from '../../numbers/list/polling';
import { formatPhoneNumber } from '../../numbers/copying/copyable-text';
import { $numberCards } from '../../numbers/cards/cards';
import { cancelClicked } from '../../numbers/actions/number-actions';
import type { CancelView } from '../../numbers/cards/card-view';
import { findNewCandidates } from '../../money/match-result';
import { toast, toastRequested } from '../../lib/toasts/toasts';
import {
  purchaseRejected,
  purchaseRestored,
  purchaseSent,
  purchaseSucceeded,
  findCandidateNumbers,
  type PurchaseIntent,
} from './purchase-attempt';

/** The user keeps all numbers. */
export const duplicatePurchaseDismissed = createEvent();

/** The newest click that was not rejected: its purchases are compared with the list. */
export const $latestIntent = createStore<PurchaseIntent | null>(null)
  .on(purchaseSent, (_, { intent }) => intent)
  .on(purchaseRestored, (_, intent) => intent)
  .reset(purchaseRejected, duplicatePurchaseDismissed);

const selectionOf = ({ country, service }: PurchaseIntent): string => `${country} ${service}`;

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

/** First click on the same in another tab since the newest one here, server time in ms since 1970; else `Infinity`. */
const $otherTabClickedAt = createStore(Infinity).reset(purchaseSent, purchaseRestored);
sample({
  clock: resultReceived,
  source: { intent: $latestIntent, at: $otherTabClickedAt },
  filter: ({ intent }, { path, key }) =>
    path === purchaseNumber.path && intent !== null && key === selectionOf(intent),
  fn: ({ at }, { result }) => Math.min(at, Number(result)),
  target: $otherTabClickedAt,
});

/** Ids of the numbers bought on this page: known before a list shows them. */
export const $boughtIds = createStore<readonly string[]>([]).on(purchaseSucceeded, (ids, { id }) =>
  id === null ? ids : [...ids, id],
);

/**
 * Active numbers bought by one click, oldest first. There may be more than one: a browser resends a POST by
 * itself when a reused connection breaks, and a server without idempotency keys buys again.
 */
const $numbersOfLatestIntent = combine(
  $latestIntent,
  $activeNumbers,
  $otherTabClickedAt,
  (click, numbers, otherTabClickedAt): readonly PurchasedNumber[] => {
    if (click === null || numbers === null) return [];
    const active = numbers.filter(isActiveNumber);
    const bought = findNewCandidates(click, findCandidateNumbers(click, active))
      .filter((row) => dateOf(row) + STORED_DATE_STEP_MS <= otherTabClickedAt)
      .toSorted((a, b) => dateOf(a) - dateOf(b));
    const [first] = bought;
    // A call lasts no longer than this: a later purchase is an external one.
    const ofOneCall = bought.filter((row) => first && dateOf(row) - dateOf(first) <= REQUEST_TIMEOUT_MS);
    return ofOneCall.flatMap(({ id }) => active.filter((number) => number.id === id));
  },
);

/** True if one click bought more than one number. */
export const $hasDuplicate = $numbersOfLatestIntent.map((numbers) => numbers.length > 1);
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

/** 'Cancel the second one'. */
export const secondNumberCancelClicked = createEvent();

/** The numbers bought by one click, if more than one, as displayed. */
export interface DuplicatePurchaseView {
  readonly count: number;
  /** Their phone numbers, oldest first. */
  readonly phoneNumbers: readonly string[];
  /** State of the button that cancels the second one. */
  readonly cancel: CancelView;
}

/** More than one number bought with one click; null while there is no such case. */
export const $duplicatePurchase = combine(
  $numbersOfLatestIntent,
  $numberCards,
  (numbers, cards): DuplicatePurchaseView | null => {
    const [, second] = numbers;
    if (second === undefined) return null;
    return {
      count: numbers.length,
      phoneNumbers: numbers.map(({ phoneNumber }) => formatPhoneNumber(phoneNumber)),
      cancel: cards.get(second.id)?.cancel ?? { kind: 'none' },
    };
  },
);

sample({
  clock: sample({ clock: secondNumberCancelClicked, source: $numbersOfLatestIntent }).filterMap(
    ([, second]) => second?.id,
  ),
  target: cancelClicked,
});
