import { createEvent, createStore } from 'effector';
import { sessionEnded } from '../session';

/** Loads the balance anew. */
export const balanceRefreshRequested = createEvent();

/** The account's balance in USD; null until it is known. */
export const $balance = createStore<number | null>(null).reset(sessionEnded);
