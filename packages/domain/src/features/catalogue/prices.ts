import { attach, combine, createStore, sample } from 'effector';
import { equals } from 'patronum';
import { prices } from '../../contracts/catalogue';
import { createOperationFx } from '../../api/operation-fx';
import { isJsonObject, ownField, type JsonObject, type PriceBook } from '../../contracts';
import { PRICES_DELAY_MS } from '../../limits';
import { createKeyedLoad } from './keyed-load';
import { $selectedCountry, $selectedService, selectionDataRequested } from './selection';

interface PricesKey {
  readonly country: string;
  /** Null for all services. */
  readonly service: string | null;
}

const loadPricesFx = attach({
  effect: createOperationFx(prices),
  mapParams: ({ country, service }: PricesKey) => ({
    query: service === null ? { country } : { country, service },
  }),
});

const load = createKeyedLoad({
  $key: combine($selectedCountry, $selectedService, (country, service) =>
    country === null ? null : { country, service },
  ),
  loadFx: loadPricesFx,
  delayMs: PRICES_DELAY_MS,
});

/** Provider prices of the chosen country by service; null until they are known. */
const $countryPrices = createStore<JsonObject | null>(null)
  .on(load.answered, (earlier, { key, answer }) => pricesAfter(earlier, key, answer))
  .reset($selectedCountry);

/** The price book of the chosen country alone, for `lookUpPrice`. */
export const $priceBook = combine($selectedCountry, $countryPrices, (country, services): PriceBook =>
  country === null || services === null ? {} : { [country]: services },
);

/** How far the prices of the current selection are. Earlier ones of the country stay after a failure. */
export const $pricesStatus = load.$status;

/** Whether the prices of the current selection are on their way, the wait before the call included. */
export const $isPricesLoading = equals($pricesStatus, 'loading');

/** The newest price call failed. */
export const pricesFailed = load.failed;

sample({ clock: selectionDataRequested, target: load.refreshRequested });

/** Prices of a whole country replace all; prices asked for one service replace the price of that service. */
function pricesAfter(
  earlier: JsonObject | null,
  { country, service }: PricesKey,
  answer: PriceBook,
): JsonObject {
  const answered = ownField(answer, country);
  const services = isJsonObject(answered) ? answered : {};
  return service === null ? services : { ...earlier, [service]: ownField(services, service) };
}
