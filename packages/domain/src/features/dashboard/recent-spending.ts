import { combine, createEvent, createStore, sample } from 'effector';
import { serverTimeAt } from '../../lib/time/clock';
import { createTimer } from '../../lib/time/create-timer';
import { RECENT_ACTIVITY_ITEMS } from '../../limits';
import { localDay, msToNextDay, readNumberStatus } from '../../rules';
import { $historyPageCache } from '../history/list/page-cache-store';
import { $activities } from './dashboard-data';
import { $dailySpending } from '../history/charts/history-charts';
import { spendingView } from '../history/charts/spending';
import { activityCoverage } from '../history/charts/coverage-text';

/** The spending chart of the dashboard is on screen. */
export const recentSpendingShown = createEvent();

const dayEnded = createEvent();
const dayRead = serverTimeAt([recentSpendingShown, dayEnded]);
const $today = createStore<string | null>(null).on(dayRead, (_, now) => localDay(now));

sample({ clock: dayRead, fn: msToNextDay, target: createTimer(dayEnded) });

const $activitySpending = combine($activities, $today, (activities, today) => {
  if (activities === null || today === null) return null;
  const purchases = activities.map((activity) => ({
    ...activity,
    status: readNumberStatus(activity.status),
  }));
  const hasOlder = purchases.length >= RECENT_ACTIVITY_ITEMS;
  return spendingView(
    { purchases, hasNewer: false, hasOlder },
    activityCoverage(purchases.length, hasOlder),
    today,
  );
});

const newest = (rows: readonly { purchasedAt: number | null }[] | undefined): number =>
  rows?.[0]?.purchasedAt ?? 0;

/**
 * True if the history loaded during this visit is complete, unfiltered, up to date with the newest purchase,
 * and consistent with the activity: a number cancelled since gave its price back.
 */
const $isHistoryUpToDate = combine($historyPageCache, $activities, (loaded, activities) => {
  if (loaded === null || activities === null || loaded.filters !== '' || loaded.first !== 1) return false;
  const known = new Map(loaded.pages.flat().map(({ id, status }) => [id, readNumberStatus(status)]));
  const agrees = activities.every(
    ({ id, status }) => (known.get(id) ?? readNumberStatus(status)) === readNumberStatus(status),
  );
  return agrees && newest(loaded.pages[0]) >= newest(activities);
});

/**
 * 'Spending, last 14 days' on the dashboard, without further calls (decision 0046): from the history if this
 * visit has loaded it, else from the recent activity. Null until one of them is loaded.
 */
export const $recentSpending = combine(
  $isHistoryUpToDate,
  $dailySpending,
  $activitySpending,
  (isUpToDate, ofHistory, ofActivity) => (isUpToDate ? ofHistory : ofActivity),
);
