import { isJsonObject, ownField, type PriceBook } from '../../contracts';

/**
 * How many numbers one entry of the price book says there are, by its `count` and `available`; null where it
 * says nothing (spec §3 leaves both out; the provider sends them).
 */
export const stockOf = (entry: unknown): number | null => {
  if (!isJsonObject(entry)) return null;
  if (ownField(entry, 'available') === false) return 0;
  const count = ownField(entry, 'count');
  return typeof count === 'number' && count >= 0 ? count : null;
};

/** The stock of a service in a country by the price book; null while unknown. */
export const lookUpStock = (book: PriceBook, country: string, service: string): number | null => {
  const services = ownField(book, country);
  return isJsonObject(services) ? stockOf(ownField(services, service)) : null;
};

/** Whether there are numbers; of an unknown stock nothing is said. */
export const isInStock = (stock: number | null): stock is number => (stock ?? 0) > 0;

/** What is known of a stock that somebody waits for. */
export interface StockProgress {
  /** The least that was seen; null before the first figure. */
  readonly lowest: number | null;
  /** Whether numbers have come in since. */
  readonly hasReturned: boolean;
}

/**
 * Looks at a stock once more. A price book may still show numbers that the provider has just refused, so only more than
 * was seen before counts as stock that has come.
 */
export const updateStockProgress = ({ lowest }: StockProgress, stock: number | null): StockProgress => {
  if (stock === null) return { lowest, hasReturned: false };
  return { lowest: Math.min(lowest ?? stock, stock), hasReturned: lowest !== null && stock > lowest };
};
