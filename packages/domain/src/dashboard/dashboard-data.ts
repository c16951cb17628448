import { combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import { dashboardActivity, dashboardStats, type Activity } from '../contracts/dashboard-calls';
import { errorText } from '../api/errors/api-error';
import { $isSmsBudgetReserved } from '../api/client/rate-limit-budget';
import { createQuery } from '../api/query/create-query';
import { serverTimeAt } from '../lib/time/clock';
import { createManualRefresh } from '../lib/manual-refresh';
import { createPoller } from '../lib/time/create-poller';
import { createScreen } from '../lib/create-screen';
import { DASHBOARD_POLLING_MS, RECENT_ACTIVITY_ITEMS } from '../limits/spec';
import { countdownsToggled } from '../numbers/cards/server-now';
import {
  $activeNumbers,
  $allNumbers,
  $numbers,
  activeNumbersRequested,
  liveNumbersChanged,
} from '../numbers/list/active-numbers';
import { asSeenHere } from '../numbers/list/other-lists';
import { $refundedIds } from '../numbers/auto-cancel/waiting-numbers';
import { servicesNeeded } from '../catalogue/lists/catalogue-lists';
import { isListMissing } from './list-missing';

const statsQuery = createQuery({ operation: dashboardStats, request: {}, isShared: true });
const activityQuery = createQuery({
  operation: dashboardActivity,
  request: { query: { limit: RECENT_ACTIVITY_ITEMS } },
  isShared: true,
});

export const dashboardScreen = createScreen();

export const dashboardRefreshClicked = createEvent();

/** The figures; null until loaded. A failed reload keeps the earlier ones. */
export const $stats = statsQuery.$data;

/**
 * The recent activity, newest first, at most 8 items, with the SMS that this page received since; null until
 * loaded. A failed reload keeps it.
 */
export const $activities = combine(
  activityQuery.$data,
  combine({ numbers: $numbers, refundedIds: $refundedIds }),
  activityQuery.$requestedAt,
  (activities, seen, requestedAt): readonly Activity[] | null =>
    activities &&
    activities.slice(0, RECENT_ACTIVITY_ITEMS).map((activity) => asSeenHere(activity, seen, requestedAt)),
);

const activityChanged = serverTimeAt([$activities]);

/**
 * The server time when the activity was loaded, ms since 1970: it reloads often enough to show relative
 * times.
 */
export const $activityAt = createStore(0).on(activityChanged, (_, now) => now);

/** Why the last load of figures or activity failed (spec §2); null when both loaded. */
export const $dashboardError = combine(statsQuery.$error, activityQuery.$error, (stats, activity) => {
  const error = stats ?? activity;
  return error === null ? null : `Error loading dashboard: ${errorText(error)}`;
});

const $isLoading = or(statsQuery.$isPending, activityQuery.$isPending);

const { tick } = createPoller({
  intervalMs: DASHBOARD_POLLING_MS,
  isOn: dashboardScreen.$isOpen,
  polledElsewhere: statsQuery.servedElsewhere,
});

/** Slow responses never pile up. */
const pollDue = sample({
  clock: tick,
  source: $isLoading,
  filter: (isLoading) => !isLoading,
  fn: () => undefined,
});

/** True while a reload that the user requested is in flight. */
export const $isDashboardRefreshing = createManualRefresh(dashboardRefreshClicked, pollDue, $isLoading);

// The activity shows services by name.
sample({ clock: [dashboardRefreshClicked, dashboardScreen.opened], target: servicesNeeded });
sample({
  clock: [dashboardRefreshClicked, dashboardScreen.opened],
  target: [statsQuery.refresh, activityQuery.refresh],
});
sample({ clock: pollDue, target: [statsQuery.polled, activityQuery.polled] });
// The live numbers stand beside these figures and must not differ for half a minute.
sample({
  clock: liveNumbersChanged,
  filter: dashboardScreen.$isOpen,
  target: [statsQuery.invalidated, activityQuery.invalidated],
});

sample({ clock: dashboardScreen.toggled, target: countdownsToggled });
// The codes are only on the list of active numbers. Its calls are few (decision 0037): it is loaded once a
// visit, and again only when the activity has a number or a code that it lacks.
sample({
  clock: dashboardScreen.toggled,
  source: $activeNumbers,
  filter: (listed, isOpen) => isOpen && listed === null,
  target: activeNumbersRequested,
});
sample({
  clock: activityChanged,
  source: {
    isOpen: dashboardScreen.$isOpen,
    activities: $activities,
    listed: $activeNumbers,
    numbers: $allNumbers,
    isReserved: $isSmsBudgetReserved,
  },
  filter: ({ isOpen, activities, listed, numbers, isReserved }, now) =>
    isOpen && !isReserved && isListMissing(activities, listed && numbers, now),
  target: activeNumbersRequested,
});
