import { isJsonObject, type PriceBook } from '../../contracts';
import { priceEntry } from '../../contracts/price-book';
import { MAX_PRICE_LIMIT_USD, PRICE_MULTIPLIER } from '../../limits';
import { displayedPrice } from '../../catalogue';

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
