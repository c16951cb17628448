import { USD_PRICE_DECIMALS } from '../../limits/spec';
import { SPENDING_DAYS } from '../../limits/tuning';
import { localDay, shiftDay } from '../../lib/format/local-day';
import type { NumberStatus } from '../../numbers/list/number-status';

export interface ChartPurchase {
  /** USD; null while unknown. */
  readonly price: number | null;
  readonly status: NumberStatus;
  /** ms since 1970; null while unknown. */
  readonly purchasedAt: number | null;
}

/** Purchases side by side in time, and whether there are others around them. */
export interface ChartPurchases {
  /** Newest first. */
  readonly purchases: readonly ChartPurchase[];
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
}

export interface DaySpending {
  readonly day: string;
  /** USD paid and not given back. */
  readonly spent: number;
  /** USD paid and given back, as the number was cancelled (spec §4). */
  readonly refunded: number;
  /** True if all purchases of the day are loaded. */
  readonly isLoaded: boolean;
}

/** Sums are integers of the smallest price step: floating-point sums would differ from that of the rows. */
const STEPS = 10 ** USD_PRICE_DECIMALS;

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((steps, usd) => steps + Math.round(usd * STEPS), 0) / STEPS;

const costOf = (purchases: ChartPurchases['purchases']): number =>
  sumOf(purchases.map(({ price }) => price ?? 0));

/** Others may be of the days of the newest and of the oldest loaded purchase, and beyond. */
const isWhole = (day: string, sample: ChartPurchases, days: readonly string[]): boolean => {
  const [newest, oldest] = [days[0], days.at(-1)];
  if (sample.hasNewer && (newest === undefined || day >= newest)) return false;
  return !sample.hasOlder || (oldest !== undefined && day > oldest);
};

/** Spending of the last `SPENDING_DAYS` up to `today`, oldest first; refunds are counted separately. */
export const dailySpending = (sample: ChartPurchases, today: string): readonly DaySpending[] => {
  const dated = sample.purchases.flatMap((purchase) =>
    purchase.purchasedAt === null ? [] : { ...purchase, day: localDay(purchase.purchasedAt) },
  );
  const days = dated.map(({ day }) => day).toSorted((one, other) => other.localeCompare(one));
  return Array.from({ length: SPENDING_DAYS }, (_, place) => {
    const day = shiftDay(today, place + 1 - SPENDING_DAYS);
    const ofDay = dated.filter((purchase) => purchase.day === day);
    return {
      day,
      spent: costOf(ofDay.filter(({ status }) => status !== 'cancelled')),
      refunded: costOf(ofDay.filter(({ status }) => status === 'cancelled')),
      isLoaded: isWhole(day, sample, days),
    };
  });
};

export const totalSpending = (days: readonly DaySpending[]): Pick<DaySpending, 'spent' | 'refunded'> => ({
  spent: sumOf(days.map(({ spent }) => spent)),
  refunded: sumOf(days.map(({ refunded }) => refunded)),
});
