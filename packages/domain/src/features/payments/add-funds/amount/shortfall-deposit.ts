import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '../../../../limits';
import { roundUp } from '../../../../rules/format/money';

/** To which the server counts USD (contract of POST /payments/calculate-usd). */
const USD_DECIMALS = 6;
const USD_STEPS = 10 ** USD_DECIMALS;

/** What a price is beyond the balance, in USD, rounded up; null when nothing is missing, or that is not known. */
export const shortfallUsd = (price: number | null, balance: number | null): number | null => {
  if (price === null || balance === null || balance >= price) return null;
  return roundUp(price - balance, USD_DECIMALS);
};

/**
 * The smallest deposit in whole naira that brings at least so much; null when that is more than may be deposited.
 * @param usd what the deposit has to bring
 * @param rate naira for one USD, margin included
 */
export const depositForShortfall = (usd: number, rate: number): number | null => {
  const isEnough = (ngn: number) => Math.round((ngn / rate) * USD_STEPS) / USD_STEPS >= usd;
  const estimate = Math.max(DEPOSIT_MIN_NGN, Math.floor(usd * rate));
  const ngn = isEnough(estimate) ? estimate : estimate + 1;
  return ngn > DEPOSIT_MAX_NGN ? null : ngn;
};
