import type { PriceBook } from '../../contracts';
import { lookUpPrice } from './price-lookup';
import { lookUpStock } from './stock';

/** Price and stock of a service in a country. */
export interface CountryOffer {
  /** Displayed price in USD with any operator; null while there is none. */
  readonly price: number | null;
  /** Numbers in stock; null while unknown. */
  readonly stock: number | null;
}

/** Offers by country code. */
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
