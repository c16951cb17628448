import { combine, createStore, sample } from 'effector';
import { equals } from 'patronum';
import { prices } from '../../contracts/catalogue-calls';
import { pricesOfCountry } from '../../contracts/price-book';
import { createQuery } from '../../api/query/create-query';
import { ownField, type JsonObject, type PriceBook, type RequestFor } from '../../contracts';
import { PRICES_DELAY_MS } from '../../limits';
import {
  $selectedCountry,
  $selectedService,
  selectionPrefilled,
  operatorChosen,
  selectionDataRequested,
} from '../selection';
import { loadStatus } from './load-status';

type PricesRequest = RequestFor<'prices'>;

/** Counts the choices of an operator: the call is the same for all, but the price to confirm may have changed meanwhile. */
const $operatorChoices = createStore(0).on([operatorChosen, selectionPrefilled], (count) => count + 1);

const query = createQuery({
  operation: prices,
  version: $operatorChoices,
  request: combine($selectedCountry, $selectedService, (country, service): PricesRequest | null => {
    if (country === null) return null;
    return { query: service === null ? { country } : { country, service } };
  }),
  delayMs: PRICES_DELAY_MS,
});

/** Provider prices of the chosen country by service; null until they are known. */
const $countryPrices = createStore<JsonObject | null>(null)
  .on(query.succeeded, (earlier, { request, result }) => mergePrices(earlier, request, result))
  .reset($selectedCountry);

/** The price book of the chosen country alone, for `lookUpPrice`. */
export const $priceBook = combine($selectedCountry, $countryPrices, (country, services): PriceBook =>
  country === null || services === null ? {} : { [country]: services },
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
