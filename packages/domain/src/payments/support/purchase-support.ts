import { createEvent, createStore, sample } from 'effector';
import { $user } from '../../api/session/current-user';
import { $clock } from '../../lib/time/clock';
import { purchaseSupportText } from './support-text';
import { $confirmStep, $selectionNames } from '../../purchase/confirm-step';
import { priceView } from '../../purchase/price-view';
import { purchaseError } from '../../purchase/purchase-state';

/** 'Copy for support' of a failed purchase, with the version and page of the app. */
export const purchaseSupportOpened = createEvent<{ readonly version: string; readonly page: string }>();

export const purchaseSupportClosed = createEvent();

const requested = sample({
  clock: purchaseSupportOpened,
  source: { user: $user, names: $selectionNames, step: $confirmStep, clock: $clock },
  fn: ({ user, names, step, clock }, app) => {
    const error = purchaseError(step.purchase.status);
    const price = priceView(step);
    return (
      error &&
      purchaseSupportText({
        ...app,
        ...names,
        username: user?.username ?? '',
        price: price.kind === 'known' ? price.amount : undefined,
        maxPrice: step.maxPriceText,
        at: clock.now(),
        error: error.text,
      })
    );
  },
}).filterMap((text) => text ?? undefined);

/**
 * The text about the purchase error on screen when it was opened: the error itself disappears after a few
 * seconds.
 */
export const $purchaseSupportText = createStore<string | null>(null)
  .on(requested, (_, text) => text)
  .reset(purchaseSupportClosed);
