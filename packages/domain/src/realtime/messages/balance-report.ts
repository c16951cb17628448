/** Balance fields of a message, in USD; null where missing. */
export interface BalanceReport {
  readonly balance: number | null;
  readonly previousBalance: number | null;
  /** Signed. */
  readonly change: number | null;
}

/** Amounts are compared in millionths of a USD. */
export const isSameAmount = (one: number, other: number): boolean =>
  Math.round(one * 1e6) === Math.round(other * 1e6);

/**
 * True if a report is plausible, given the known balance: it starts from that balance, or its change leads
 * from it to the reported one. Needed because after a settlement the real server sends the deposit's amount
 * as the balance (decision 0024).
 */
export const isConsistent = (
  { balance, previousBalance, change }: BalanceReport,
  known: number | null,
): boolean => {
  if (balance === null || known === null) return false;
  const startsThere = previousBalance !== null && isSameAmount(previousBalance, known);
  const endsThere = change !== null && isSameAmount(known + change, balance);
  return startsThere || endsThere;
};

/** Merges two consecutive reports into one, all null when the second does not follow from the first. */
export const mergeReports = (earlier: BalanceReport, later: BalanceReport): BalanceReport =>
  isConsistent(later, earlier.balance)
    ? {
        balance: later.balance,
        previousBalance: earlier.previousBalance,
        change: earlier.change === null || later.change === null ? null : earlier.change + later.change,
      }
    : { balance: null, previousBalance: null, change: null };
