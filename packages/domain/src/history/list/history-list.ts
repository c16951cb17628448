import { combine, createEvent, createStore, sample } from 'effector';
import { history } from '../../contracts/numbers-calls';
import { errorText } from '../../api/errors/api-error';
import { createQuery } from '../../api/query/create-query';
import { createScreen } from '../../lib/create-screen';
import { clampedPage } from '../../lib/format/page-range';
import { readHistoryQuery, toHistoryRequest, WHOLE_HISTORY, type HistoryQuery } from './history-query';
import { historyPageCached } from '../../numbers/list/page-cache';
import { $numbers, numberRetried } from '../../numbers/list/active-numbers';
import { asSeenHere, withRefund } from '../../numbers/list/other-lists';
import { $refundedIds } from '../../numbers/auto-cancel/waiting-numbers';
import { countriesNeeded, servicesNeeded } from '../../catalogue/lists/catalogue-lists';

/** The screen has opened, or its address has changed: the query text of the address. */
export const historyUrlChanged = createEvent<string>();

/** The query on screen, as read from the address. */
export const $historyQuery = createStore<HistoryQuery>(WHOLE_HISTORY).on(historyUrlChanged, (_, address) =>
  readHistoryQuery(address),
);

export const historyScreen = createScreen();

const query = createQuery({
  operation: history,
  request: $historyQuery.map(toHistoryRequest),
  screen: historyScreen,
});

/** 'Refresh' after a failed load: repeats the current query. */
export const historyRefreshClicked = createEvent();

/** The page on screen, with the SMS and refunds seen since; null until loaded. A failed load keeps it. */
export const $historyPage = combine(
  query.$data,
  combine({ numbers: $numbers, refundedIds: $refundedIds }),
  query.$requestedAt,
  (page, seen, requestedAt) =>
    page && { ...page, numbers: page.numbers.map((number) => asSeenHere(number, seen, requestedAt)) },
);

/** The search that the list on screen answers; empty for none. */
export const $loadedSearch = createStore('').on(
  query.succeeded,
  (_, { request }) => request.query.search ?? '',
);

export const $isHistoryLoading = query.$isPending;

/** Error text when the list cannot be loaded. */
export const HISTORY_FAILED = 'Failed to load history';

export const $historyError = query.$error.map((error) => error && errorText(error, HISTORY_FAILED));

sample({
  clock: [historyUrlChanged, historyRefreshClicked],
  target: query.refresh,
});

sample({
  clock: query.succeeded,
  source: $refundedIds,
  fn: (refundedIds, { request, result: { numbers, pagination } }) => {
    const rows = numbers.map((number) => withRefund(number, refundedIds));
    const { page = 1, ...filters } = request.query;
    // Without a position the total is unknown, so rows may exist outside the page.
    const { total, totalPages } = pagination ?? { total: Infinity, totalPages: Infinity };
    return { filters: Object.entries(filters).join(), page, rows, total, totalPages };
  },
  target: historyPageCached,
});

// The loaded list has the number as it was before the retry.
sample({
  clock: numberRetried,
  source: query.$data,
  filter: (page) => page !== null,
  target: query.refresh,
});

// The list and its filters show services and countries by name. Once the list is there, no button asks again
// for names that failed before.
sample({
  clock: [historyUrlChanged, historyRefreshClicked, query.succeeded],
  target: [servicesNeeded, countriesNeeded],
});

/** The address names a page the list does not have, or no longer has: this one replaces it. */
export const historyPageClamped = query.succeeded.filterMap(({ result: { pagination } }) =>
  clampedPage(pagination),
);
