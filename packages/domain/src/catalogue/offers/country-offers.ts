import { type PriceBook, priceEntry } from '../../contracts/price-book';
import { lookUpPrice } from './prices';
import { combine, createStore, sample } from 'effector';
import { prices } from '../../contracts/catalogue-calls';
import { createQuery } from '../../api/query/create-query';
import { PRICES_DELAY_MS } from '../../limits/spec';
import {
  $wizardStep,
  selectionCleared,
  selectionDataRequested,
  selectionPrefilled,
  serviceChosen,
  wizardOpened,
} from '../selection';
import { $services } from '../lists/catalogue-lists';

/** Stock of a service in a country by the price book; null while unknown. */
export const lookUpStock = (book: PriceBook, country: string, service: string): number | null =>
  priceEntry(book, country, service)?.stock ?? null;

/** True if numbers are in stock; false while unknown. */
export const isInStock = (stock: number | null): stock is number => (stock ?? 0) > 0;

export interface StockProgress {
  /** The least that was seen; null before the first figure. */
  readonly lowest: number | null;
  /** True once stock has increased. */
  readonly hasReturned: boolean;
}

/**
 * Adds one more check of the stock. A price book may still list numbers that the provider has just refused,
 * so only an increase counts as returned stock.
 */
export const updateStockProgress = ({ lowest }: StockProgress, stock: number | null): StockProgress => {
  if (stock === null) return { lowest, hasReturned: false };
  return { lowest: Math.min(lowest ?? stock, stock), hasReturned: lowest !== null && stock > lowest };
};

export interface CountryOffer {
  /** Displayed price in USD with any operator; null while there is none. */
  readonly price: number | null;
  /** Numbers in stock; null while unknown. */
  readonly stock: number | null;
}

export type CountryOffers = ReadonlyMap<string, CountryOffer>;

/** Offers of one service in every country, by a price book requested for it (spec §3, §5). */
export const countryOffers = (book: PriceBook, service: string): CountryOffers =>
  new Map(
    Object.keys(book).map((country) => [
      country,
      {
        price: lookUpPrice(book, { country, service, operator: null }),
        stock: lookUpStock(book, country, service),
      },
    ]),
  );

/** The service looked for: it waits for a country, or was chosen before the wizard went back. */
const $targetService = createStore<string | null>(null)
  .on(selectionPrefilled, (_, { service }) => service)
  .on(serviceChosen, (_, service) => service)
  .reset(selectionCleared);

/**
 * The service requested last in this visit of the wizard: going back and forth makes no further call
 * (decision 0042).
 */
export const $requestedService = createStore<string | null>(null);

const $wantedService = combine($wizardStep, $targetService, (step, sought) =>
  step === 'country' ? sought : null,
);

sample({ clock: $wantedService, filter: (service) => service !== null, target: $requestedService });
sample({ clock: wizardOpened, source: $wantedService, target: $requestedService });

const query = createQuery({
  operation: prices,
  request: $requestedService.map((service) => (service === null ? null : { query: { service } })),
  delayMs: PRICES_DELAY_MS,
});

/** Offers of the requested service in each country; null while unknown. */
export const $offers = createStore<CountryOffers | null>(null)
  .on(query.succeeded, (_, { request, result }) => countryOffers(result, request.query.service ?? ''))
  .reset($requestedService);

const $isTargetRequested = combine(
  $requestedService,
  $targetService,
  (asked, sought) => asked !== null && asked === sought,
);

/** Name of the service whose offers the countries show; null while there is none. */
export const $offeredServiceName = combine(
  $isTargetRequested,
  $requestedService,
  $services,
  (isAsked, asked, services) =>
    isAsked ? (services?.find(({ code }) => code === asked)?.name ?? asked) : null,
);

/** Offers of the selected service in each country; null while unknown, also after a failed call. */
export const $countryOffers = combine($isTargetRequested, $offers, (isAsked, offers) =>
  isAsked ? offers : null,
);

export const $isOffersLoading = combine(
  $isTargetRequested,
  query.$isPending,
  (isAsked, isPending) => isAsked && isPending,
);
// A new visit of the wizard may begin with the service of the last one.
sample({
  clock: [selectionDataRequested, wizardOpened],
  source: combine($wizardStep, $isTargetRequested, (step, isAsked) => step === 'country' && isAsked),
  filter: Boolean,
  target: query.refresh,
});
