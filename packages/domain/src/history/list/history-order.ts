import { createEvent, createStore } from 'effector';
import { NEWEST_FIRST, toggleSort, type HistoryColumn } from './sort-history';

/** The header of a column was pressed. */
export const historyColumnChosen = createEvent<HistoryColumn>();

/**
 * Sort order of the history page. Not part of the address, which describes the loaded page: sorting makes no
 * call.
 */
export const $historyOrder = createStore(NEWEST_FIRST).on(historyColumnChosen, toggleSort);
