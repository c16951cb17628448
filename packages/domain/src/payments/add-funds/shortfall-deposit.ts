import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '../../limits';
import { roundUp } from '../../lib/format/money';

/** To which the server counts USD (contract of POST /payments/calculate-usd). */
const USD_DECIMALS = 6;
const USD_STEPS = 10 ** USD_DECIMALS;

/** Shortfall of a balance for a price, in USD, rounded up; null without one, or while unknown. */
export const shortfallUsd = (price: number | null, balance: number | null): number | null => {
  if (price === null || balance === null || balance >= price) return null;
  return roundUp(price - balance, USD_DECIMALS);
};

/**
 * The smallest deposit in whole naira that covers the shortfall; null above the maximum deposit.
 *
 * @param usd the shortfall
 *
 * @param rate naira for one USD, margin included
 */
export const depositForShortfall = (usd: number, rate: number): number | null => {
  const isEnough = (ngn: number) => Math.round((ngn / rate) * USD_STEPS) / USD_STEPS >= usd;
  const estimate = Math.max(DEPOSIT_MIN_NGN, Math.floor(usd * rate));
  const ngn = isEnough(estimate) ? estimate : estimate + 1;
  return ngn > DEPOSIT_MAX_NGN ? null : ngn;
};
