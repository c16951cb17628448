import { attach, createEvent, createStore, sample } from 'effector';
import { readStorageFx, portsSupplied, writeStorageFx } from '../../../lib/ports';
import { parseResumedPayment, type PartialSelection, type Selection } from '../../../rules';
import { newNumberAnnounced } from '../../numbers/list/active-numbers';
import { $latestIntent } from '../../purchase/recovery/duplicate-purchase';
import { purchaseSucceeded } from '../../purchase/submit/attempt';
import { transactionsScreen } from '../deposits/list';
import { $user } from '../../../api/session/current-user';
import { sessionEnded } from '../../../lib/session-events';
import { $isAddFundsOpen, addFundsOpened, depositAmountChanged } from './form';
import { $shortfallNgn } from './amount/shortfall';

/** 'Add Funds' of the last step: the user left the wizard with these choices, for lack of funds (decision 0062). */
export const purchaseSuspended = createEvent<PartialSelection>();

/** A purchase that continues automatically may have been interrupted: the last step is on screen. */
export const resumePurchaseRequested = createEvent();

/** The payment for the interrupted purchase was created from its last step; its tx_ref. */
export const resumePaymentCreated = createEvent<string>();

/** The purchase was made, or is not wanted any more. */
export const resumePurchaseClosed = createEvent();

/** The user returned to the purchase. */
export const resumePurchaseFollowed = createEvent();

const loadFx = attach({ effect: readStorageFx, mapParams: (_: unknown) => 'unsettled-top-up' as const });

const restored = sample({
  clock: loadFx.doneData,
  source: $user,
  fn: (user, value) => {
    const stored = parseResumedPayment(value);
    return stored?.userId === user?.id ? stored : null;
  },
}).filterMap((stored) => stored ?? undefined);

/** The interrupted purchase; null without one. Stored, because a payment in this tab leaves the page. */
export const $purchaseToResume = createStore<PartialSelection | null>(null)
  .on([purchaseSuspended, restored.map(({ choices }) => choices)], (_, choices) => choices)
  .reset(resumePurchaseClosed, sessionEnded);

/** tx_ref of the payment made from the last step; null without one. A payment in this tab returns to that step by it. */
export const $resumePaymentRef = createStore<string | null>(null)
  .on(resumePaymentCreated, (_, txRef) => txRef)
  .on(restored, (_, { txRef }) => txRef ?? null)
  .reset(purchaseSuspended, resumePurchaseClosed, sessionEnded);

sample({
  clock: purchaseSuspended,
  source: $user,
  fn: (user, choices) => ({ name: 'unsettled-top-up' as const, value: { userId: user?.id, choices } }),
  target: writeStorageFx,
});
// The step still waits for a payment made from it.
sample({
  clock: resumePurchaseFollowed,
  source: $resumePaymentRef,
  filter: (txRef) => txRef === null,
  fn: () => undefined,
  target: resumePurchaseClosed,
});
sample({
  clock: resumePaymentCreated,
  source: { user: $user, choices: $purchaseToResume },
  filter: ({ choices }) => choices !== null,
  fn: ({ user, choices }, txRef) => ({
    name: 'unsettled-top-up' as const,
    value: { userId: user?.id, choices, txRef },
  }),
  target: writeStorageFx,
});
// Bought in any way: here, or in another tab or device.
sample({
  clock: [
    sample({ clock: purchaseSucceeded, source: $latestIntent }),
    newNumberAnnounced.map(
      ({ number }) => number && { country: number.countryCode, service: number.serviceCode },
    ),
  ],
  source: $purchaseToResume,
  filter: isSamePurchase,
  fn: () => undefined,
  target: resumePurchaseClosed,
});
sample({
  clock: resumePurchaseClosed,
  fn: () => ({ name: 'unsettled-top-up' as const, value: null }),
  target: writeStorageFx,
});
// A reloaded page shows its screen just before its ports are supplied.
sample({
  clock: [transactionsScreen.opened, portsSupplied, resumePurchaseRequested],
  target: loadFx,
});

/** True while the amount waits for the shortfall. Text that the user types meanwhile wins. */
const $isFillDue = createStore(false)
  .on(purchaseSuspended, () => true)
  .reset(depositAmountChanged, $isAddFundsOpen.updates.filter({ fn: (isOpen) => !isOpen }), sessionEnded);

sample({ clock: purchaseSuspended, target: addFundsOpened });
sample({
  clock: [$shortfallNgn, $isFillDue],
  source: { ngn: $shortfallNgn, isDue: $isFillDue },
  filter: ({ ngn, isDue }) => isDue && ngn !== null,
  fn: ({ ngn }) => String(ngn),
  target: depositAmountChanged,
});

/** True for the same country and service. Whatever the operator: a number is for these. */
export function isSamePurchase(
  choices: PartialSelection | null,
  other: Pick<Selection, 'country' | 'service'> | null,
): boolean {
  if (choices === null || other === null) return false;
  return choices.country === other.country && choices.service === other.service;
}
