import { LOW_BALANCE_NUMBERS, LOW_BALANCE_PAUSE_MS } from '../limits';

/** Middle of the prices of the user's numbers, in USD; null without any. */
export const usualPrice = (prices: readonly number[]): number | null =>
  prices.toSorted((a, b) => a - b)[Math.floor((prices.length - 1) / 2)] ?? null;

/** Inputs of the alert. Amounts in USD, times in ms since 1970; null where unknown, or never. */
export interface LowBalanceInput {
  readonly balance: number | null;
  /** The user's own limit; null for the price of three of their usual numbers. */
  readonly ownLimit: number | null;
  readonly usualPrice: number | null;
  /** When the user dismissed the last alert. */
  readonly dismissedAt: number | null;
  readonly now: number;
}

/**
 * True if the user is alerted: the balance is below the limit, and no alert was dismissed within a day (decision
 * 0125). Without a limit there is no alert. A dismissal in the future is ignored: the clock was set back since.
 */
export const isBalanceLow = ({
  balance,
  ownLimit,
  usualPrice,
  dismissedAt,
  now,
}: LowBalanceInput): boolean => {
  const limit = ownLimit ?? (usualPrice === null ? null : usualPrice * LOW_BALANCE_NUMBERS);
  const isPaused = dismissedAt !== null && dismissedAt <= now && now < dismissedAt + LOW_BALANCE_PAUSE_MS;
  return balance !== null && limit !== null && balance < limit && !isPaused;
};
