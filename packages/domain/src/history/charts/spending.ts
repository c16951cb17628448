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
}

const refundText = (usd: number): string | undefined => (usd === 0 ? undefined : formatUsd(usd));

const captionOf = (whole: readonly DaySpending[], today: string, isFiltered: boolean): string => {
  const first = formatShortDay(whole[0]?.day ?? today);
  const last = whole.at(-1)?.day ?? today;
  const span = last === today ? `since ${first}` : `${first} to ${formatShortDay(last)}`;
  return [whole.length < SPENDING_DAYS && span, isFiltered && 'matching your filters']
    .filter(Boolean)
    .join(', ');
};

/** @param today YYYY-MM-DD */
export const spendingView = (sample: AnalyticsRows, today: string, isFiltered = false) => {
  const days = dailySpending(sample, today);
  const whole = days.filter(({ coverage }) => coverage === 'whole');
  const known = totalSpending(whole);
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
    summary:
      whole.length === 0
        ? undefined
        : { spent: formatUsd(known.spent), refunded: refundText(known.refunded) },
    isEmpty: scale === null,
    isUnknown: whole.length < 2,
    caption: captionOf(whole, today, isFiltered),
  };
};
