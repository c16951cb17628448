import type { Deposit } from '../../contracts/deposit';
import type { PurchasedNumber } from '../../contracts/number';
import { LANGUAGE } from '../../lib/format/language';
import { localDay, monthOf } from '../../lib/format/local-day';
import { usdToMicros, microsToUsd } from '../../lib/format/money';

export interface AccountMove {
  readonly id: string;
  readonly kind: 'deposit' | 'purchase' | 'refund';
  /** ms since 1970; null where the server sends no time. */
  readonly at: number | null;
  /** USD, below 0 for debits; null where the server sends no amount. */
  readonly amount: number | null;
}

/** A move and the balance after it. */
export type StatementRow<Move extends AccountMove> = Move & {
  /** USD. */
  readonly balanceAfter: number;
  /**
   * Reason why the row does not add up. `no-amount`: it counts as 0. `below-zero`: a prepaid account is never
   * negative, so another record is missing or wrong.
   */
  readonly discrepancy: 'no-amount' | 'below-zero' | null;
};

/** A running account. Opening figure plus all amounts is the balance. */
export interface AccountStatement<Move extends AccountMove> {
  /** Newest first. */
  readonly rows: readonly StatementRow<Move>[];
  /** Balance before the oldest row, in USD: the balance minus all rows. */
  readonly opening: number;
  /** A prepaid account never owes: a record is missing or wrong. */
  readonly isOpeningBelowZero: boolean;
}

/**
 * Account moves of a number: its price, and its refund when it was cancelled. The server does not send the
 * time of the refund.
 */
export const movesOfNumber = (number: PurchasedNumber) => {
  const { id, status, price, purchasedAt: at } = number;
  const bought = { id: `purchase-${id}`, kind: 'purchase' as const, at, amount: price && -price, number };
  return status === 'cancelled'
    ? [bought, { id: `refund-${id}`, kind: 'refund' as const, at, amount: price, number }]
    : [bought];
};

/** Account moves of a deposit: one if it was settled. */
export const movesOfDeposit = (deposit: Deposit) =>
  deposit.status === 'PAID_SETTLED'
    ? [
        {
          id: `deposit-${deposit.id}`,
          kind: 'deposit' as const,
          at: deposit.paidAt ?? deposit.createdAt,
          amount: deposit.usdAmount,
          deposit,
        },
      ]
    : [];

/** A move of money with the number or the deposit behind it. */
export type Move = ReturnType<typeof movesOfNumber | typeof movesOfDeposit>[number];

/** Within a second credits come before debits, and a purchase before its refund. */
const PLACES: Readonly<Record<AccountMove['kind'], number>> = { deposit: 0, purchase: 1, refund: 2 };

const byTime = (one: AccountMove, other: AccountMove): number =>
  (one.at ?? 0) - (other.at ?? 0) ||
  PLACES[one.kind] - PLACES[other.kind] ||
  one.id.localeCompare(other.id, LANGUAGE);

/**
 * Account statement that ends with the balance, from moves in any order. All sums are exact.
 *
 * @param since earlier moves go into the opening figure, ms since 1970; null includes all moves
 */
export const accountStatement = <Move extends AccountMove>(
  moves: readonly Move[],
  balance: number,
  since: number | null,
): AccountStatement<Move> => {
  const included = moves.filter(({ at }) => since === null || at === null || at >= since).toSorted(byTime);
  const total = included.reduce((sum, { amount }) => sum + usdToMicros(amount ?? 0), 0);
  const opening = usdToMicros(balance) - total;
  let running = opening;
  const rows = included.map((move): StatementRow<Move> => {
    running += usdToMicros(move.amount ?? 0);
    const discrepancy = running < 0 ? 'below-zero' : null;
    return {
      ...move,
      balanceAfter: microsToUsd(running),
      discrepancy: move.amount === null ? 'no-amount' : discrepancy,
    };
  });
  return { rows: rows.toReversed(), opening: microsToUsd(opening), isOpeningBelowZero: opening < 0 };
};

/** Months of the rows, YYYY-MM, newest first. A row without a time has none. */
export const monthsOf = (rows: readonly AccountMove[]): readonly string[] => [
  ...new Set(rows.flatMap(({ at }) => (at === null ? [] : monthOf(localDay(at))))),
];

/** The part of a statement in one month, with the balance before it. */
export const statementOfMonth = <Move extends AccountMove>(
  statement: AccountStatement<Move>,
  month: string,
): AccountStatement<Move> => {
  const isIn = ({ at }: Move) => at !== null && monthOf(localDay(at)) === month;
  const before = statement.rows[statement.rows.findLastIndex(isIn) + 1];
  const opening = before?.balanceAfter ?? statement.opening;
  return { rows: statement.rows.filter(isIn), opening, isOpeningBelowZero: opening < 0 };
};

interface LoadedList {
  readonly isComplete: boolean;
  /** When its rows happened, ms since 1970. */
  readonly times: readonly (number | null)[];
}

/** Time of the oldest loaded row, ms since 1970; null when the list is complete. */
export const oldestLoaded = ({ isComplete, times }: LoadedList): number | null =>
  isComplete ? null : Math.min(...times.filter((time) => time !== null));

/** Start of the range that all lists cover: before it, one of them is not loaded. Null: unlimited. */
export const coveredSince = (lists: readonly LoadedList[]): number | null => {
  const ends = lists.map(oldestLoaded).filter((end) => end !== null);
  return ends.length === 0 ? null : Math.max(...ends);
};
