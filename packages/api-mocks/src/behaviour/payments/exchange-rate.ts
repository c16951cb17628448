import { microsOf, nairaOf, type Kobo, type Micros } from '../../db/money';
import { shareOf } from '../../db/random';
import type { World } from '../../world/world';
import { HOUR_MS } from '@sms/domain/limits/spec';

/** Margin on top of the market rate, in percent. */
export const MARGIN_PERCENT = 1;

const USUAL_RATE = 1_520;
/** Maximum drift of the market from the usual rate. */
const LARGEST_DRIFT = 0.004;
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Market rate, naira for one USD; it drifts from hour to hour by the seed. */
export const marketRate = ({ clock, scenario }: World): number => {
  const hour = Math.floor(clock.now() / HOUR_MS);
  const drift = LARGEST_DRIFT * (2 * shareOf(`${scenario.seed}/rate/${hour}`) - 1);
  return rounded(USUAL_RATE * (1 + drift), 2);
};

/** The value of an amount of naira. */
export interface Quote {
  /** Naira for one USD, margin included. */
  readonly rate: number;
  readonly credit: Micros;
}

/** The company's rate for dollars: the market rate and its margin, both results to six decimals. */
export const quoteAt = (market: number, amount: Kobo): Quote => {
  const rate = rounded(market * (1 + MARGIN_PERCENT / 100), 6);
  return { rate, credit: microsOf(nairaOf(amount) / rate) };
};
