import { combine, createEvent, createStore, sample } from 'effector';
import type { PurchasedNumber } from '../../../contracts';
import { REQUEST_TIMEOUT_MS } from '../../../limits';
import { isActiveNumber } from '../../../rules';
import { $activeNumbers, $isActiveNumbersScreenUp } from '../../numbers';
import { newSince } from '../../../reconciled-mutation';
import { sessionEnded } from '../../session';
import { toast, toastRequested } from '../../notifications/toasts';
import { purchaseRefused, purchaseRestored, purchaseSent, purchaseSucceeded } from '../submit/attempt';
import { numbersLike, type PurchaseIntent } from '../submit/intent';

/** The user keeps them all. */
export const twinsDismissed = createEvent();

/** The newest click that was not refused: what it bought is watched. */
const $newestClick = createStore<PurchaseIntent | null>(null)
  .on(purchaseSent, (_, { intent }) => intent)
  .on(purchaseRestored, (_, intent) => intent)
  .reset(purchaseRefused, twinsDismissed, sessionEnded);

/** Ids of the numbers bought on this page: known before a list shows them. */
export const $boughtIds = createStore<readonly string[]>([])
  .on(purchaseSucceeded, (ids, { id }) => (id === null ? ids : [...ids, id]))
  .reset(sessionEnded);

/**
 * The active numbers that one click bought, oldest first. There may be more than one: a browser resends a POST on its
 * own when a reused connection breaks, and a server that knows no keys buys again.
 */
export const $boughtWithClick = combine(
  $newestClick,
  $activeNumbers,
  (click, numbers): readonly PurchasedNumber[] => {
    if (click === null || numbers === null) return [];
    const active = numbers.filter(isActiveNumber);
    const bought = newSince(click, numbersLike(click, active)).toSorted((a, b) => dateOf(a) - dateOf(b));
    const [first] = bought;
    // A call lasts no longer than this: what was bought later was bought elsewhere.
    const ofOneCall = bought.filter((row) => first && dateOf(row) - dateOf(first) <= REQUEST_TIMEOUT_MS);
    return ofOneCall.flatMap(({ id }) => active.filter((number) => number.id === id));
  },
);

/** Whether one click bought more than one number. */
export const $hasTwins = $boughtWithClick.map((numbers) => numbers.length > 1);
sample({
  clock: $hasTwins.updates,
  source: $isActiveNumbersScreenUp,
  filter: (isUp, hasTwins) => hasTwins && !isUp,
  fn: () => toast('warning', 'Two numbers were bought. Open Active Numbers to cancel the second one.'),
  target: toastRequested,
});

function dateOf({ date }: { readonly date: number | null }): number {
  return date ?? 0;
}
