import { combine, createEvent, createStore, sample, split } from 'effector';
import { isBudgetReserved } from '../api/client/rate-limit-budget';
import { createQuery } from '../api/query/create-query';
import { $countryNames } from '../catalogue/lists/catalogue-lists';
import { $selection, selectionDataRequested, selectionPrefilled } from '../catalogue/selection';
import { ANY_OPERATOR } from '../catalogue/selection/wizard-step';
import { prices } from '../contracts/catalogue-calls';
import type { PriceBook } from '../contracts/price-book';
import { createScreen } from '../lib/create-screen';
import { $confirmStep, maxPriceChanged, purchaseClicked, purchaseWished } from './confirm-step';
import { higherMaximum, otherCountries, type StockBook } from './out-of-stock';
import { $purchase } from './purchase';
import { purchaseLockedBy, type PurchaseWish } from './purchase-check';

/** Open while alternatives are offered. */
export const alternativesScreen = createScreen();

/** 'Try again', and 'Purchase Number' once stock has returned. */
export const tryAgainClicked = createEvent();

/** The user raises the maximum to the next known price and buys. */
export const higherMaximumClicked = createEvent();

/** The user buys in another country, by its code, for no more than the price that was shown. */
export const otherCountryClicked = createEvent<string>();

const $service = combine($purchase, $selection, ({ outOfStock }, { service }) =>
  outOfStock === null ? null : service,
);

const query = createQuery({
  operation: prices,
  request: $service.map((service) => (service === null ? null : { query: { service } })),
});

const $prices = createStore<PriceBook>({})
  .on(query.succeeded, (_, { result }) => result)
  .reset($service);

export const $stockBook = combine(
  { prices: $prices, isPending: query.$isPending, names: $countryNames },
  (book): StockBook => book,
);

const $isRejected = $purchase.map(
  ({ status, outOfStock }) => outOfStock !== null && status.kind !== 'asking',
);

// Read at each rejection, while its alternatives are on screen.
sample({
  clock: [alternativesScreen.opened, $isRejected.updates.filter({ fn: Boolean })],
  source: { isOpen: alternativesScreen.$isOpen, isReserved: isBudgetReserved('api') },
  filter: ({ isOpen, isReserved }) => isOpen && !isReserved,
  target: query.refresh,
});

split({
  source: sample({ clock: tryAgainClicked, source: $confirmStep }),
  // Nothing is sent without a price.
  match: (step) => {
    if (step.price !== null) return 'purchase';
    return purchaseLockedBy(step) === null ? 'reload' : 'locked';
  },
  cases: { purchase: purchaseClicked, reload: selectionDataRequested },
});

const higherMaximumAccepted = sample({
  clock: higherMaximumClicked,
  source: { step: $confirmStep, book: $stockBook },
  fn: ({ step, book }) => (purchaseLockedBy(step) === null ? higherMaximum(step, book) : null),
}).filterMap((price) => (price === null ? undefined : String(price)));
sample({ clock: higherMaximumAccepted, target: maxPriceChanged });
sample({ clock: higherMaximumAccepted, target: purchaseClicked });

const countryAccepted = sample({
  clock: otherCountryClicked,
  source: { step: $confirmStep, book: $stockBook },
  fn: ({ step, book }, code) => ({
    isLocked: purchaseLockedBy(step) !== null,
    service: step.selection.service,
    offer: otherCountries(step, book).find((country) => country.code === code),
  }),
}).filterMap(({ isLocked, service, offer }) =>
  isLocked || offer === undefined ? undefined : { service, offer },
);
sample({
  clock: countryAccepted,
  fn: ({ service, offer }) => ({ country: offer.code, service, operator: ANY_OPERATOR }),
  target: selectionPrefilled,
});
// After the selection: the offer is for the new one.
sample({
  clock: countryAccepted,
  fn: ({ offer }): PurchaseWish => ({ kind: 'offer', price: offer.price }),
  target: purchaseWished,
});
