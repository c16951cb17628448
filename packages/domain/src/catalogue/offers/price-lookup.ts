import type { PriceBook } from '../../contracts';
import { priceEntry } from '../../contracts/price-book';
import { displayedPrice } from './displayed-price';

/** Selection whose price is looked up. */
export interface PriceKey {
  readonly country: string;
  readonly service: string;
  /** Empty or null for any operator. */
  readonly operator: string | null;
}

/**
 * The displayed price of a selection in USD, or null when the book has none. With an operator its own
 * entry wins over the service's; with any operator the service's entry wins over the cheapest operator
 * (spec §3, §5). Reads the chosen country only: a full book has 400,000 entries.
 */
export const lookUpPrice = (book: PriceBook, { country, service, operator }: PriceKey): number | null => {
  const entry = priceEntry(book, country, service);
  if (entry === null) return null;
  const own = operator ? entry.operators.get(operator) : undefined;
  if (operator) return (own && displayedPrice(own)) ?? displayedPrice(entry);
  return displayedPrice(entry) ?? cheapest([...entry.operators.values()].map(displayedPrice));
};

const cheapest = (prices: readonly (number | null)[]): number | null => {
  const known = prices.filter((price) => price !== null);
  return known.length > 0 ? Math.min(...known) : null;
};
