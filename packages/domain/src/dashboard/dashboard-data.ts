import { combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import { $isSmsBudgetReserved } from '../api/client/rate-limit-budget';
import { createQuery } from '../api/query/create-query';
import { servicesNeeded } from '../catalogue/lists/catalogue-lists';
import { dashboardActivity, dashboardStats } from '../contracts/dashboard-calls';
import { createScreen } from '../lib/create-screen';
import { createManualRefresh } from '../lib/manual-refresh';
import { $isOnline } from '../lib/offline';
import { createTask } from '../lib/task';
import { $time, serverTimeAt } from '../lib/time/clock';
import { createPoller } from '../lib/time/create-poller';
import { DASHBOARD_POLLING_MS, RECENT_ACTIVITY_ITEMS } from '../limits/spec';
import { $refundedIds } from '../numbers/auto-cancel/waiting-numbers';
import { firstCodeKnown, firstCodeNeeded, hasCodeArrived } from '../numbers/cards/first-code';
import { countdownsToggled } from '../numbers/cards/server-now';
import { $activeNumbers, $allNumbers, $numbers, liveNumbersChanged } from '../numbers/list/active-numbers';
import { activeNumbersRequested } from '../numbers/list/active-numbers-query';
import { asSeenHere } from '../numbers/list/other-lists';
import { dashboardErrorText } from './dashboard-view';
import { readsAfter, type DashboardEvent, type DashboardReads } from './dashboard-reads';

const statsQuery = createQuery({ operation: dashboardStats, request: {}, isShared: true });
const activityQuery = createQuery({
  operation: dashboardActivity,
  request: { query: { limit: RECENT_ACTIVITY_ITEMS } },
  isShared: true,
});

export const dashboardScreen = createScreen();

const happened = createEvent<DashboardEvent>();

export const dashboardRefreshClicked = happened.prepend((_: void) => 'refresh-clicked' as const);

/** The figures; null until loaded. A failed reload keeps the earlier ones. */
export const $stats = statsQuery.$data;

/** Why the last load of the figures, or of the activity, failed; null when it did not. */
export const { $error: $statsError } = statsQuery;
export const { $error: $activityError } = activityQuery;

/**
 * The recent activity, newest first, at most 8 items, with the SMS that this page received since, and the
 * expiry as far as it is known here; null until loaded. A failed reload keeps it.
 */
export const $activities = combine(
  activityQuery.$data,
  combine({ numbers: $numbers, refundedIds: $refundedIds }),
  activityQuery.$requestedAt,
  (activities, seen, requestedAt) =>
    activities &&
    activities.slice(0, RECENT_ACTIVITY_ITEMS).map((activity) => ({
      ...asSeenHere(activity, seen, requestedAt),
      expiresAt: seen.numbers.byId.get(activity.id)?.number.expiresAt ?? null,
    })),
);

/**
 * The server time when the activity was loaded, ms since 1970: it reloads often enough to show relative
 * times.
 */
export const $activityAt = createStore(0).on(serverTimeAt([$activities]), (_, now) => now);

/** Why the last load of figures or activity failed (spec §2); null when both loaded. */
export const $dashboardError = combine(
  $statsError,
  $activityError,
  $isOnline,
  (stats, activity, isOnline) => {
    const error = stats ?? activity;
    return error && dashboardErrorText(error, isOnline);
  },
);

const $areFiguresLoading = or(statsQuery.$isPending, activityQuery.$isPending);

const { tick } = createPoller({
  intervalMs: DASHBOARD_POLLING_MS,
  isOn: dashboardScreen.$isOpen,
  polledElsewhere: statsQuery.servedElsewhere,
});

sample({ clock: dashboardScreen.opened, fn: () => 'opened' as const, target: happened });
sample({ clock: tick, fn: () => 'due' as const, target: happened });
sample({ clock: liveNumbersChanged, fn: () => 'live-changed' as const, target: happened });
sample({ clock: $activities, fn: () => 'activity-changed' as const, target: happened });

const FIGURES = {
  refresh: [statsQuery.refresh, activityQuery.refresh, servicesNeeded],
  poll: [statsQuery.polled, activityQuery.polled],
  invalidate: [statsQuery.invalidated, activityQuery.invalidated],
};

sample({
  clock: happened,
  source: {
    isOpen: dashboardScreen.$isOpen,
    areFiguresLoading: $areFiguresLoading,
    activities: $activities,
    listed: $activeNumbers,
    known: $allNumbers,
    isReserved: $isSmsBudgetReserved,
    time: $time,
  },
  fn: ({ time, ...facts }, event) => readsAfter(event, facts, time.onServer()),
  target: createTask(({ tell }, { figures, list }: DashboardReads) => {
    for (const read of figures ? FIGURES[figures] : []) tell(read, undefined);
    if (list === true) tell(activeNumbersRequested, undefined);
  }),
  // Several may come in one step of the event graph.
  batch: false,
});
sample({ clock: dashboardScreen.toggled, target: countdownsToggled });

/** True while a reload that the user requested is in flight. */
export const $isDashboardRefreshing = createManualRefresh(
  dashboardRefreshClicked,
  statsQuery.polled,
  $areFiguresLoading,
);

const $hasCodeArrived = combine(
  $stats,
  $activities,
  (stats, activities) => stats && activities && hasCodeArrived(stats, activities),
);
sample({ clock: dashboardScreen.opened, target: firstCodeNeeded });
sample({
  clock: [dashboardScreen.toggled, $hasCodeArrived],
  source: $hasCodeArrived,
  filter: (known) => known !== null,
  target: firstCodeKnown,
});
