import { createEvent, createStore, sample } from 'effector';
import type { Deposit } from '../../contracts/deposit';
import { readDepositStatus } from '../deposit-state';
import { paymentFailed, paymentSucceeded, verificationCompleted } from '../../realtime/messages/events';
import { pageFocused, pageVisibilityChanged } from '../../lib/page';
import { depositCancelled, depositsAborted, depositsLoaded, depositsRequested } from '../deposit-list';

/** A deposit was opened here: it is pending until a list shows otherwise. */
export const depositOpened = createEvent<string>();

/** The payments with these tx_refs are no longer pending, or are treated so until the next list loads. */
export const pendingRemoved = createEvent<readonly string[]>();

const isPending = ({ status }: Deposit): boolean => readDepositStatus(status) === 'pending';

/**
 * tx_refs of the pending payments, expired ones included until the server settles them. The newest deposits
 * without a filter decide; any other list only corrects the payments it contains.
 */
export const $pendingRefs = createStore<ReadonlySet<string>>(new Set())
  .on(depositOpened, (refs, txRef) => new Set([...refs, txRef]))
  .on(pendingRemoved, without)
  .on(depositsLoaded, (refs, { page, isComplete }) => {
    const pending = page.deposits.filter(isPending).map(({ txRef }) => txRef);
    const others = isComplete
      ? []
      : without(
          refs,
          page.deposits.map(({ txRef }) => txRef),
        );
    return new Set([...others, ...pending]);
  });

/** Number of pending payments: the badge of the header (spec §2). */
export const $pendingCount = $pendingRefs.map((refs) => refs.size);

/** The tx_refs of all deposits seen so far on the newest page; null until it was loaded. */
export const $knownRefs = createStore<readonly string[] | null>(null).on(
  depositOpened,
  (refs, txRef) => refs && [...refs, txRef],
);

sample({
  clock: depositsLoaded,
  filter: ({ isComplete }) => isComplete,
  fn: ({ page }) => page.deposits.map(({ txRef }) => txRef),
  target: $knownRefs,
});

sample({ clock: [depositOpened, depositCancelled], target: depositsAborted });

// The payment is removed at once; the reload shows its new state.
sample({
  clock: [
    sample({ clock: [paymentSucceeded, paymentFailed], fn: ({ references }) => references }),
    verificationCompleted.filterMap(({ txRef, success }) => (success ? [txRef] : undefined)),
  ],
  target: pendingRemoved,
});

// A payment may settle without a message, and a popup can look closed while it is open: the page in it may isolate it
// from this one. So a return to this page is a reason to ask.
sample({
  clock: [pageFocused, pageVisibilityChanged.filter({ fn: Boolean })],
  source: $pendingCount,
  filter: (count) => count > 0,
  target: depositsRequested,
});

function without(refs: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> {
  return new Set([...refs].filter((ref) => !gone.includes(ref)));
}
