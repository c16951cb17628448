import { createEvent, createStore } from 'effector';
import { NEWEST_FIRST, toggleSort, type HistoryColumn } from './sort-history';
import { sessionEnded } from '../../../lib/session-events';

/** The header of a column was pressed. */
export const historyColumnChosen = createEvent<HistoryColumn>();

/**
 * How the page of the history is sorted. Not part of the address, which says what is loaded: sorting asks the server
 * for nothing.
 */
export const $historyOrder = createStore(NEWEST_FIRST)
  .on(historyColumnChosen, toggleSort)
  .reset(sessionEnded);
