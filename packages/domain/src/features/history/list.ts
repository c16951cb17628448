import { createEvent, createStore, sample } from 'effector';
import { history } from '../../contracts/numbers';
import { errorText, type ApiError } from '../../api/api-error';
import { createClientFx } from '../../api/operation-fx';
import { numberStatuses, type RequestFor, type ResultFor } from '../../contracts';
import type { HistoryQuery } from '../../rules';
import { sessionEnded } from '../session';
import { $historyQuery, historyAddressRead, historyPageCorrected } from './query';

/** A page of the history as it was answered. */
type HistoryPage = ResultFor<'history'>;

interface Load {
  readonly query: HistoryQuery;
  readonly number: number;
}

const loadFx = createClientFx<Load, HistoryPage>((client, { query }) =>
  client.call(history, requestOf(query)),
);

/** 'Refresh' after a failed load: repeats the current query. */
export const historyRefreshClicked = createEvent();

const loadFailed = createEvent<ApiError>();

/** Counts loads: an answer overtaken by a later question is not applied. */
const $loadCount = createStore(0).on(loadFx, (_, { number }) => number);

/** The page on screen; null until it is known. A failed load keeps the earlier one. */
export const $historyPage = createStore<HistoryPage | null>(null).reset(sessionEnded);

/** Whether the list is being loaded. */
export const $isHistoryLoading = loadFx.pending;

/** Why the last load failed. */
export const $historyError = createStore<string | null>(null)
  .on(loadFailed, (_, error) => errorText(error, 'Failed to load history'))
  .reset($historyPage, sessionEnded);

sample({
  clock: [historyAddressRead, historyRefreshClicked],
  source: { query: $historyQuery, count: $loadCount },
  fn: ({ query, count }) => ({ query, number: count + 1 }),
  target: loadFx,
});
sample({
  clock: loadFx.done,
  source: $loadCount,
  filter: (count, { params }) => params.number === count,
  fn: (_, { result }) => result,
  target: $historyPage,
});
sample({
  clock: loadFx.fail,
  source: $loadCount,
  filter: (count, { params, error }) => params.number === count && error.kind !== 'stale-session',
  fn: (_, { error }) => error,
  target: loadFailed,
});

// An address may name a page the list does not have, or no longer has.
sample({
  clock: $historyPage.updates.filterMap((page) => {
    const pagination = page?.pagination ?? null;
    if (pagination === null) return undefined;
    const lastPage = Math.max(1, pagination.totalPages);
    return pagination.page > lastPage ? lastPage : undefined;
  }),
  target: historyPageCorrected,
});

/** The query as the server takes it: empty filters are left out (spec §7). */
function requestOf({ search, status, service, country, page }: HistoryQuery): RequestFor<'history'> {
  const statusWord = numberStatuses.find((known) => known === status);
  return {
    query: {
      page,
      ...(service === '' ? {} : { service }),
      ...(country === '' ? {} : { country }),
      ...(statusWord === undefined ? {} : { status: statusWord }),
      ...(search === '' ? {} : { search }),
    },
  };
}
