import { combine, createEvent, createStore, sample } from 'effector';
import { history } from '../../../contracts/numbers';
import { errorText } from '../../../api/errors/api-error';
import { createQuery } from '../../../api/query/create-query';
import { numberStatuses, type RequestFor } from '../../../contracts';
import { pageToCorrectTo, withPage, type HistoryQuery } from '../../../rules';
import { $receivedSms, withMissedSms } from '../../numbers';
import { countriesNeeded, servicesNeeded } from '../../catalogue';
import { sessionEnded } from '../../session';
import { $loadedHistory } from './page-cache-store';
import { $historyQuery, historyAddressRead, historyPageCorrected } from './query';

const query = createQuery({ operation: history, request: $historyQuery.map(requestOf) });

/** 'Refresh' after a failed load: repeats the current query. */
export const historyRefreshClicked = createEvent();

/**
 * The page on screen, with the SMS that were received since; null until it is known. A failed load keeps the earlier
 * one.
 */
export const $historyPage = combine(
  query.$data,
  $receivedSms,
  query.$askedAt,
  (page, sms, askedAt) =>
    page && { ...page, numbers: page.numbers.map((number) => withMissedSms(number, sms, askedAt)) },
);

/**
 * Whether the list on screen was narrowed by a filter or the search. Read from the request it answers: the filters may
 * have changed since.
 */
export const $isHistoryNarrowed = createStore(false)
  .on(
    query.answered,
    (
      _,
      {
        request: {
          query: { page, ...filters },
        },
      },
    ) => Object.keys(filters).length > 0,
  )
  .reset(sessionEnded);

/** The search that the list on screen answers; empty for none. */
export const $answeredSearch = createStore('')
  .on(query.answered, (_, { request }) => request.query.search ?? '')
  .reset(sessionEnded);

$loadedHistory
  .on(
    query.answered,
    (
      loaded,
      {
        request: {
          query: { page = 1, ...filters },
        },
        answer,
      },
    ) =>
      withPage(loaded, {
        filters: Object.entries(filters).join(),
        page,
        rows: answer.numbers,
        // Without a position nothing is known to be missing but what lies outside the page.
        total: answer.pagination?.total ?? Infinity,
        totalPages: answer.pagination?.totalPages ?? Infinity,
      }),
  )
  .reset(sessionEnded);

/** Whether the list is being loaded. */
export const $isHistoryLoading = query.$isPending;

/** What the user is told when the list cannot be loaded. */
export const HISTORY_FAILED = 'Failed to load history';

/** Why the last load failed. */
export const $historyError = query.$error.map((error) => error && errorText(error, HISTORY_FAILED));

sample({
  clock: [historyAddressRead, historyRefreshClicked],
  target: query.requested,
});

// The list and its filters show services and countries by name.
sample({ clock: [historyAddressRead, historyRefreshClicked], target: [servicesNeeded, countriesNeeded] });

// An address may name a page the list does not have, or no longer has.
sample({
  clock: query.answered.filterMap(({ answer: { pagination } }) => pageToCorrectTo(pagination)),
  target: historyPageCorrected,
});

/** The query as the server takes it: empty filters are left out (spec §7). */
export function requestOf({ search, status, service, country, page }: HistoryQuery): RequestFor<'history'> {
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
