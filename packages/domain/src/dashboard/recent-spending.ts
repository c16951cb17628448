import { combine, createEvent, createStore, sample, type StoreValue } from 'effector';
import { createQuery } from '../api/query/create-query';
import { $isSmsBudgetReserved } from '../api/client/rate-limit-budget';
import type { Activity } from '../contracts/dashboard-calls';
import { history } from '../contracts/numbers-calls';
import { pageVisibilityChanged } from '../lib/page';
import { serverTimeAt } from '../lib/time/clock';
import { createTimer } from '../lib/time/create-timer';
import { RECENT_ACTIVITY_ITEMS } from '../limits/spec';
import { localDay, msToNextDay } from '../lib/format/local-day';
import { readNumberStatus } from '../numbers/list/number-status';
import { spendingView } from '../history/charts/spending';
import { $historyPageCache } from '../numbers/list/page-cache';
import { withRefund } from '../numbers/list/other-lists';
import { $refundedIds } from '../numbers/auto-cancel/waiting-numbers';
import { $activities, dashboardScreen } from './dashboard-data';

/** The spending chart of the dashboard is on screen. */
export const recentSpendingShown = createEvent();

const dayEnded = createEvent();
const dayRead = serverTimeAt([recentSpendingShown, dayEnded, pageVisibilityChanged]);
const $today = createStore<string | null>(null).on(dayRead, (_, now) => localDay(now));

sample({ clock: dayRead, fn: msToNextDay, target: createTimer(dayEnded) });

/** The newest purchases, of which the recent activity shows a few. */
const historyQuery = createQuery({ operation: history, request: { query: {} }, screen: dashboardScreen });

const withStatus = <Row extends { readonly status: string }>(row: Row) => ({
  ...row,
  status: readNumberStatus(row.status),
});

/**
 * The newest purchases of the history, from this visit's list or from a call of its own; null until loaded.
 */
const $history = combine(
  $historyPageCache,
  historyQuery.$state,
  $refundedIds,
  (loaded, { data: page }, refundedIds) => {
    if (loaded !== null && loaded.filters === '' && loaded.first === 1)
      return {
        purchases: loaded.pages.flat().map(withStatus),
        hasOlder: loaded.pages.length < loaded.totalPages,
      };
    return (
      page && {
        purchases: page.numbers.map((number) => withStatus(withRefund(number, refundedIds))),
        hasOlder: (page.pagination?.totalPages ?? Infinity) > 1,
      }
    );
  },
);

/**
 * Adds the history to the recent activity, which is newer. Null if purchases between them may be missing, or
 * if there is nothing to add.
 */
const $olderPurchases = combine($activities, $history, (activities, loaded) => {
  if (activities === null || loaded === null) return null;
  const ids = new Set(activities.map(({ id }) => id));
  const older = loaded.purchases.filter(({ id }) => !ids.has(id));
  return older.length === loaded.purchases.length ? null : { ...loaded, purchases: older };
});

const isFull = (activities: readonly Activity[] | null): boolean =>
  activities !== null && activities.length >= RECENT_ACTIVITY_ITEMS;

/** True before the first response or failure of the call. */
const isUntried = ({ data, error }: StoreValue<typeof historyQuery.$state>): boolean =>
  data === null && error === null;

// For a customer of more purchases than the activity shows. The user's own calls come first.
sample({
  clock: [recentSpendingShown, $activities],
  source: {
    activities: $activities,
    today: $today,
    older: $olderPurchases,
    query: historyQuery.$state,
    isReserved: $isSmsBudgetReserved,
  },
  // Polling calls once at most: each opening of the dashboard may call again.
  filter: ({ activities, today, older, query, isReserved }, polled) =>
    isFull(activities) &&
    today !== null &&
    older === null &&
    (isUntried(query) || polled === undefined) &&
    !isReserved,
  target: historyQuery.refresh,
});

/**
 * The chart 'Spending' of the dashboard (decision 0046): of the recent activity, and of the history
 * before it once that is loaded. Null until the activity is loaded, and during the first call for the
 * history: it adds days, which would move the others.
 */
export const $recentSpending = combine(
  {
    activities: $activities,
    older: $olderPurchases,
    today: $today,
    query: historyQuery.$state,
  },
  ({ activities, older, today, query }) => {
    if (activities === null || today === null || (query.isPending && isUntried(query))) return null;
    const purchases = [...activities.map(withStatus), ...(older?.purchases ?? [])];
    const hasOlder = older?.hasOlder ?? isFull(activities);
    return spendingView({ purchases, hasNewer: false, hasOlder }, today);
  },
);
