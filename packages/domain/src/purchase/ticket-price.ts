import { cheapest, lookUpPrice } from '../catalogue/offers/prices';
import type { CountryOffers } from '../catalogue/offers/country-offers';
import { pricesOfCountry, type PriceBook } from '../contracts/price-book';
import { formatUsd } from '../lib/format/money';
import type { ConfirmStep } from './purchase-check';

/**
 * The price on the ticket of the wizard, which sharpens with each choice: 'from $0.0400' while a country or a
 * service is missing, then '$0.0700'. Undefined while nothing is known.
 * @param book prices of the chosen country
 * @param offers of the service that waits for its country; null without one
 */
export const ticketPrice = (
  { selection: { country, service }, price }: Pick<ConfirmStep, 'selection' | 'price'>,
  book: PriceBook,
  offers: CountryOffers | null,
): string | undefined => {
  if (country !== null && service !== null) return price === null ? undefined : formatUsd(price);
  const lowest = cheapest(
    country === null
      ? [...(offers?.values() ?? [])].map((offer) => offer.price)
      : Object.keys(pricesOfCountry(book, country) ?? {}).map((code) =>
          lookUpPrice(book, { country, service: code, operator: null }),
        ),
  );
  return lowest === null ? undefined : `from ${formatUsd(lowest)}`;
};
