import { isJsonObject, ownField } from '../../contracts';
import { PRICE_MULTIPLIER } from '../../limits';
import { stockOf } from './stock';

/**
 * The price a user pays for one entry of the price book, in USD: twice the provider's `realPrice`, or `cost`
 * where the entry has no such number (spec §5). Null unless it is finite and above 0, since a comparison with
 * a broken price would make it look affordable, and null when out of stock.
 */
export const displayedPrice = (entry: unknown): number | null => {
  if (!isJsonObject(entry) || stockOf(entry) === 0) return null;
  const realPrice = ownField(entry, 'realPrice');
  const provided = typeof realPrice === 'number' ? realPrice : ownField(entry, 'cost');
  if (typeof provided !== 'number') return null;
  const displayed = provided * PRICE_MULTIPLIER;
  return Number.isFinite(displayed) && displayed > 0 ? displayed : null;
};
