import type { PriceBook } from '../../contracts';
import { lookUpPrice } from './price-lookup';
import { lookUpStock } from './stock';

/** What a service costs in a country, and how many numbers there are. */
export interface CountryOffer {
  /** Displayed price in USD with any operator; null while there is none. */
  readonly price: number | null;
  /** Numbers in stock; null where the book says nothing. */
  readonly stock: number | null;
}

/** Offers by country code. */
export type CountryOffers = ReadonlyMap<string, CountryOffer>;

/** What one service costs in every country, by a book of prices that was asked for it (spec §3, §5). */
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
