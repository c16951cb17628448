import type { CountryOffers } from './country-offers';
import { isInStock } from './stock';

/** Where the service can be bought for least, cheapest first: countries with numbers in stock, and no more than `most`. */
export const cheapestCountries = (
  offers: CountryOffers,
  limit: number,
): readonly { readonly code: string; readonly price: number }[] =>
  [...offers]
    .flatMap(([code, { price, stock }]) => (price !== null && isInStock(stock) ? [{ code, price }] : []))
    .sort((a, b) => a.price - b.price)
    .slice(0, limit);
