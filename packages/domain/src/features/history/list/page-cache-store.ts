import { createStore } from 'effector';
import type { PurchasedNumber } from '../../../contracts';
import type { PageCache } from './page-cache';

/**
 * Pages loaded during this visit that are adjacent to the one on screen; null without any. Written by
 * `list.ts`, which is loaded with the history.
 */
export const $historyPageCache = createStore<PageCache<PurchasedNumber> | null>(null);
