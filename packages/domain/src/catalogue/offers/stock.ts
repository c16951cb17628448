import type { PriceBook } from '../../contracts';
import { priceEntry } from '../../contracts/price-book';

/** Stock of a service in a country by the price book; null while unknown. */
export const lookUpStock = (book: PriceBook, country: string, service: string): number | null =>
  priceEntry(book, country, service)?.stock ?? null;

/** True if numbers are in stock; false while unknown. */
export const isInStock = (stock: number | null): stock is number => (stock ?? 0) > 0;

/** Progress of a stock alert. */
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
