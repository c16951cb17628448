import { usdToMicros, microsToUsd } from '../../../rules/format/usd-micros';

/** One move of money on the account. */
export interface AccountMove {
  readonly id: string;
  readonly kind: 'deposit' | 'purchase' | 'refund';
  /** ms since 1970; null where the server tells no time. */
  readonly at: number | null;
  /** USD, below 0 for what left the account; null where the server tells no amount. */
  readonly amount: number | null;
}

/** A move and the balance after it. */
export type StatementRow<Move extends AccountMove> = Move & {
  /** USD. */
  readonly balanceAfter: number;
  /**
   * Why the row does not sum. `no-amount`: it counts as nothing. `below-zero`: a prepaid account never owes, so another
   * record is missing or wrong.
   */
  readonly flaw: 'no-amount' | 'below-zero' | null;
};

/** A running account. Opening figure plus all amounts is the balance. */
export interface AccountStatement<Move extends AccountMove> {
  /** Newest first. */
  readonly rows: readonly StatementRow<Move>[];
  /** What was there before the oldest row, in USD: the difference that the rows leave. */
  readonly opening: number;
  /** A prepaid account never owes: a record is missing or wrong. */
  readonly isOpeningBelowZero: boolean;
}

interface Purchase {
  readonly id: string;
  readonly status: string;
  readonly price: number | null;
  readonly purchasedAt: number | null;
}

interface Payment {
  readonly id: string;
  readonly status: string;
  readonly usdAmount: number | null;
  readonly createdAt: number | null;
  readonly paidAt: number | null;
}

/** What a number has moved: its price, and back again when it was cancelled. The server does not tell when. */
export const movesOfNumber = <T extends Purchase>(number: T) => {
  const { id, status, price, purchasedAt: at } = number;
  const bought = { id: `purchase-${id}`, kind: 'purchase' as const, at, amount: price && -price, number };
  return status === 'cancelled'
    ? [bought, { id: `refund-${id}`, kind: 'refund' as const, at, amount: price, number }]
    : [bought];
};

/** What a deposit has moved: nothing unless it was settled. */
export const movesOfDeposit = <T extends Payment>(deposit: T) =>
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

/** At the same second money comes before it goes, and a number is bought before it is refunded. */
const PLACES: Readonly<Record<AccountMove['kind'], number>> = { deposit: 0, purchase: 1, refund: 2 };

const byTime = (one: AccountMove, other: AccountMove): number =>
  (one.at ?? 0) - (other.at ?? 0) || PLACES[one.kind] - PLACES[other.kind] || one.id.localeCompare(other.id);

/**
 * The moves as one account that ends with the balance, whatever their order. All sums are exact.
 * @param since moves before it are left to the opening figure, ms since 1970; null takes them all
 */
export const accountStatement = <Move extends AccountMove>(
  moves: readonly Move[],
  balance: number,
  since: number | null,
): AccountStatement<Move> => {
  // Stryker disable next-line ConditionalExpression: for the compiler; every moment lies after no moment.
  const included = moves.filter(({ at }) => since === null || at === null || at >= since).toSorted(byTime);
  const total = included.reduce((sum, { amount }) => sum + usdToMicros(amount ?? 0), 0);
  const opening = usdToMicros(balance) - total;
  let running = opening;
  const rows = included.map((move): StatementRow<Move> => {
    running += usdToMicros(move.amount ?? 0);
    const flaw = running < 0 ? 'below-zero' : null;
    return { ...move, balanceAfter: microsToUsd(running), flaw: move.amount === null ? 'no-amount' : flaw };
  });
  return { rows: rows.toReversed(), opening: microsToUsd(opening), isOpeningBelowZero: opening < 0 };
};

interface LoadedList {
  readonly isComplete: boolean;
  /** When its rows happened, ms since 1970. */
  readonly times: readonly (number | null)[];
}

/** How far back a list reaches, ms since 1970; null when it is read to its end. */
export const oldestLoaded = ({ isComplete, times }: LoadedList): number | null =>
  isComplete ? null : Math.min(...times.filter((time) => time !== null));

/** How far back the lists reach together: before that, one of them is not read. Null: to the very beginning. */
export const coveredSince = (lists: readonly LoadedList[]): number | null => {
  const ends = lists.map(oldestLoaded).filter((end) => end !== null);
  return ends.length === 0 ? null : Math.max(...ends);
};
