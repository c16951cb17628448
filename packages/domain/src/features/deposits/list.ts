import { createEvent, createStore, sample } from 'effector';
import { deposits } from '../../contracts/deposits';
import { errorText, type ApiError } from '../../api/api-error';
import { createClientFx } from '../../api/operation-fx';
import type { ResultFor } from '../../contracts';
import { createCalmReload } from '../../lib/create-calm-reload';
import { sessionEnded } from '../session';
import { toastRequested } from '../toasts';
import {
  $depositQuery,
  depositsRequest,
  FIRST_PAGE,
  isFirstPage,
  lastPageTaken,
  queryChanged,
} from './query';
import type { DepositQuery } from './query';

/** A page of deposits as it was asked for and answered. */
type DepositsPage = ResultFor<'deposits'>;

interface Load {
  readonly query: DepositQuery;
  /** Which state of the deposits the answer will be about. */
  readonly version: number;
}

const createLoadFx = () =>
  createClientFx<Load, DepositsPage>((client, { query }) => client.call(deposits, depositsRequest(query)));

const loadPageFx = createLoadFx();
/** Beside a narrowed list, the one that says which payments are pending. */
const loadFirstPageFx = createLoadFx();

/** Loads the deposits anew. */
export const depositsRequested = createEvent();

/** Something may have become of the deposits: they load anew, however often this is said. */
export const depositsMayHaveChanged = createEvent();

/** The transactions screen came up (true) or went away (false). */
export const transactionsScreenToggled = createEvent<boolean>();

/** 'Refresh' beside the filters: repeats the current query. */
export const depositsRefreshClicked = createEvent();

/** A deposit has changed on this side: answers that are on their way know nothing of it. */
export const depositsChanged = createEvent();

/** A deposit was given up: until the list is loaded it reads 'Cancelled' (spec §4). */
export const depositCancelled = createEvent<string>();

/** A list of deposits arrived: `isComplete` when it is the newest without a filter. */
export const depositsArrived = createEvent<{ readonly page: DepositsPage; readonly isComplete: boolean }>();

const loadFailed = createEvent<ApiError>();

/** Whether the transactions screen is up. */
export const $isTransactionsScreenUp = createStore(false)
  .on(transactionsScreenToggled, (_, isUp) => isUp)
  .reset(sessionEnded);

/** Counts loads and changes: an answer overtaken by either is not applied. */
const $version = createStore(0)
  .on(loadPageFx, (_, { version }) => version)
  .on(depositsChanged, (version) => version + 1);

/** The page on screen; null until it is known. A failed load keeps the earlier one. */
export const $depositsPage = createStore<DepositsPage | null>(null).reset(sessionEnded);

/** Whether the list is being loaded. */
export const $isDepositsLoading = loadPageFx.pending;

/** Why the last load failed (spec §8). */
export const $depositsError = createStore<string | null>(null)
  .on(loadFailed, (_, error) => errorText(error, 'Failed to fetch transactions'))
  .reset($depositsPage, sessionEnded);

const reload = createCalmReload({ isLoading: $isDepositsLoading, reset: sessionEnded });
sample({ clock: depositsMayHaveChanged, target: reload.wanted });

const loadRequested = sample({
  clock: [depositsRequested, reload.due, depositsRefreshClicked, queryChanged],
  source: { query: $depositQuery, version: $version },
  fn: ({ query, version }) => ({ query, version: version + 1 }),
});
sample({ clock: loadRequested, target: loadPageFx });
sample({
  clock: loadRequested,
  filter: ({ query }) => !isFirstPage(query),
  fn: ({ version }) => ({ query: FIRST_PAGE, version }),
  target: loadFirstPageFx,
});

const pageAnswered = sample({
  clock: loadPageFx.done,
  source: $version,
  filter: (version, { params }) => params.version === version,
  fn: (_, { params, result }) => ({ page: result, isComplete: isFirstPage(params.query) }),
});
const firstPageAnswered = sample({
  clock: loadFirstPageFx.done,
  source: $version,
  filter: (version, { params }) => params.version === version,
  fn: (_, { result }) => ({ page: result, isComplete: true }),
});
sample({ clock: pageAnswered, fn: ({ page }) => page, target: $depositsPage });
sample({ clock: [pageAnswered, firstPageAnswered], target: depositsArrived });
sample({
  clock: pageAnswered.filterMap(({ page: { pagination } }) => {
    const lastPage = Math.max(1, pagination?.totalPages ?? 1);
    return pagination !== null && pagination.page > lastPage ? lastPage : undefined;
  }),
  target: lastPageTaken,
});

sample({
  clock: depositCancelled,
  source: $depositsPage,
  fn: (page, txRef) =>
    page && {
      ...page,
      deposits: page.deposits.map((deposit) =>
        deposit.txRef === txRef ? { ...deposit, status: 'CANCELLED' } : deposit,
      ),
    },
  target: $depositsPage,
});

sample({
  clock: loadPageFx.fail,
  source: $version,
  filter: (version, { params, error }) => params.version === version && error.kind !== 'stale-session',
  fn: (_, { error }) => error,
  target: loadFailed,
});
// Elsewhere the list is only counted in the header, and a toast would be about something out of sight.
sample({
  clock: loadFailed,
  filter: $isTransactionsScreenUp,
  fn: () => ({ tone: 'error' as const, text: 'Failed to load payment history' }),
  target: toastRequested,
});

sample({
  clock: transactionsScreenToggled,
  source: $isDepositsLoading,
  filter: (isLoading, isUp) => isUp && !isLoading,
  fn: () => undefined,
  target: depositsRequested,
});
