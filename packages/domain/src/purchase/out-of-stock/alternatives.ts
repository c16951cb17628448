import { createStore, sample, combine, createEvent } from 'effector';
import { ANY_OPERATOR, type Selection } from '../../catalogue/selection/wizard-step';
import { selectionChangedByUser, $selection, selectionPrefilled } from '../../catalogue/selection';
import { displayedPrice } from '../../catalogue/offers/prices';
import { cheapestCountries } from '../../catalogue/offers/cheapest-countries';
import { countryOffers } from '../../catalogue/offers/country-offers';
import { $countryNames } from '../../catalogue/lists/catalogue-lists';
import { purchaseRejected, purchaseSent, purchaseSucceeded } from '../submit/purchase-attempt';
import { isJsonObject } from '../../contracts/shared/envelope';
import { type PriceBook, priceEntry } from '../../contracts/price-book';
import { MAX_PRICE_LIMIT_USD, PRICE_MULTIPLIER } from '../../limits/spec';
import { CHEAPEST_COUNTRIES_SHOWN } from '../../limits/tuning';
import { prices } from '../../contracts/catalogue-calls';
import { isBudgetReserved } from '../../api/client/rate-limit-budget';
import { createQuery } from '../../api/query/create-query';
import { createScreen } from '../../lib/create-screen';
import { formatUsd } from '../../lib/format/money';
import { parseMaxPrice } from '../pricing/max-price';
import {
  $maxPriceText,
  $purchaseLockedBy,
  maxPriceChanged,
  offerAccepted,
  offerClosed,
} from '../pricing/price';
import { purchaseChecked, purchaseClicked } from '../submit/submit-purchase';
import { rateLimitHit } from '../submit/rate-limit';
import { wizardScreen } from '../wizard/wizard-screen';

/** The operator of the newest purchase. By the refusal another one may be chosen already. */
const $operator = createStore<string>(ANY_OPERATOR).on(purchaseSent, (_, { intent }) => intent.operator);

/** A purchase was refused because there are no numbers: of the operator with this id, or of any. */
export const outOfStockReceived = sample({
  clock: purchaseRejected,
  source: $operator,
  filter: (_, { kind }) => kind === 'out-of-stock',
});

/**
 * Out of stock: one operator or all. Alternatives are offered until the selection changes; null while in
 * stock (decision 0066).
 */
export const $outOfStock = createStore<'operator' | 'any' | null>(null)
  .on(outOfStockReceived, (_, operator) => (operator === ANY_OPERATOR ? 'any' : 'operator'))
  .reset(selectionChangedByUser, purchaseSucceeded);

/** User prices of the provider's other offers that are in stock. */
const pricesOnOffer = (stockByUsd: unknown): readonly number[] => {
  if (!isJsonObject(stockByUsd)) return [];
  return Object.entries(stockByUsd)
    .filter(([, count]) => typeof count === 'number' && count > 0)
    .map(([usd]) => Number(usd) * PRICE_MULTIPLIER);
};

/**
 * The lowest known price above a maximum for which a service is sold in a country, by any operator, in USD as displayed;
 * null where none is known or a purchase may not name it.
 */
export const nextPrice = (
  book: PriceBook,
  { country, service }: { readonly country: string; readonly service: string },
  maximum: number,
): number | null => {
  const entry = priceEntry(book, country, service);
  if (entry === null) return null;
  const known = [
    ...[entry, ...entry.operators.values()].map(displayedPrice),
    ...pricesOnOffer(entry.stockByUsd),
  ];
  const higher = known.filter(
    (price) => price !== null && price > maximum && price <= MAX_PRICE_LIMIT_USD,
  ) as readonly number[];
  return higher.length > 0 ? Math.min(...higher) : null;
};

/** Alternatives after a purchase that was rejected as out of stock. Prices in USD with 4 decimals. */
export interface AlternativesView {
  /**
   * True while none of them can be selected: a purchase or a load is in flight, or the provider asks to wait.
   */
  readonly isDisabled: boolean;
  /**
   * The next higher maximum with a known price; null if the maximum is not the reason, or no price is known.
   */
  readonly raise: string | null;
  /** Countries with the service in stock, cheapest first; null while loading. */
  readonly countries:
    readonly { readonly code: string; readonly name: string; readonly price: string }[] | null;
  /** True if the user can set a stock alert: for a single operator the other operators come first. */
  readonly canSetStockAlert: boolean;
}

export const alternativesScreen = createScreen();

/** The user raises the maximum to the next known price and buys. */
export const higherMaximumClicked = createEvent();

/** The user buys in another country, by its code, for no more than the price that was shown. */
export const otherCountryClicked = createEvent<string>();

/** The service of the rejected purchase. */
const $service = combine($outOfStock, $selection, (out, { service }) => (out === null ? null : service));

const query = createQuery({
  operation: prices,
  request: $service.map((service) => (service === null ? null : { query: { service } })),
});

/** Prices of the service in all countries, read after the rejection. */
const $book = createStore<PriceBook>({})
  .on(query.succeeded, (_, { result }) => result)
  .reset($service);

const $offer = combine({
  selection: $selection,
  service: $service,
  book: $book,
  maxPriceText: $maxPriceText,
  lockedBy: $purchaseLockedBy,
});

const $higherMaximum = $offer.map(({ selection: { country }, service, book, maxPriceText }) => {
  const maximum = parseMaxPrice(maxPriceText);
  if (country === null || service === null || maximum.kind !== 'limit') return null;
  return nextPrice(book, { country, service }, maximum.usd);
});

const $otherCountries = $offer.map(({ selection: { country }, service, book }) => {
  if (service === null) return [];
  const elsewhere = [...countryOffers(book, service)].filter(([code]) => code !== country);
  return cheapestCountries(new Map(elsewhere), CHEAPEST_COUNTRIES_SHOWN);
});

/** The alternatives to a purchase that was out of stock; null without one. */
export const $alternatives = combine(
  {
    out: $outOfStock,
    lockedBy: $purchaseLockedBy,
    higherMaximum: $higherMaximum,
    countries: $otherCountries,
    isPending: query.$isPending,
    names: $countryNames,
  },
  ({ out, lockedBy, higherMaximum, countries, isPending, names }): AlternativesView | null =>
    out && {
      isDisabled: lockedBy !== null,
      raise: higherMaximum === null ? null : formatUsd(higherMaximum),
      countries: isPending
        ? null
        : // As many rows in every case: the page reserves their height.
          countries
            .slice(0, CHEAPEST_COUNTRIES_SHOWN - Number(higherMaximum !== null))
            .map(({ code, price }) => ({
              code,
              name: names.get(code) ?? code,
              price: formatUsd(price),
            })),
      canSetStockAlert: out === 'any',
    },
);

/** A purchase in another country, which waits for the price there; compared by identity with the selection. */
const $pendingSelection = createStore<Selection | null>(null).reset(
  purchaseClicked,
  rateLimitHit,
  wizardScreen.toggled,
);

sample({
  clock: [alternativesScreen.opened, outOfStockReceived],
  source: { isOpen: alternativesScreen.$isOpen, isReserved: isBudgetReserved('api') },
  filter: ({ isOpen, isReserved }) => isOpen && !isReserved,
  target: query.refresh,
});

const maximumRaised = sample({
  clock: higherMaximumClicked,
  source: { price: $higherMaximum, lockedBy: $purchaseLockedBy },
  filter: ({ price, lockedBy }) => price !== null && lockedBy === null,
  fn: ({ price }) => String(price),
});
sample({ clock: maximumRaised, target: maxPriceChanged });
sample({ clock: maximumRaised, target: purchaseClicked });

const countryAccepted = sample({
  clock: otherCountryClicked,
  source: { countries: $otherCountries, service: $service, lockedBy: $purchaseLockedBy },
  filter: ({ lockedBy }) => lockedBy === null,
  fn: ({ countries, service }, code) => ({
    selection: { country: code, service, operator: ANY_OPERATOR } satisfies Selection,
    price: countries.find((country) => country.code === code)?.price,
  }),
}).filterMap(({ selection, price }) => (price === undefined ? undefined : { selection, price }));
sample({ clock: countryAccepted, fn: ({ selection }) => selection, target: selectionPrefilled });
// After the selection, which clears it: the purchase never costs more than shown.
sample({ clock: countryAccepted, fn: ({ price }) => price, target: offerAccepted });
sample({
  clock: [purchaseChecked, rateLimitHit, wizardScreen.toggled],
  target: offerClosed,
});
sample({ clock: countryAccepted, fn: ({ selection }) => selection, target: $pendingSelection });
sample({
  clock: $purchaseLockedBy,
  source: { wanted: $pendingSelection, selection: $selection },
  filter: ({ wanted, selection }, lockedBy) => lockedBy === null && wanted === selection,
  target: purchaseClicked,
});
