import { countryLabel, serviceLabel, type NamesByCode } from '../../catalogue/search/catalogue-names';
import type { Deposit } from '../../contracts/deposit';
import { formatDateTime } from '../../lib/format/date-time';
import { formatMonth, listedMoment, localDay } from '../../lib/format/local-day';
import { formatNaira, formatRate, formatUsd, formatUsdChange } from '../../lib/format/money';
import {
  accountStatement,
  coveredSince,
  monthsOf,
  movesOfDeposit,
  movesOfNumber,
  statementOfMonth,
  type Move,
  type StatementRow,
} from './running-balance';
import { ALL_MONTHS, type Records, type StatementState } from './statement-state';

/** Names of the purchased items. */
export interface Names {
  readonly services: NamesByCode;
  readonly countries: NamesByCode;
}

/** Each list by the times it is sorted by. */
export const loadedLists = ({ numbers, deposits: payments }: Records) =>
  [
    { isComplete: numbers.isComplete, times: numbers.rows.map(({ purchasedAt }) => purchasedAt) },
    { isComplete: payments.isComplete, times: payments.rows.map(({ createdAt }) => createdAt) },
  ] as const;

/**
 * The chosen part of the account, as it is shown and exported.
 *
 * @param chosen `ALL_MONTHS`, or YYYY-MM; all where no row is of that month
 */
export const statementPart = (records: Records, chosen: string) => {
  const since = coveredSince(loadedLists(records));
  const whole = accountStatement<Move>(
    [...records.numbers.rows.flatMap(movesOfNumber), ...records.deposits.rows.flatMap(movesOfDeposit)],
    records.balance,
    since,
  );
  const months = monthsOf(whole.rows);
  const month = months.find((value) => value === chosen) ?? null;
  const isWhole = since === null || month !== months.at(-1);
  return {
    ...(month === null ? whole : statementOfMonth(whole, month)),
    /** End of the period of the opening figure. */
    before:
      month !== null && isWhole
        ? formatMonth(month)
        : since === null
          ? 'the first record'
          : formatDateTime(since),
    /** True if there are older records to load. */
    hasEarlier: since !== null,
    months,
    month,
  };
};

/** The paid amount and its exchange rate: '₦1,500.00 · 1 USD = ₦1,535.20'. */
const depositText = ({ ngnAmount, rate }: Deposit): string =>
  rate === null ? formatNaira(ngnAmount) : `${formatNaira(ngnAmount)} · ${formatRate(rate)}`;

const rowView = (row: StatementRow<Move>, { services, countries }: Names, today: string) => {
  const { id, kind, at, amount, balanceAfter, discrepancy } = row;
  return {
    id,
    kind,
    about:
      'deposit' in row
        ? depositText(row.deposit)
        : `${serviceLabel(row.number, services)} · ${countryLabel(row.number.countryCode, countries)}`,
    // The server does not send the time of a cancel.
    when: { ...listedMoment(at, today), ...(kind === 'refund' && { time: undefined, date: undefined }) },
    amount: amount === null ? undefined : formatUsdChange(amount),
    balance: formatUsd(balanceAfter),
    discrepancy: discrepancy ?? undefined,
  };
};

/**
 * The running account as the user sees it; undefined until the first records are read.
 *
 * @param balance the newest known, in USD: a change since the records were read makes them stale
 */
export const statementView = (
  { records, month: chosen, readAt }: StatementState,
  names: Names,
  balance: number | null,
) => {
  if (records === null) return undefined;
  const { rows, months, month, opening, ...part } = statementPart(records, chosen);
  return {
    rows: rows.map((row) => rowView(row, names, localDay(readAt))),
    opening: formatUsd(opening),
    isOpeningBelowZero: part.isOpeningBelowZero,
    before: part.before,
    hasEarlier: part.hasEarlier,
    months: [
      { value: ALL_MONTHS, label: 'All' },
      ...months.map((value) => ({ value, label: formatMonth(value) })),
    ],
    month: month ?? ALL_MONTHS,
    isStale: balance !== null && balance !== records.balance,
  };
};
