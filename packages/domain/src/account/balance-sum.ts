import { microsToUsd, usdToMicros } from '../lib/format/money';

/** Figures of one response, in USD; null where the server sends none. */
interface Account {
  readonly balance: number;
  readonly totalDeposited: number | null;
  /** A refund does not reduce it. */
  readonly totalSpent: number | null;
}

/**
 * Surplus of the balance over deposits minus spending, in USD: refunds, and credits without a deposit. No
 * call names them. Below zero, records are missing or wrong; null while one of the figures is unknown.
 */
export const creditedUsd = ({ balance, totalDeposited, totalSpent }: Account): number | null =>
  totalDeposited === null || totalSpent === null
    ? null
    : microsToUsd(usdToMicros(balance) - usdToMicros(totalDeposited) + usdToMicros(totalSpent));
