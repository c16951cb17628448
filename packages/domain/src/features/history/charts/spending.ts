import { formatShortDay, formatUsd } from '../../../rules';
import { dailySpending, totalSpending, type AnalyticsRows, type DayCoverage } from './daily-spending';
import { chartScale } from './chart-scale';

/** Spending on one day, formatted. */
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

/** The chart 'Spending, last 14 days'. */
export interface SpendingView {
  /** Oldest first. */
  readonly days: readonly SpendingDay[];
  /** Amounts at the gridlines, highest first; empty without purchases. */
  readonly scale: readonly string[];
  /** Sum of all days, USD with 4 decimals. */
  readonly spent: string;
  /** Sum of refunds; undefined without refunds. */
  readonly refunded: string | undefined;
  /** None of the purchases is from these days. */
  readonly isEmpty: boolean;
  /** Range of the covered purchases. */
  readonly coverage: string;
}

const refundText = (usd: number): string | undefined => (usd === 0 ? undefined : formatUsd(usd));

/** @param today YYYY-MM-DD */
export const spendingView = (sample: AnalyticsRows, coverage: string, today: string): SpendingView => {
  const days = dailySpending(sample, today);
  const total = totalSpending(days);
  const highest = days.reduce((most, { spent, refunded }) => Math.max(most, spent + refunded), 0);
  const scale = chartScale(highest);
  const share = (usd: number) => (scale === null ? 0 : usd / scale.top);
  return {
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
    isEmpty: scale === null,
    coverage,
  };
};
