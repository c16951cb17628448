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

/** The user changed some of the filters; the list starts at page 1 again. */
export const historyFiltersChanged = createEvent<Partial<Record<HistoryFilterName, string>>>();

/** The user typed a search; it takes effect 300 ms after the last change. */
export const historySearchTyped = createEvent<string>();

/** 'Clear all': neither filters nor search narrow the list any more. */
export const historyFiltersCleared = createEvent();

/** The user turned to another page. */
export const historyPageChosen = createEvent<number>();

/** The list does not have the page on screen: this one replaces it. */
export const historyPageClamped = createEvent<number>();

/** Target of a navigation by the screen. */
export interface HistoryStep {
  readonly address: string;
  /** True to replace the current address, so that Back does not return to it. */
  readonly replaces: boolean;
}

/** The screen should go to another address. */
export const historyNavigated = createEvent<HistoryStep>();

/** The query on screen, as read from the address. */
export const $historyQuery = createStore<HistoryQuery>(WHOLE_HISTORY).on(historyUrlChanged, (_, address) =>
  readHistoryQuery(address),
);

const searchSettled = createEvent();
const queryChosen = createEvent<HistoryQuery>();

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
  fn: ({ query, text }) => ({ ...query, search: text.trim(), page: 1 }),
  target: queryChosen,
});
sample({
  clock: historyFiltersChanged,
  source: $historyQuery,
  fn: (query, changed) => ({ ...query, ...changed, page: 1 }),
  target: queryChosen,
});
sample({ clock: historyFiltersCleared, fn: () => WHOLE_HISTORY, target: queryChosen });
sample({
  clock: historyPageChosen,
  source: $historyQuery,
  fn: (query, page) => ({ ...query, page }),
  target: queryChosen,
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
