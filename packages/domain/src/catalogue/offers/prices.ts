import { type ProviderOffer, priceEntry, pricesOfCountry, type PriceBook } from '../../contracts/price-book';
import { PRICE_MULTIPLIER, PRICES_DELAY_MS } from '../../limits/spec';
import { ownField, type JsonObject } from '../../contracts/shared/envelope';
import type { RequestFor } from '../../contracts/operations';
import { combine, createStore, sample } from 'effector';
import { equals } from 'patronum';
import { prices } from '../../contracts/catalogue-calls';
import { createQuery } from '../../api/query/create-query';
import { loadStatus } from './load-status';
import {
  $selection,
  $selectedCountry,
  $selectedService,
  selectionPrefilled,
  operatorChosen,
  selectionDataRequested,
} from '../selection';

/**
 * The price a user pays for an offer, in USD: twice the provider's (spec §5). Null unless it is finite and
 * above 0, since a comparison with a broken price would make it look affordable, and null when out of stock.
 */
export const displayedPrice = ({ usd, stock }: ProviderOffer): number | null => {
  if (usd === null || stock === 0) return null;
  const displayed = usd * PRICE_MULTIPLIER;
  return Number.isFinite(displayed) && displayed > 0 ? displayed : null;
};

/** Selection whose price is looked up. */
export interface PriceKey {
  readonly country: string;
  readonly service: string;
  /** Empty or null for any operator. */
  readonly operator: string | null;
}

/**
 * The displayed price of a selection in USD, or null when the book has none. With an operator its own entry
 * wins over the service's, also where it says that there are no numbers; with any operator the service's
 * entry wins over the cheapest operator (spec §3, §5). Reads the chosen country only, of 400,000 entries.
 */
export const lookUpPrice = (book: PriceBook, { country, service, operator }: PriceKey): number | null => {
  const entry = priceEntry(book, country, service);
  if (entry === null) return null;
  const own = operator ? entry.operators.get(operator) : undefined;
  if (own?.stock === 0) return null;
  if (operator) return (own && displayedPrice(own)) ?? displayedPrice(entry);
  return displayedPrice(entry) ?? cheapest([...entry.operators.values()].map(displayedPrice));
};

/** The least of some prices in USD; null where none is known. */
export const cheapest = (prices: readonly (number | null)[]): number | null => {
  const known = prices.filter((price) => price !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

type PricesRequest = RequestFor<'prices'>;

const query = createQuery({
  operation: prices,
  request: combine($selectedCountry, $selectedService, (country, service): PricesRequest | null => {
    if (country === null) return null;
    return { query: service === null ? { country } : { country, service } };
  }),
  delayMs: PRICES_DELAY_MS,
});

// The call is the same for all operators, but the price to confirm may have changed meanwhile.
sample({ clock: [operatorChosen, selectionPrefilled], target: query.requestRepeated });

/** Provider prices of the chosen country by service; null until they are known. */
const $countryPrices = createStore<JsonObject | null>(null)
  .on(query.succeeded, (earlier, { request, result }) => mergePrices(earlier, request, result))
  .reset($selectedCountry);

/** The price book of the chosen country alone, for `lookUpPrice`. */
export const $priceBook = combine($selectedCountry, $countryPrices, (country, services): PriceBook =>
  country === null || services === null ? {} : { [country]: services },
);

/** The displayed price of the selection in USD; null while unknown or incomplete. */
export const $price = combine($selection, $priceBook, ({ country, service, operator }, book) =>
  country === null || service === null ? null : lookUpPrice(book, { country, service, operator }),
);

/** Nobody has a number of the selection, by the price book: it has no price to show then. */
export const $isSoldOut = combine(
  { selection: $selection, book: $priceBook, price: $price },
  ({ selection: { country, service }, book, price }) =>
    country !== null && service !== null && price === null && priceEntry(book, country, service)?.stock === 0,
);

/** Load status of the prices of the current selection. Earlier prices of the country stay after a failure. */
export const $pricesStatus = loadStatus(query);

/** True while they take longer than usual. */
export const $arePricesSlow = query.$isSlow;

/** True while the prices of the current selection are loading, the delay before the call included. */
export const $isPricesLoading = equals($pricesStatus, 'loading');

/** The newest price call failed. */
export const pricesFailed = query.failed;

/** Reads the prices of the selection again. */
export const pricesRequested = query.refresh;

sample({ clock: selectionDataRequested, target: query.refresh });

/** Prices of a whole country replace all; prices of one service replace the price of that service. */
function mergePrices(
  earlier: JsonObject | null,
  { query: { country = '', service } }: PricesRequest,
  response: PriceBook,
): JsonObject {
  const services = pricesOfCountry(response, country) ?? {};
  return service === undefined ? services : { ...earlier, [service]: ownField(services, service) };
}
