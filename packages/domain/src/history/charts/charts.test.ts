import { expect, it } from 'vitest';
import type { ApiError } from '../../api/errors/api-error';
import { limitedCallMade } from '../../api/client/rate-limit-budget';
import type { Activity } from '../../contracts/dashboard-calls';
import type { PurchasedNumber } from '../../contracts/number';
import { CALLS_PER_MINUTE, RESERVED_CALLS } from '../../limits/tuning';
import { aNumber } from '../../testing/fixtures/a-number';
import { aRejection, fail } from '../../testing/fixtures/a-rejection';
import { openScreen } from '../../testing/fixtures/numbers.fixture';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { dashboardScreen } from '../../dashboard/dashboard-data';
import { $recentSpending, recentSpendingShown } from '../../dashboard/recent-spending';
import { historyScreen, historyUrlChanged } from '../list/history-list';
import { spendingView } from './spending';

useFakeClock(new Date(2026, 2, 15, 23, 55));

const at = (day: number): number => new Date(2026, 2, day, 10).getTime();

/** The first page of 45 purchases, three a day, from the 15th to the 9th. */
const NEWEST = Array.from({ length: 20 }, (_, place) =>
  aNumber({
    id: String(place),
    status: place % 3 === 0 ? 'expired' : 'used',
    price: 0.1,
    purchasedAt: at(15 - Math.floor(place / 3)),
  }),
);
/** What the dashboard shows of them. */
const EIGHT = NEWEST.slice(0, 8);
const bought = (fields: Partial<PurchasedNumber>): Activity =>
  aNumber({ id: 'newest', purchasedAt: at(15), price: 0.2, status: 'used', ...fields });

const open = (activities: readonly Activity[], historyError?: ApiError) => {
  const page = openScreen([], {
    history: () => {
      if (historyError !== undefined) fail(historyError)();
      return { numbers: NEWEST, pagination: { page: 1, limit: 20, total: 45, totalPages: 3 } };
    },
    dashboardActivity: () => activities,
  });
  const { fire } = page;
  return {
    ...page,
    showDashboard: async () => {
      fire(dashboardScreen.toggled, true);
      await pass();
      fire(recentSpendingShown, undefined);
      await pass();
      return page.get($recentSpending);
    },
  };
};
type Page = ReturnType<typeof open>;

it('dashboard spending: leaves the last calls of a minute to the user', async () => {
  const { fire, showDashboard, callsTo } = open(EIGHT);
  for (let call = 0; call < CALLS_PER_MINUTE.sms - RESERVED_CALLS; call += 1) fire(limitedCallMade, 'sms');
  await showDashboard();
  expect(callsTo('history')).toBe(0);
});

it.each([
  ['dashboard', dashboardScreen, ({ showDashboard }: Page) => showDashboard()],
  [
    'history',
    historyScreen,
    ({ fire }: Page) => {
      fire(historyUrlChanged, '');
      return pass(0);
    },
  ],
])('%s: does not read the history after the wait of a 429 once it was left', async (_, screen, show) => {
  const page = open(EIGHT, aRejection({ status: 429, retryAfterS: 3 }));
  await show(page);
  page.fire(screen.toggled, false);
  await pass(5_000);
  expect(page.callsTo('history')).toBe(1);
});

it('dashboard spending: adds a purchase newer than the history, and counts a number cancelled since as refunded', async () => {
  const [first, ...others] = EIGHT.slice(0, 7);
  const activities = [bought({}), bought({ ...first, status: 'cancelled' }), ...others];
  const spending = await open(activities).showDashboard();
  expect(spending?.summary).toEqual({ spent: '$1.9000', refunded: '$0.1000' });
});

it('dashboard spending: is unknown while less than two days are loaded as a whole', async () => {
  const today = Array.from({ length: 8 }, () => bought({}));
  expect((await open(today, { kind: 'malformed' }).showDashboard())?.isUnknown).toBe(true);
  expect((await open([bought({})]).showDashboard())?.isUnknown).toBe(false);
});

it.each([
  ['all are', 1, {}, ''],
  ['older ones are not', 5, { hasOlder: true }, 'since Mar 6'],
  ['newer ones are not either', 5, { hasOlder: true, hasNewer: true }, 'Mar 6 to Mar 9'],
])('spending: names the days that are loaded where %s', (_, first, around, span) => {
  const purchases = [10, first].map((day) => ({ price: 0.3, purchasedAt: at(day), status: 'used' as const }));
  const rows = { purchases, hasNewer: false, hasOlder: false, ...around };
  const { days, caption } = spendingView(rows, '2026-03-15');
  expect(caption).toBe(span);
  expect(days).toHaveLength(14);
});
