import { createEvent, createStore, sample } from 'effector';
import { createFireLaterFx } from '../../lib/fire-later';
import { PURCHASE_ERROR_AFTER_CHANGE_MS, PURCHASE_ERROR_MS } from '../../limits';
import { sessionEnded } from '../session';
import { purchaseSent } from './attempt';
import { selectionChangedByUser } from '../selection';

/** The purchase error message on the confirm step. */
export interface PurchaseErrorMessage {
  readonly text: string;
  /** Whether 'Try "Any Operator" instead' is offered (spec §8). */
  readonly canTryAnyOperator: boolean;
}

/** Shows an error; it replaces an earlier one. */
export const purchaseErrorShown = createEvent<PurchaseErrorMessage>();

/** The user closed the error. */
export const purchaseErrorDismissed = createEvent();

const timeIsUp = createEvent<PurchaseErrorMessage>();
const expireLaterFx = createFireLaterFx(timeIsUp);

/** The error on screen; null while there is none. */
export const $purchaseError = createStore<PurchaseErrorMessage | null>(null)
  .on(purchaseErrorShown, (_, message) => ({ ...message }))
  // Each timer knows its message, so that an earlier one never clears a later message.
  .on(timeIsUp, (shown, expired) => (shown === expired ? null : shown))
  .reset(purchaseErrorDismissed, purchaseSent, sessionEnded);

// Stryker disable next-line ConditionalExpression: where nothing is shown, a timer would clear nothing.
const isShown = (message: PurchaseErrorMessage | null): message is PurchaseErrorMessage => message !== null;

const shown = sample({ clock: purchaseErrorShown, source: $purchaseError, filter: isShown });
const outdated = sample({ clock: selectionChangedByUser, source: $purchaseError, filter: isShown });

sample({
  clock: shown,
  fn: (payload) => ({ afterMs: PURCHASE_ERROR_MS, payload }),
  target: expireLaterFx,
});
sample({
  clock: outdated,
  fn: (payload) => ({ afterMs: PURCHASE_ERROR_AFTER_CHANGE_MS, payload }),
  target: expireLaterFx,
});
