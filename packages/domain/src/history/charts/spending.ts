import { SPENDING_DAYS } from '../../limits/tuning';
import { formatShortDay } from '../../lib/format/local-day';
import { formatUsd } from '../../lib/format/money';
import { chartScale } from './chart-scale';
import { dailySpending, totalSpending, type ChartPurchases, type DaySpending } from './daily-spending';

const refundText = (usd: number): string | undefined => (usd === 0 ? undefined : formatUsd(usd));

const captionOf = (whole: readonly DaySpending[], today: string, isFiltered: boolean): string => {
  const first = formatShortDay(whole[0]?.day ?? today);
  const last = whole.at(-1)?.day ?? today;
  const span = last === today ? `since ${first}` : `${first} to ${formatShortDay(last)}`;
  return [whole.length < SPENDING_DAYS && span, isFiltered && 'matching your filters']
    .filter(Boolean)
    .join(', ');
};

/** The chart of spending; amounts in USD with 4 decimals. `today`: YYYY-MM-DD. */
export const spendingView = (sample: ChartPurchases, today: string, isFiltered = false) => {
  const days = dailySpending(sample, today);
  const whole = days.filter(({ isLoaded }) => isLoaded);
  const known = totalSpending(whole);
  const total = totalSpending(days);
  const highest = whole.reduce((most, { spent, refunded }) => Math.max(most, spent + refunded), 0);
  const scale = chartScale(highest);
  const share = (usd: number) => (scale === null ? 0 : usd / scale.top);
  return {
    period: SPENDING_DAYS,
    days: days.map(({ day, spent, refunded, isLoaded }) => ({
      label: formatShortDay(day),
      spent: formatUsd(spent),
      refunded: refundText(refunded),
      /** Share of the highest gridline, 0 to 1; 0 for a day that is not loaded as a whole. */
      spentShare: isLoaded ? share(spent) : 0,
      refundedShare: isLoaded ? share(refunded) : 0,
      isLoaded,
    })),
    scale: scale?.labels ?? [],
    spent: formatUsd(total.spent),
    refunded: refundText(total.refunded),
    /** Sums of the days whose purchases are all loaded: exact, unlike those above. */
    summary:
      whole.length === 0
        ? undefined
        : { spent: formatUsd(known.spent), refunded: refundText(known.refunded) },
    isEmpty: scale === null,
    isUnknown: whole.length < 2,
    caption: captionOf(whole, today, isFiltered),
  };
};
