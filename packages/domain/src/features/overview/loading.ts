import { combine, createEvent, createStore, sample } from 'effector';
import { and, or } from 'patronum';
import { dashboardActivity, dashboardStats } from '../../contracts/dashboard';
import { concernsSomebody, errorText, type ApiError } from '../../api/api-error';
import { createOperationFx } from '../../api/operation-fx';
import type { Activity, ResultFor } from '../../contracts';
import { createPoller } from '../../lib/create-poller';
import { DASHBOARD_RELOAD_MS, RECENT_ACTIVITY_ITEMS } from '../../limits';
import { sessionEnded } from '../session';

const loadStatsFx = createOperationFx(dashboardStats);
const loadActivityFx = createOperationFx(dashboardActivity);

/** The dashboard came up (true) or went away (false). */
export const overviewScreenToggled = createEvent<boolean>();

/** 'Refresh' on the dashboard. */
export const overviewRefreshClicked = createEvent();

const overviewRequested = createEvent();

const $isScreenUp = createStore(false)
  .on(overviewScreenToggled, (_, isUp) => isUp)
  .reset(sessionEnded);

/** The figures; null until they are known. A failed reload keeps the earlier ones. */
export const $stats = createStore<ResultFor<'dashboardStats'> | null>(null)
  .on(loadStatsFx.doneData, (_, stats) => stats)
  .reset(sessionEnded);

/** What happened last, newest first, at most 8; null until it is known. A failed reload keeps it. */
export const $activities = createStore<readonly Activity[] | null>(null)
  .on(loadActivityFx.doneData, (_, activities) => activities.slice(0, RECENT_ACTIVITY_ITEMS))
  .reset(sessionEnded);

const $statsError = createStore<ApiError | null>(null)
  .on(loadStatsFx.failData.filter({ fn: concernsSomebody }), (_, error) => error)
  .reset([loadStatsFx.done, sessionEnded]);

const $activityError = createStore<ApiError | null>(null)
  .on(loadActivityFx.failData.filter({ fn: concernsSomebody }), (_, error) => error)
  .reset([loadActivityFx.done, sessionEnded]);

/** Why the last load of either failed (spec §2); null when both came. */
export const $overviewError = combine($statsError, $activityError, (stats, activity) => {
  const error = stats ?? activity;
  return error === null ? null : `Error loading dashboard: ${errorText(error)}`;
});

const $isLoading = or(loadStatsFx.pending, loadActivityFx.pending);

const $isAskedFor = createStore(false)
  .on(overviewRefreshClicked, () => true)
  .on($isLoading, (isAskedFor, isLoading) => isAskedFor && isLoading);

/** Whether a reload that the user asked for is under way: a timed one must not make the page blink. */
export const $isOverviewRefreshing = and($isAskedFor, $isLoading);

const { due } = createPoller({
  intervalMs: DASHBOARD_RELOAD_MS,
  isOn: $isScreenUp,
  isBusy: $isLoading,
});

sample({
  clock: [due, overviewRefreshClicked, sample({ clock: overviewScreenToggled, filter: Boolean })],
  source: $isLoading,
  filter: (isLoading) => !isLoading,
  fn: () => undefined,
  target: overviewRequested,
});
sample({ clock: overviewRequested, fn: () => ({}), target: loadStatsFx });
sample({
  clock: overviewRequested,
  fn: () => ({ query: { limit: RECENT_ACTIVITY_ITEMS } }),
  target: loadActivityFx,
});
