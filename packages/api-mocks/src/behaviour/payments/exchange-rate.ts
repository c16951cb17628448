import { formatNaira, formatUsd } from '../../db/money';
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

/**
 * What an amount of naira is worth, as the API sends it: the market rate and its margin, both results to six
 * decimals.
 */
export const quoteAt = (market: number, naira: number): Quote => {
  const fx_rate = rounded(market * (1 + MARGIN_PERCENT / 100), 6);
  return amountsOf(naira, rounded(naira / fx_rate, 6), fx_rate);
};

export type Quote = ReturnType<typeof amountsOf>;

/** The amounts of a deposit, as the API sends them. */
export const amountsOf = (naira: number, usd: number, fx_rate: number) => ({
  ngn_amount: rounded(naira, 2),
  usd_equivalent: usd,
  fx_rate,
  formatted_ngn: formatNaira(naira),
  formatted_usd: formatUsd(usd),
});
