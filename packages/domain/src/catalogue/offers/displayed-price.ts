import type { ProviderOffer } from '../../contracts/price-book';
import { PRICE_MULTIPLIER } from '../../limits';

/**
 * The price a user pays for an offer, in USD: twice the provider's (spec §5). Null unless it is finite and above 0, since
 * a comparison with a broken price would make it look affordable, and null when out of stock.
 */
export const displayedPrice = ({ usd, stock }: ProviderOffer): number | null => {
  if (usd === null || stock === 0) return null;
  const displayed = usd * PRICE_MULTIPLIER;
  return Number.isFinite(displayed) && displayed > 0 ? displayed : null;
};
