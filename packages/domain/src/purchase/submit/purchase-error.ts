import { createEvent, createStore, sample } from 'effector';
import { createLifetimes } from '../../lib/time/create-lifetimes';
import { $isPageVisible } from '../../lib/page';
import { PURCHASE_ERROR_AFTER_CHANGE_MS, PURCHASE_ERROR_MS } from '../../limits/spec';
import { purchaseSent } from './purchase-attempt';
import { selectionChangedByUser } from '../../catalogue/selection';

/** The purchase error message on the confirm step. */
export interface PurchaseErrorMessage {
  readonly text: string;
  /** True if 'Try "Any Operator" instead' is offered (spec §8). */
  readonly canTryAnyOperator: boolean;
  /** Price in USD that the user may accept: the server charges more than was shown. */
  readonly newPrice?: number;
}

/** Shows an error; it replaces an earlier one. */
export const purchaseErrorShown = createEvent<PurchaseErrorMessage>();

/** The user closed the error. */
export const purchaseErrorDismissed = createEvent();

// Paused while the page is hidden: the user would miss why the purchase failed.
const lifetimes = createLifetimes<PurchaseErrorMessage>($isPageVisible);

/** Removes the expired error; a story replaces it, as it does for toasts. */
export const expirePurchaseErrorLaterFx = lifetimes.expireLaterFx;

/** The error on screen; null while there is none. */
export const $purchaseError = createStore<PurchaseErrorMessage | null>(null)
  .on(purchaseErrorShown, (_, message) => ({ ...message }))
  // By identity, so that the time of an earlier message never clears a later one.
  .on(lifetimes.expired, (shown, expired) => (shown && expired.includes(shown) ? null : shown))
  .reset(purchaseErrorDismissed, purchaseSent);

const isShown = (message: PurchaseErrorMessage | null): message is PurchaseErrorMessage => message !== null;

const shown = sample({ clock: purchaseErrorShown, source: $purchaseError, filter: isShown });
const outdated = sample({ clock: selectionChangedByUser, source: $purchaseError, filter: isShown });

sample({
  clock: shown,
  fn: (payload) => ({ afterMs: PURCHASE_ERROR_MS, payload }),
  target: lifetimes.started,
});
sample({
  clock: outdated,
  fn: (payload) => ({ afterMs: PURCHASE_ERROR_AFTER_CHANGE_MS, payload }),
  target: lifetimes.started,
});
