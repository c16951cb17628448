import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { ApiError } from '../../api/errors/api-error';
import { limitedCallMade } from '../../api/client/rate-limit-budget';
import type { Activity } from '../../contracts/dashboard-calls';
import type { PurchasedNumber } from '../../contracts/number';
import type { RequestFor } from '../../contracts/operations';
import { CALLS_PER_MINUTE, RESERVED_CALLS } from '../../limits/tuning';
import { aNumber } from '../../testing/fixtures/a-number';
import { aRejection } from '../../testing/fixtures/a-rejection';
import { createTestScope } from '../../testing/harness/create-test-scope';
import { pass, useFakeClock } from '../../testing/harness/use-fake-clock';
import { dashboardScreen } from '../../dashboard/dashboard-data';
import { $recentSpending, recentSpendingShown } from '../../dashboard/recent-spending';
import { historyScreen, historyUrlChanged } from '../list/history-list';
import { spendingView } from './spending';

useFakeClock(new Date(2026, 2, 15, 23, 55));

const at = (day: number): number => new Date(2026, 2, day, 10).getTime();

const TOTAL = 45;

/** 45 purchases, three a day: the 20 of the first page reach from the 15th to the 9th. */
const HISTORY: readonly PurchasedNumber[] = Array.from({ length: TOTAL }, (_, place) =>
  aNumber({
    id: String(place),
    ...(place % 2 === 0
      ? { serviceCode: 'wa', serviceName: 'WhatsApp' }
      : { serviceCode: 'tg', serviceName: 'TG' }),
    countryCode: '187',
    status: place % 3 === 0 ? 'expired' : 'used',
    price: 0.1,
    purchasedAt: at(15 - Math.floor(place / 3)),
  }),
);

const anActivity = (day: number): Activity => ({
  ...aNumber({ id: 'newest', purchasedAt: at(day), price: 0.2, status: 'used' }),
});

const open = (activities: readonly Activity[] = [], historyError?: ApiError) => {
  const { scope, callsTo } = createTestScope({
    calls: {
      history: ({ query: { page = 1, ...filters } }: RequestFor<'history'>) => {
        if (historyError !== undefined) throw historyError;
        const rows = Object.keys(filters).length > 0 ? HISTORY.slice(0, 9) : HISTORY;
        const totalPages = Math.ceil(rows.length / 20);
        const numbers = rows.slice((page - 1) * 20, page * 20);
        return { numbers, pagination: { page, limit: 20, total: rows.length, totalPages } };
      },
      dashboardActivity: () => [...activities],
      activeNumbers: () => ({ numbers: [], pagination: null }),
    },
  });
  return {
    scope,
    showDashboard: async () => {
      await allSettled(dashboardScreen.toggled, { scope, params: true });
      await allSettled(recentSpendingShown, { scope });
    },
    recent: () => scope.getState($recentSpending),
    historyCalls: () => callsTo('history'),
  };
};

const openDashboard = async (...how: Parameters<typeof open>) => {
  const opened = open(...how);
  await opened.showDashboard();
  return opened;
};

/** The eight newest of the history, of the 15th to the 13th. */
const newest = (...changed: readonly Partial<Activity>[]): readonly Activity[] =>
  HISTORY.slice(0, 8).map((number, place) => ({ ...number, ...changed[place] }));

it('dashboard spending: leaves the last calls of a minute to the user', async () => {
  const { scope, showDashboard, historyCalls } = open(newest());
  for (let call = 0; call < CALLS_PER_MINUTE.sms - RESERVED_CALLS; call += 1)
    await allSettled(limitedCallMade, { scope, params: 'sms' });
  await showDashboard();
  expect(historyCalls()).toBe(0);
});

const limited = aRejection({ status: 429, retryAfterS: 3 });

it('dashboard spending: is not read after the wait of a 429 once the dashboard was left', async () => {
  const { scope, historyCalls } = await openDashboard(newest(), limited);
  await allSettled(dashboardScreen.toggled, { scope, params: false });
  await pass(5_000);
  expect(historyCalls()).toBe(1);
});

it('history: is not read after the wait of a 429 once its screen was left', async () => {
  const { scope, historyCalls } = open([], limited);
  await allSettled(historyUrlChanged, { scope, params: '' });
  await allSettled(historyScreen.toggled, { scope, params: false });
  await pass(5_000);
  expect(historyCalls()).toBe(1);
});

it('dashboard spending: adds a purchase newer than the history, and counts a number cancelled since as refunded', async () => {
  const { recent } = await openDashboard([anActivity(15), ...newest({ status: 'cancelled' }).slice(0, 7)]);
  expect(recent()?.summary).toEqual({ spent: '$1.9000', refunded: '$0.1000' });
});

it('dashboard spending: is unknown while less than two days are loaded as a whole', async () => {
  const today = Array.from({ length: 8 }, () => anActivity(15));
  const { recent } = await openDashboard(today, { kind: 'malformed' });
  expect(recent()?.isUnknown).toBe(true);
  expect((await openDashboard([anActivity(15)])).recent()?.isUnknown).toBe(false);
});

it.each([
  ['all are', 1, {}, ''],
  ['older ones are not', 5, { hasOlder: true }, 'since Mar 6'],
  ['newer ones are not either', 5, { hasOlder: true, hasNewer: true }, 'Mar 6 to Mar 9'],
])('spending: names the days that are loaded where %s', (_, first, around, span) => {
  const purchases = [10, first].map((day) => ({
    ...aNumber({ purchasedAt: at(day) }),
    status: 'used' as const,
  }));
  const rows = { purchases, hasNewer: false, hasOlder: false, ...around };
  const { days, caption } = spendingView(rows, '2026-03-15');
  expect(caption).toBe(span);
  expect(days).toHaveLength(14);
});
