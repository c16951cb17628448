import { type CountryOffers, isInStock } from './country-offers';

/** At most `most` countries with the service in stock, cheapest first. */
export const cheapestCountries = (
  offers: CountryOffers,
  limit: number,
): readonly { readonly code: string; readonly price: number }[] =>
  [...offers]
    .flatMap(([code, { price, stock }]) => (price !== null && isInStock(stock) ? [{ code, price }] : []))
    .sort((a, b) => a.price - b.price)
    .slice(0, limit);
