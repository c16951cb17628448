import { isJsonObject, ownField, type JsonObject } from './shared/envelope';

/** Provider prices in USD by country, service and perhaps operator (spec §3), parsed by `priceEntry`. */
export type PriceBook = JsonObject;

export interface ProviderOffer {
  /** USD, as sent: `realPrice`, or `cost` where there is no such number (spec §5); null without either. */
  readonly usd: number | null;
  /** By `count` and `available`; null while unknown (spec §3 omits both; the provider sends them). */
  readonly stock: number | null;
}

/** A service in a country: its own offer, those of its operators, and the provider's other prices. */
export interface PriceEntry extends ProviderOffer {
  readonly operators: ReadonlyMap<string, ProviderOffer>;
  /** The provider's other prices with their stock, as sent: only `nextPrice` reads them. */
  readonly stockByUsd: unknown;
}

const readOffer = (entry: JsonObject): ProviderOffer => {
  const realPrice = ownField(entry, 'realPrice');
  const usd = typeof realPrice === 'number' ? realPrice : ownField(entry, 'cost');
  const count = ownField(entry, 'count');
  const known = typeof count === 'number' && count >= 0 ? count : null;
  return {
    usd: typeof usd === 'number' ? usd : null,
    stock: ownField(entry, 'available') === false ? 0 : known,
  };
};

const readEntry = (entry: JsonObject): PriceEntry => ({
  ...readOffer(entry),
  operators: new Map(
    Object.entries(entry).flatMap(([operator, offer]) =>
      isJsonObject(offer) ? [[operator, readOffer(offer)]] : [],
    ),
  ),
  stockByUsd: ownField(entry, 'freePriceMap'),
});

const parsedEntries = new WeakMap<JsonObject, PriceEntry>();

/** Prices of one country by service; null where the book has none. */
export const pricesOfCountry = (book: PriceBook, country: string): JsonObject | null => {
  const services = ownField(book, country);
  return isJsonObject(services) ? services : null;
};

/** The entry of a service in a country, parsed once: lists read it at every change. Null without one. */
export const priceEntry = (book: PriceBook, country: string, service: string): PriceEntry | null => {
  const services = pricesOfCountry(book, country);
  const sent = services === null ? undefined : ownField(services, service);
  if (!isJsonObject(sent)) return null;
  const entry = parsedEntries.get(sent) ?? readEntry(sent);
  parsedEntries.set(sent, entry);
  return entry;
};
