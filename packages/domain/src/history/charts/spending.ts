import { SPENDING_DAYS } from '../../limits/tuning';
import { formatShortDay } from '../../lib/format/local-day';
import { formatUsd } from '../../lib/format/money';
import {
  dailySpending,
  totalSpending,
  type AnalyticsRows,
  type DayCoverage,
  type DaySpending,
  chartScale,
} from './daily-spending';

export interface SpendingDay {
  /** For example 'Mar 2'. */
  readonly label: string;
  /** USD, 4 decimals. */
  readonly spent: string;
  /** USD, 4 decimals; undefined without refunds. */
  readonly refunded: string | undefined;
  /** Share of the highest gridline, 0 to 1. */
  readonly spentShare: number;
  readonly refundedShare: number;
  /** Coverage of the day by the loaded purchases. */
  readonly coverage: DayCoverage;
}

/** Sums of the days whose purchases are all loaded: exact, unlike the sum of all that are loaded. */
export interface SpendingSummary {
  /** USD, 4 decimals. */
  readonly spent: string;
  /** Undefined without refunds. */
  readonly refunded: string | undefined;
  /** These days, for example 'since Mar 8' or 'Mar 6 to Mar 9'; undefined if they are the last 14. */
  readonly span: string | undefined;
}

/** The chart 'Spending, last 14 days'. */
export interface SpendingView {
  /** Days of the chart when all are loaded. */
  readonly period: number;
  /** Oldest first; without days before those that are loaded. */
  readonly days: readonly SpendingDay[];
  /** Amounts at the gridlines, highest first; empty without purchases. */
  readonly scale: readonly string[];
  /** Sum of all days, USD with 4 decimals. */
  readonly spent: string;
  /** Sum of refunds; undefined without refunds. */
  readonly refunded: string | undefined;
  /** Undefined if no day is loaded as a whole. */
  readonly summary: SpendingSummary | undefined;
  /** None of the purchases is from these days. */
  readonly isEmpty: boolean;
  /** Less than two days are loaded as a whole: there is nothing to compare. */
  readonly isUnknown: boolean;
  /** Range of the covered purchases; undefined where the summary says it. */
  readonly coverage: string | undefined;
}

const refundText = (usd: number): string | undefined => (usd === 0 ? undefined : formatUsd(usd));

/**
 * Of the newest purchases, the days since the first one that is loaded as a whole. The days before it would
 * be empty places, and a bar that is too low.
 */
const loadedDays = (days: readonly DaySpending[]): readonly DaySpending[] =>
  days.at(-1)?.coverage === 'whole'
    ? days.slice(days.findIndex(({ coverage }) => coverage === 'whole'))
    : days;

const summaryOf = (days: readonly DaySpending[]): SpendingSummary | undefined => {
  const whole = days.filter(({ coverage }) => coverage === 'whole');
  const [first] = whole;
  const last = whole.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const { spent, refunded } = totalSpending(whole);
  return {
    spent: formatUsd(spent),
    refunded: refundText(refunded),
    span: whole.length === SPENDING_DAYS ? undefined : spanOf(first.day, last.day, last === days.at(-1)),
  };
};

const spanOf = (first: string, last: string, isToday: boolean): string =>
  isToday ? `since ${formatShortDay(first)}` : `${formatShortDay(first)} to ${formatShortDay(last)}`;

/** @param today YYYY-MM-DD */
export const spendingView = (
  sample: AnalyticsRows,
  coverage: string | undefined,
  today: string,
): SpendingView => {
  const days = loadedDays(dailySpending(sample, today));
  const total = totalSpending(days);
  const highest = days.reduce((most, { spent, refunded }) => Math.max(most, spent + refunded), 0);
  const scale = chartScale(highest);
  const share = (usd: number) => (scale === null ? 0 : usd / scale.top);
  return {
    period: SPENDING_DAYS,
    days: days.map((day) => ({
      label: formatShortDay(day.day),
      spent: formatUsd(day.spent),
      refunded: refundText(day.refunded),
      spentShare: share(day.spent),
      refundedShare: share(day.refunded),
      coverage: day.coverage,
    })),
    scale: scale?.labels ?? [],
    spent: formatUsd(total.spent),
    refunded: refundText(total.refunded),
    summary: summaryOf(days),
    isEmpty: scale === null,
    isUnknown: days.filter((day) => day.coverage === 'whole').length < 2,
    coverage,
  };
};
