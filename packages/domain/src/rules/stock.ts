import { isJsonObject, ownField, type PriceBook } from '../contracts';

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
