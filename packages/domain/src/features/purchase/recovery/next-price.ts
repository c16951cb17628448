import type { PriceBook } from '../../../contracts';
import { priceEntry } from '../../../contracts/catalogue';
import { MAX_PRICE_LIMIT_USD, PRICE_MULTIPLIER } from '../../../limits';
import { displayedPrice } from '../../../rules/pricing/displayed-price';

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
    ...entry.otherUsd.map((usd) => usd * PRICE_MULTIPLIER),
  ];
  const higher = known.filter(
    (price) => price !== null && price > maximum && price <= MAX_PRICE_LIMIT_USD,
  ) as readonly number[];
  return higher.length > 0 ? Math.min(...higher) : null;
};
