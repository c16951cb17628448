import * as v from 'valibot';
import { typedAmount } from '../lib/format/typed-amount';
import { LOW_BALANCE_NUMBERS, LOW_BALANCE_PAUSE_MS } from '../limits/tuning';

/** Middle of the prices of the user's numbers, in USD; null without any. */
export const usualPrice = (prices: readonly number[]): number | null =>
  prices.toSorted((a, b) => a - b)[Math.floor((prices.length - 1) / 2)] ?? null;

/** Inputs of the alert. Amounts in USD, times in ms since 1970; null where unknown, or never. */
export interface LowBalanceInput {
  /** The user wants to be alerted. */
  readonly isWanted: boolean;
  readonly balance: number | null;
  /** The user's own limit; null for the price of three of their usual numbers. */
  readonly ownLimit: number | null;
  readonly usualPrice: number | null;
  /** When the user dismissed the last alert. */
  readonly dismissedAt: number | null;
  readonly now: number;
}

/**
 * True if the user is alerted: the balance is below the limit, and no alert was dismissed within a day
 * (decision 0125). Without a limit there is no alert. A dismissal in the future is ignored: the clock was set
 * back since.
 */
export const isBalanceLow = ({
  isWanted,
  balance,
  ownLimit,
  usualPrice,
  dismissedAt,
  now,
}: LowBalanceInput): boolean => {
  const limit = ownLimit ?? (usualPrice === null ? null : usualPrice * LOW_BALANCE_NUMBERS);
  const isPaused = dismissedAt !== null && dismissedAt <= now && now < dismissedAt + LOW_BALANCE_PAUSE_MS;
  return isWanted && balance !== null && limit !== null && balance < limit && !isPaused;
};

const ownLimit = typedAmount('$', 'Enter an amount in USD, for example 0.50, or leave it empty.');

/** Parses the user's own limit as typed: USD, null for none; with a message where it is not a number. */
export const parseLowBalanceAmount = (
  text: string,
): { readonly usd: number | null; readonly message: string | null } => {
  if (text.trim() === '') return { usd: null, message: null };
  const { success, output, issues } = v.safeParse(ownLimit, text);
  return success ? { usd: output.value, message: null } : { usd: null, message: issues[0].message };
};
