import { expect, it } from 'vitest';
import { dailySpending, type ChartPurchase, type ChartPurchases } from './daily-spending';

const TODAY = '2026-03-15';

const bought = (
  day: number,
  price: number | null,
  status: ChartPurchase['status'] = 'used',
): ChartPurchase => ({ price, status, purchasedAt: new Date(2026, 2, day, 12).getTime() });

const sample = (
  purchases: readonly ChartPurchase[],
  around: Partial<ChartPurchases> = {},
): ChartPurchases => ({
  purchases,
  hasNewer: false,
  hasOlder: false,
  ...around,
});

it("daily spending: covers the user's last 14 days including today, and counts no unknown price", () => {
  const late = { ...bought(15, 0.2), purchasedAt: new Date(2026, 2, 15, 23, 59, 59).getTime() };
  const early = { ...bought(15, 0.1), purchasedAt: new Date(2026, 2, 15).getTime() };
  const days = dailySpending(sample([late, early, bought(15, null), bought(2, 0.2), bought(1, 9)]), TODAY);
  expect(days.map(({ day }) => day)).toEqual(
    Array.from({ length: 14 }, (_, place) => `2026-03-${String(place + 2).padStart(2, '0')}`),
  );
  expect(days.map(({ spent }) => spent)).toEqual([0.2, ...Array<number>(12).fill(0), 0.3]);
});

it('daily spending: marks the days whose purchases are all loaded', () => {
  const loaded = (around: Partial<ChartPurchases>, purchases = [bought(14, 0.1), bought(12, 0.1)]) =>
    dailySpending(sample(purchases, around), TODAY)
      .slice(-5)
      .map((day) => day.isLoaded);
  expect(loaded({})).toEqual([true, true, true, true, true]);
  expect(loaded({ hasOlder: true })).toEqual([false, false, true, true, true]);
  expect(loaded({ hasOlder: true, hasNewer: true })).toEqual([false, false, true, false, false]);
  expect(loaded({ hasOlder: true }, [])).not.toContain(true);
  expect(loaded({ hasNewer: true }, [])).not.toContain(true);
  // In any order.
  expect(
    loaded(
      { hasOlder: true, hasNewer: true },
      [13, 12, 14].map((day) => bought(day, 0.1)),
    ),
  ).toEqual([false, false, true, false, false]);
});
