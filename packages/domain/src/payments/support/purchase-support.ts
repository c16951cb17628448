import { createEvent, createStore, sample } from 'effector';
import { $user } from '../../api/session/current-user';
import { $clock } from '../../lib/time/clock';
import { purchaseSupportText } from './support-text';
import { $maxPriceText } from '../../purchase/pricing/price';
import { $priceView, $selectionNames } from '../../purchase/pricing/price-view';
import { $purchaseError } from '../../purchase/submit/purchase-error';

/** 'Copy for support' of a failed purchase, with the version and page of the app. */
export const purchaseSupportOpened = createEvent<{ readonly version: string; readonly page: string }>();

/** The text was closed. */
export const purchaseSupportClosed = createEvent();

const requested = sample({
  clock: purchaseSupportOpened,
  source: {
    user: $user,
    names: $selectionNames,
    price: $priceView,
    maxPrice: $maxPriceText,
    error: $purchaseError,
    clock: $clock,
  },
  filter: ({ error }) => error !== null,
  fn: ({ user, names, price, maxPrice, error, clock }, app) =>
    purchaseSupportText({
      ...app,
      ...names,
      username: user?.username ?? '',
      price: price.kind === 'known' ? price.amount : undefined,
      maxPrice,
      at: clock.now(),
      error: error?.text ?? '',
    }),
});

/** The text about the purchase error on screen when it was opened: the error itself disappears after a few seconds. */
export const $purchaseSupportText = createStore<string | null>(null)
  .on(requested, (_, text) => text)
  .reset(purchaseSupportClosed);
