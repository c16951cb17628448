import { createStore } from 'effector';
import type { PurchasedNumber } from '../../../contracts';
import type { PageCache } from './page-cache';

/**
 * The pages loaded during this visit that lie beside the one on screen; null until there is one. Written by `list.ts`, which
 * comes with the history.
 */
export const $historyPageCache = createStore<PageCache<PurchasedNumber> | null>(null);
