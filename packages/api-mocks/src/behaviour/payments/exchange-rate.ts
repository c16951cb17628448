import { microsOf, nairaOf, type Kobo, type Micros } from '../../db/money';
import { shareOf } from '../../db/random';
import type { World } from '../../world/world';

/** Margin on top of the market rate, in percent. */
export const MARGIN_PERCENT = 1;

const USUAL_RATE = 1_520;
/** The market stays this close to the usual rate. */
const LARGEST_DRIFT = 0.004;
const HOUR_MS = 60 * 60_000;

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Naira for one USD on the market; it moves a little from hour to hour, as the seed decides. */
export const marketRate = ({ clock, scenario }: World): number => {
  const hour = Math.floor(clock.now() / HOUR_MS);
  const drift = LARGEST_DRIFT * (2 * shareOf(`${scenario.seed}/rate/${hour}`) - 1);
  return rounded(USUAL_RATE * (1 + drift), 2);
};

/** What an amount of naira is worth. */
export interface Quote {
  /** Naira for one USD, margin included. */
  readonly rate: number;
  readonly credit: Micros;
}

/** The company's price for dollars: the market rate and its margin, both results to six decimals. */
export const quoteAt = (market: number, amount: Kobo): Quote => {
  const rate = rounded(market * (1 + MARGIN_PERCENT / 100), 6);
  return { rate, credit: microsOf(nairaOf(amount) / rate) };
};
