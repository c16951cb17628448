import { combine, createEvent, createStore, restore, sample } from 'effector';
import type { ApiClient } from '../../api/client/api-client';
import { errorText } from '../../api/errors/api-error';
import { createClientFx } from '../../api/client/operation-fx';
import type { Deposit } from '../../contracts/deposit';
import type { PurchasedNumber } from '../../contracts/number';
import { deposits } from '../../contracts/deposits-calls';
import { history } from '../../contracts/numbers-calls';
import { balance } from '../../contracts/payments-calls';
import { STATEMENT_PAGE_SIZE } from '../../limits/tuning';
import {
  accountStatement,
  movesOfDeposit,
  movesOfNumber,
  oldestLoaded,
  coveredSince,
  monthsOf,
  statementOfMonth,
  type AccountStatement,
  type Move,
  type StatementRow,
} from './running-balance';
import { countryLabel, serviceLabel, type NamesByCode } from '../../catalogue/search/catalogue-names';
import {
  $countryNames,
  $serviceNames,
  countriesNeeded,
  servicesNeeded,
} from '../../catalogue/lists/catalogue-lists';
import { formatMonth, listedMoment, localDay, type ListedMoment } from '../../lib/format/local-day';
import { formatDateTime } from '../../lib/format/date-time';
import { formatNaira, formatRate, formatUsd, formatUsdChange } from '../../lib/format/money';
import { EMPTY_PAGED_LIST, appendPage, type PagedList } from '../../history/list/paged-reader';
import { serverTimeAt } from '../../lib/time/clock';
import { $balance } from '../../account/balance';

/** A row of the statement as the user sees it. */
export interface StatementRowView {
  readonly id: string;
  readonly kind: 'deposit' | 'purchase' | 'refund';
  /** The purchased item, or the deposited amount. */
  readonly about: string;
  /** A refund is on the day of its purchase, without a time. */
  readonly when: ListedMoment;
  /** USD with its sign; undefined where the server sends none. */
  readonly amount: string | undefined;
  /** USD after this row. */
  readonly balance: string;
  readonly discrepancy: 'no-amount' | 'below-zero' | undefined;
}

/** The running account as the user sees it. */
export interface StatementView {
  /** Newest first. */
  readonly rows: readonly StatementRowView[];
  /** USD before the oldest row. */
  readonly opening: string;
  /** True for an impossible opening figure: a record is missing or wrong. */
  readonly isOpeningBelowZero: boolean;
  /** End of the period of the opening figure: 'the first record', 'March 2026', or the start of the complete rows. */
  readonly before: string;
  /** True if there are older records to load. */
  readonly hasEarlier: boolean;
  /** Months of the loaded rows to choose from, 'All' first. */
  readonly months: readonly { readonly value: string; readonly label: string }[];
  /** The chosen one: `ALL_MONTHS`, or YYYY-MM. */
  readonly month: string;
  /** True if the balance has changed since the records were loaded. */
  readonly isStale: boolean;
}

interface Records {
  readonly numbers: PagedList<PurchasedNumber>;
  readonly deposits: PagedList<Deposit>;
  /** USD, as read beside the first records. */
  readonly balance: number;
}

/** The user wants to see the statement: the newest records are read. */
export const statementOpened = createEvent();

/** The records are reloaded. */
export const statementRefreshClicked = createEvent();

/** The user requests earlier rows. */
export const earlierRecordsClicked = createEvent();

/** Value of a choice of months. */
const ALL_MONTHS = 'all';

/** The user chose a month, YYYY-MM, or `ALL_MONTHS`. */
export const statementMonthChosen = createEvent<string>();

const $month = restore(statementMonthChosen, ALL_MONTHS).reset(statementOpened);

/** Error text when the records cannot be loaded. */
const STATEMENT_FAILED = 'Failed to fetch your account statement';

const loadRequested = createEvent();
const loadFx = createClientFx((client, known: Records | null) =>
  known === null ? loadNewest(client) : loadEarlier(client, known),
);

const $records = createStore<Records | null>(null)
  .on(loadFx.doneData, (_, records) => records)
  .reset(statementOpened);

/** The server's time when the records were read, ms since 1970: it decides which day is today. */
const $readAt = createStore(0).on(serverTimeAt([loadFx.doneData]), (_, now) => now);

/** Why the records could not be read; null when they could. */
const $error = createStore<string | null>(null)
  .on(loadFx.failData, (_, error) => errorText(error, STATEMENT_FAILED))
  .reset(loadFx);

/** The chosen part of the account, as it is shown and exported; null until the first records are read. */
export const $statementPart = combine(
  $records,
  $month,
  (records, month) => records && partOf(records, month),
);

/** The statement; `view` is null until the first records are read. */
export const $statement = combine(
  {
    records: $records,
    part: $statementPart,
    now: $readAt,
    services: $serviceNames,
    countries: $countryNames,
    balance: $balance,
    error: $error,
    isReading: loadFx.pending,
  },
  ({ records, part, now, services, countries, balance: newest, error, isReading }) => ({
    view:
      records &&
      part &&
      viewOf(part, newest !== null && newest !== records.balance, {
        services,
        countries,
        today: localDay(now),
      }),
    error,
    isReading,
  }),
);

sample({ clock: statementOpened, target: [servicesNeeded, countriesNeeded] });
sample({ clock: [statementOpened, statementRefreshClicked], target: loadRequested });
sample({
  clock: [loadRequested.map(() => null), sample({ clock: earlierRecordsClicked, source: $records })],
  source: loadFx.pending,
  filter: (isReading) => !isReading,
  fn: (_, known) => known,
  target: loadFx,
});

async function loadNewest(client: ApiClient): Promise<Records> {
  const [numbersRead, depositsRead, account] = await Promise.all([
    readNumbers(client, EMPTY_PAGED_LIST),
    readDeposits(client, EMPTY_PAGED_LIST),
    client.call(balance, {}),
  ]);
  return { numbers: numbersRead, deposits: depositsRead, balance: account.balance };
}

/** One more page of the list that ends first, or of both when they end together. */
async function loadEarlier(client: ApiClient, known: Records): Promise<Records> {
  const [numbers, payments] = listsOf(known);
  const since = coveredSince([numbers, payments]);
  const [numbersRead, depositsRead] = await Promise.all([
    oldestLoaded(numbers) === since ? readNumbers(client, known.numbers) : known.numbers,
    oldestLoaded(payments) === since ? readDeposits(client, known.deposits) : known.deposits,
  ]);
  return { ...known, numbers: numbersRead, deposits: depositsRead };
}

async function readNumbers(client: ApiClient, known: PagedList<PurchasedNumber>) {
  const { numbers: rows, pagination } = await client.call(history, {
    query: { page: known.nextPage, limit: STATEMENT_PAGE_SIZE },
  });
  return appendPage(known, { rows, pagination });
}

async function readDeposits(client: ApiClient, known: PagedList<Deposit>) {
  const { deposits: rows, pagination } = await client.call(deposits, {
    query: { page: known.nextPage, limit: STATEMENT_PAGE_SIZE },
  });
  return appendPage(known, { rows, pagination });
}

/** Each list by the times it is sorted by. */
function listsOf({ numbers, deposits: payments }: Records) {
  return [
    { isComplete: numbers.isComplete, times: numbers.rows.map(({ purchasedAt }) => purchasedAt) },
    { isComplete: payments.isComplete, times: payments.rows.map(({ createdAt }) => createdAt) },
  ] as const;
}

/** A part of the account: all that is loaded, or one month of it. */
export interface StatementPart extends AccountStatement<Move> {
  readonly before: string;
  readonly hasEarlier: boolean;
  readonly months: readonly string[];
  /** The chosen month, YYYY-MM; null for all. */
  readonly month: string | null;
}

function partOf(records: Records, chosen: string): StatementPart {
  const since = coveredSince(listsOf(records));
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
    before:
      month !== null && isWhole
        ? formatMonth(month)
        : since === null
          ? 'the first record'
          : formatDateTime(since),
    hasEarlier: since !== null,
    months,
    month,
  };
}

function viewOf(
  { rows, months, month, opening, isOpeningBelowZero, before, hasEarlier }: StatementPart,
  isStale: boolean,
  context: Context,
): StatementView {
  return {
    rows: rows.map((row) => rowView(row, context)),
    opening: formatUsd(opening),
    isOpeningBelowZero,
    before,
    hasEarlier,
    months: [
      { value: ALL_MONTHS, label: 'All' },
      ...months.map((value) => ({ value, label: formatMonth(value) })),
    ],
    month: month ?? ALL_MONTHS,
    isStale,
  };
}

interface Context {
  readonly today: string;
  readonly services: NamesByCode;
  readonly countries: NamesByCode;
}

function rowView(row: StatementRow<Move>, { services, countries, today }: Context): StatementRowView {
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
}

/** The paid amount and its exchange rate: '₦1,500.00 · 1 USD = ₦1,535.20'. */
function depositText({ ngnAmount, rate }: Deposit): string {
  return rate === null ? formatNaira(ngnAmount) : `${formatNaira(ngnAmount)} · ${formatRate(rate)}`;
}
