import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, describe, it, vi } from 'vitest';
import type { Activity, PurchasedNumber, RequestFor } from '../../../contracts';
import { createTestScope, aNumber } from '../../../testing';
import { historyUrlChanged } from '../list/query';
import { dashboardScreen } from '../../dashboard/dashboard-data';
import { sessionEnded } from '../../../lib/session-events';
import { $recentSpending, recentSpendingShown } from '../../dashboard/recent-spending';
import { $dailySpending, $successByCountry, $successByService } from './history-charts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 15, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

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
  ...aNumber({ purchasedAt: at(day), price: 0.2, status: 'used' }),
});

const open = (activities: readonly Activity[] = []) => {
  const { scope, client } = createTestScope({
    calls: {
      history: ({ query: { page = 1, ...filters } }: RequestFor<'history'>) => {
        const rows = Object.keys(filters).length > 0 ? HISTORY.slice(0, 9) : HISTORY;
        const totalPages = Math.ceil(rows.length / 20);
        const numbers = rows.slice((page - 1) * 20, page * 20);
        return { numbers, pagination: { page, limit: 20, total: rows.length, totalPages } };
      },
      dashboardActivity: () => [...activities],
    },
  });
  const turnTo = (address: string) => allSettled(historyUrlChanged, { scope, params: address });
  const spending = () => scope.getState($dailySpending);
  return { scope, client, turnTo, spending };
};

describe('history charts', () => {
  it('history charts: are absent before the history is loaded', () => {
    const { scope, spending } = open();
    expect([spending(), scope.getState($successByService)]).toEqual([null, null]);
  });

  it('history charts: cover the loaded pages, and name the range', async () => {
    const { turnTo, spending } = open();
    await turnTo('');
    expect(spending()).toMatchObject({ coverage: 'From purchases 1 to 20 of 45', spent: '$2.0000' });
    await turnTo('?page=2');
    expect(spending()).toMatchObject({ coverage: 'From purchases 1 to 40 of 45', spent: '$4.0000' });
    await turnTo('?status=used');
    expect(spending()?.coverage).toBe('From all 9 purchases that match your filters');
  });

  it('history charts: distinguish a day without purchases from one that is not loaded', async () => {
    const { turnTo, spending } = open();
    await turnTo('');
    const days = spending()?.days.map(({ label, coverage }) => `${label} ${coverage}`) ?? [];
    expect(days.slice(5, 9)).toEqual(['Mar 7 none', 'Mar 8 none', 'Mar 9 part', 'Mar 10 whole']);
  });

  it('history charts: name services and countries as the list does', async () => {
    const { scope, turnTo } = open();
    await turnTo('');
    expect(scope.getState($successByService)?.entries).toEqual([
      { name: 'TG', code: 'tg', received: 7, finished: 10, waiting: 0 },
      { name: 'WhatsApp', code: 'wa', received: 6, finished: 10, waiting: 0 },
    ]);
    expect(scope.getState($successByCountry)?.entries).toMatchObject([
      { name: '187', received: 13, finished: 20 },
    ]);
  });

  it('history charts: are cleared with the session', async () => {
    const { scope, turnTo, spending } = open();
    await turnTo('');
    await allSettled(sessionEnded, { scope });
    expect(spending()).toBeNull();
  });
});

describe('dashboard spending', () => {
  const openDashboard = async (activities: readonly Activity[]) => {
    const opened = open(activities);
    await allSettled(dashboardScreen.toggled, { scope: opened.scope, params: true });
    await allSettled(recentSpendingShown, { scope: opened.scope });
    const recent = () => opened.scope.getState($recentSpending);
    return { ...opened, recent };
  };

  it('dashboard spending: uses the activity, which may not go back 14 days', async () => {
    const { recent } = await openDashboard(Array.from({ length: 8 }, () => anActivity(14)));
    expect(recent()).toMatchObject({ coverage: 'Latest 8 purchases', spent: '$1.6000' });
    expect(
      recent()
        ?.days.slice(-3)
        .map(({ coverage }) => coverage),
    ).toEqual(['none', 'part', 'whole']);
  });

  it('dashboard spending: is complete for an account with few purchases', async () => {
    const { recent } = await openDashboard([anActivity(15)]);
    expect(recent()?.coverage).toBe('From 1 purchase');
    expect(recent()?.days.every(({ coverage }) => coverage === 'whole')).toBe(true);
  });

  it('dashboard spending: uses the history loaded in this visit, without a call', async () => {
    const { recent, turnTo, client } = await openDashboard([anActivity(15)]);
    await turnTo('');
    expect(recent()?.coverage).toBe('From purchases 1 to 20 of 45');
    expect(client.made.filter(({ name }) => name === 'history')).toHaveLength(1);
    await turnTo('?page=3');
    expect(recent()?.coverage).toBe('From 1 purchase');
  });

  it('dashboard spending: does not use a later page of the history, even before the activity is loaded', async () => {
    const { scope, turnTo } = open();
    await allSettled(recentSpendingShown, { scope });
    await turnTo('?page=3');
    expect(scope.getState($recentSpending)).toBeNull();
  });

  it('dashboard spending: does not use a history that lacks the newest purchase', async () => {
    const { recent, turnTo } = await openDashboard([{ ...anActivity(15), purchasedAt: at(15) + 60_000 }]);
    await turnTo('');
    expect(recent()?.coverage).toBe('From 1 purchase');
  });

  it('dashboard spending: does not use a history in which a number cancelled since is still waiting', async () => {
    const { recent, turnTo } = await openDashboard([{ ...anActivity(15), status: 'cancelled' }]);
    await turnTo('');
    expect(recent()?.coverage).toBe('From 1 purchase');
  });

  it('dashboard spending: moves on at midnight', async () => {
    const { recent } = await openDashboard([anActivity(15)]);
    expect(recent()?.days.at(-1)).toMatchObject({ label: 'Mar 15', spent: '$0.2000' });
    await vi.advanceTimersByTimeAsync(12 * 60 * 60_000);
    expect(recent()?.days.at(-1)).toMatchObject({ label: 'Mar 16', spent: '$0.0000' });
  });
});
