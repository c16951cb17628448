import { createEvent, createStore, sample } from 'effector';
import { formatUsd } from '../../lib/format/money';
import { parseMaxPrice } from '../pricing/max-price';
import { $isPricesLoading, pricesRequested } from '../../catalogue/offers/prices';
import { selectionChangedByUser } from '../../catalogue/selection';
import { $maxPriceText, $purchaseLockedBy, maxPriceChanged, offerAccepted } from '../pricing/price';
import { $price } from '../pricing/selected-price';
import { purchaseRejected, purchaseRestored, purchaseSent } from './purchase-attempt';
import {
  $purchaseError,
  purchaseErrorDismissed,
  purchaseErrorShown,
  type PurchaseErrorMessage,
} from './purchase-error';
import { purchaseClicked } from './submit-purchase';

/** 'Buy for $0.0512': the user accepts the price that the server named instead of the one shown before. */
export const newPriceAccepted = createEvent();

/** Shown until the price list says the new price, where the server did not. */
const PRICE_CHANGED = 'The price has changed.';

/** The price shown when the newest purchase was sent, in USD; null while unknown. */
export const $shownPrice = createStore<number | null>(null).reset(purchaseRestored);
sample({ clock: purchaseSent, source: $price, target: $shownPrice });

const exceeded = purchaseRejected.filterMap((refusal) =>
  refusal.kind === 'price-exceeded' ? refusal : undefined,
);
sample({ clock: exceeded, target: pricesRequested });

/** True while the answer named no price, and the price list is to say it. */
const $isPriceAwaited = createStore(false)
  .on(purchaseErrorShown, (_, { text }) => text === PRICE_CHANGED)
  .reset(purchaseSent, selectionChangedByUser, purchaseErrorDismissed);

sample({
  clock: exceeded,
  source: $shownPrice,
  fn: (was, { totalUsd }) =>
    totalUsd === null ? { text: PRICE_CHANGED, canTryAnyOperator: false } : raisedText(was, totalUsd),
  target: purchaseErrorShown,
});
sample({
  clock: $isPricesLoading.updates,
  source: { isAwaited: $isPriceAwaited, was: $shownPrice, price: $price },
  filter: ({ isAwaited, was, price }, isLoading) =>
    isAwaited && !isLoading && price !== null && price !== was,
  fn: ({ was, price }) => raisedText(was, price ?? 0),
  target: purchaseErrorShown,
});

const accepted = sample({
  clock: newPriceAccepted,
  source: { error: $purchaseError, lockedBy: $purchaseLockedBy, typed: $maxPriceText },
  fn: ({ error, lockedBy, typed }) => ({ price: lockedBy === null ? error?.newPrice : undefined, typed }),
}).filterMap(({ price, typed }) =>
  price === undefined ? undefined : { price, maximum: parseMaxPrice(typed) },
);
sample({ clock: accepted, fn: ({ price }) => price, target: offerAccepted });
sample({
  clock: accepted,
  filter: ({ price, maximum }) => maximum.kind === 'limit' && maximum.usd < price,
  fn: ({ price }) => String(price),
  target: maxPriceChanged,
});
sample({ clock: accepted, target: purchaseClicked });

function raisedText(was: number | null, now: number): PurchaseErrorMessage {
  const earlier = was === null ? '' : ` (it was ${formatUsd(was)})`;
  return { text: `The price is now ${formatUsd(now)}${earlier}.`, canTryAnyOperator: false, newPrice: now };
}
