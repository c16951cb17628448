import { roundedToFourDecimals, type Micros } from '../../db/money';
import { shareOf } from '../../db/random';
import { diallingCodeOf } from './countries';
import { POPULAR_CODES } from './service-data';

/** The provider's price for one number. */
export interface Offer {
  /** List price. */
  readonly cost: Micros;
  /** Cheapest price on offer: the one that is charged. */
  readonly realPrice: Micros;
  /** Numbers in stock at that price. */
  readonly count: number;
}

const MIN_PRICE: Micros = 20_000;
const MAX_PRICE: Micros = 2_000_000;
const LARGEST_STOCK = 4_000;
const SHARE_NOT_SOLD = 0.04;
const SHARE_SOLD_OUT = 0.06;

/**
 * The offer for a service in a country, or null where the provider does not sell it. It depends on the two
 * codes alone, so a price book of any size needs no memory. Popular services are sold everywhere.
 */
export const offerFor = (country: string, service: string): Offer | null => {
  const key = `${country}/${service}`;
  if (diallingCodeOf(country) === undefined) return null;
  const rare = !POPULAR_CODES.has(service);
  if (rare && shareOf(`sold/${key}`) < SHARE_NOT_SOLD) return null;
  const level = 40_000 + 300_000 * shareOf(`service/${service}`) ** 2;
  const market = 0.5 + 2 * shareOf(`country/${country}`) ** 2;
  const noise = 0.8 + 0.4 * shareOf(`noise/${key}`);
  const price = Math.min(MAX_PRICE, Math.max(MIN_PRICE, level * market * noise));
  const realPrice = roundedToFourDecimals(price);
  const soldOut = rare && shareOf(`stock/${key}`) < SHARE_SOLD_OUT;
  return {
    cost: roundedToFourDecimals(realPrice * 1.1),
    realPrice,
    count: soldOut ? 0 : 1 + Math.floor(LARGEST_STOCK * shareOf(`count/${key}`)),
  };
};
