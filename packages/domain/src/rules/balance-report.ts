/** What a message says of the balance, in USD; null where it says nothing. */
export interface BalanceReport {
  readonly balance: number | null;
  readonly previousBalance: number | null;
  /** Signed. */
  readonly change: number | null;
}

/** Amounts are kept in millionths of a USD. */
const isSame = (one: number, other: number): boolean => Math.round(one * 1e6) === Math.round(other * 1e6);

/**
 * Whether a report may be believed beside a balance that is known: it starts from there, or leads from there to
 * what it says. After a settlement the real server sends the deposit's amount as the balance (decision 0024).
 */
export const isBelievable = (
  { balance, previousBalance, change }: BalanceReport,
  known: number | null,
): boolean => {
  if (balance === null || known === null) return false;
  const startsThere = previousBalance !== null && isSame(previousBalance, known);
  const leadsThere = change !== null && isSame(known + change, balance);
  return startsThere || leadsThere;
};

/** Two reports, one after the other, as one; one that says nothing where the second does not follow the first. */
export const mergeReports = (earlier: BalanceReport, later: BalanceReport): BalanceReport =>
  isBelievable(later, earlier.balance)
    ? {
        balance: later.balance,
        previousBalance: earlier.previousBalance,
        change: earlier.change === null || later.change === null ? null : earlier.change + later.change,
      }
    : { balance: null, previousBalance: null, change: null };
