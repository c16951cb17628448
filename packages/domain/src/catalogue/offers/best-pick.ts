import { BEST_PICK_STOCK } from '../../limits/tuning';
import { type CountryOffers, isInStock } from './country-offers';

interface Candidate {
  /** Provider code of the country. */
  readonly country: string;
  /** Displayed price in USD. */
  readonly price: number;
  readonly stock: number | null;
}

/** The code decides between equal prices, so that the same responses give the same pick. */
const byPrice = (a: Candidate, b: Candidate): number =>
  a.price - b.price || a.country.localeCompare(b.country, 'en', { numeric: true });

/**
 * The offer to suggest for one service, and why: the cheapest with plenty in stock. Never out of stock, and
 * never above the median of the available offers; null without any.
 */
export const bestPick = (offers: CountryOffers) => {
  const known = [...offers]
    .flatMap(([country, { price, stock }]) =>
      price === null || stock === 0 ? [] : [{ country, price, stock }],
    )
    .sort(byPrice);
  const inStock = known.filter(({ stock }) => isInStock(stock));
  // A server without stock figures (spec §3 omits them) still has offers.
  const buyable = inStock.length > 0 ? inStock : known;
  const candidates = buyable.slice(0, Math.ceil(buyable.length / 2));
  const [cheapest] = candidates;
  const plenty = candidates.find(({ stock }) => (stock ?? 0) >= BEST_PICK_STOCK);
  return (
    (plenty && { ...plenty, reason: `cheapest with ${BEST_PICK_STOCK}+ in stock` }) ??
    (cheapest && { ...cheapest, reason: isInStock(cheapest.stock) ? 'cheapest in stock' : 'cheapest' }) ??
    null
  );
};
