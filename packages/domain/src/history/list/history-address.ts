import { createEvent, createStore, sample } from 'effector';
import { createTimer } from '../../lib/time/create-timer';
import { HISTORY_SEARCH_DELAY_MS } from '../../limits/tuning';
import {
  historyAddress,
  readHistoryQuery,
  WHOLE_HISTORY,
  type HistoryFilterName,
  type HistoryQuery,
} from './history-query';

/** The address of the screen, fired when it opens and whenever it changes: a view can be shared. */
export const historyUrlChanged = createEvent<string>();

/** The user typed a search; it takes effect 300 ms after the last change. */
export const historySearchTyped = createEvent<string>();

/** The list does not have the page on screen: this one replaces it. */
export const historyPageClamped = createEvent<number>();

/** The screen should go to another address. `replaces`: Back does not return to the current one. */
export const historyNavigated = createEvent<{ readonly address: string; readonly replaces: boolean }>();

export const $historyQuery = createStore<HistoryQuery>(WHOLE_HISTORY).on(historyUrlChanged, (_, address) =>
  readHistoryQuery(address),
);

/** The user chose another part of the query. */
const chosen = createEvent<Partial<HistoryQuery>>();

/** The user changed some of the filters; the list starts at page 1 again. */
export const historyFiltersChanged = chosen.prepend(
  (changed: Partial<Record<HistoryFilterName, string>>) => ({ ...changed, page: 1 }),
);

/** 'Clear all': neither filters nor search narrow the list any more. */
export const historyFiltersCleared = chosen.prepend((_: void) => WHOLE_HISTORY);

export const historyPageChosen = chosen.prepend((page: number) => ({ page }));

const searchSettled = createEvent();
const queryChosen = sample({
  clock: chosen,
  source: $historyQuery,
  fn: (query, changed) => ({ ...query, ...changed }),
});

/** The search of the newest navigation caused by typing: its address must not overwrite text typed since. */
const $navigatedSearch = createStore('').on(queryChosen, (_, { search }) => search);

export const $historySearchText = createStore('')
  .on(historySearchTyped, (_, text) => text)
  .on(historyFiltersCleared, () => '');

sample({
  clock: $historyQuery,
  source: $navigatedSearch,
  filter: (navigated, { search }) => search !== navigated,
  fn: (_, { search }) => search,
  target: [$historySearchText, $navigatedSearch],
});

sample({
  clock: historySearchTyped,
  fn: () => HISTORY_SEARCH_DELAY_MS,
  target: createTimer(searchSettled),
});
sample({
  clock: searchSettled,
  source: { query: $historyQuery, text: $historySearchText },
  // Spaces around a search have no effect.
  filter: ({ query, text }) => text.trim() !== query.search,
  fn: ({ text }) => ({ search: text.trim(), page: 1 }),
  target: chosen,
});
sample({
  clock: queryChosen,
  fn: (query) => ({ address: historyAddress(query), replaces: false }),
  target: historyNavigated,
});
sample({
  clock: historyPageClamped,
  source: $historyQuery,
  fn: (query, page) => ({ address: historyAddress({ ...query, page }), replaces: true }),
  target: historyNavigated,
});
