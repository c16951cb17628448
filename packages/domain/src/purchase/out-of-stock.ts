import { cheapestCountries } from '../catalogue/offers/cheapest-countries';
import { countryOffers } from '../catalogue/offers/country-offers';
import { displayedPrice } from '../catalogue/offers/prices';
import { type PriceBook, priceEntry } from '../contracts/price-book';
import { isJsonObject } from '../contracts/shared/envelope';
import { formatUsd } from '../lib/format/money';
import { MAX_PRICE_LIMIT_USD, PRICE_MULTIPLIER } from '../limits/spec';
import { CHEAPEST_COUNTRIES_SHOWN } from '../limits/tuning';
import { parseMaxPrice } from './max-price';
import { purchaseLockedBy, type ConfirmStep } from './purchase-check';

/** User prices of the provider's other offers that are in stock. */
const pricesOnOffer = (stockByUsd: unknown): readonly number[] => {
  if (!isJsonObject(stockByUsd)) return [];
  return Object.entries(stockByUsd)
    .filter(([, count]) => typeof count === 'number' && count > 0)
    .map(([usd]) => Number(usd) * PRICE_MULTIPLIER);
};

/**
 * The lowest known price above a maximum for which a service is sold in a country, by any operator, in USD as
 * displayed; null where none is known or a purchase may not name it.
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

/** Prices of the service in all countries, read after the rejection. */
export interface StockBook {
  readonly prices: PriceBook;
  readonly isPending: boolean;
  /** Names of the countries by code. */
  readonly names: ReadonlyMap<string, string>;
}

/** The next higher maximum, in USD; null where the maximum is not the reason, or no price is known. */
export const higherMaximum = (
  { selection: { country, service }, maxPriceText }: ConfirmStep,
  { prices }: StockBook,
): number | null => {
  const maximum = parseMaxPrice(maxPriceText);
  if (country === null || service === null || maximum.kind !== 'limit') return null;
  return nextPrice(prices, { country, service }, maximum.usd);
};

/** The cheapest other countries with the service in stock, by code. Prices in USD. */
export const otherCountries = ({ selection: { country, service } }: ConfirmStep, { prices }: StockBook) => {
  if (service === null) return [];
  const elsewhere = [...countryOffers(prices, service)].filter(([code]) => code !== country);
  return cheapestCountries(new Map(elsewhere), CHEAPEST_COUNTRIES_SHOWN);
};

/** The alternatives to a purchase that was out of stock; null without one. Prices in USD with 4 decimals. */
export const alternativesView = (step: ConfirmStep, book: StockBook) => {
  const { outOfStock } = step.purchase;
  if (outOfStock === null) return null;
  const raise = higherMaximum(step, book);
  // As many rows in every case: the page reserves their height.
  const rows = CHEAPEST_COUNTRIES_SHOWN - Number(raise !== null);
  return {
    isDisabled: purchaseLockedBy(step) !== null,
    raise: raise === null ? null : formatUsd(raise),
    countries: book.isPending
      ? null
      : otherCountries(step, book)
          .slice(0, rows)
          .map(({ code, price, stock }) => ({
            code,
            name: book.names.get(code) ?? code,
            price: formatUsd(price),
            availability: stock,
          })),
    // For a single operator the other operators come first.
    canSetStockAlert: outOfStock === 'any',
  };
};
