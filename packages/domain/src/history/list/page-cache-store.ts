import { createEvent, createStore } from 'effector';
import type { PurchasedNumber } from '../../contracts';
import type { PageCache } from './page-cache';

/** A page was loaded. Fired by `list.ts`, which comes with the history: the screens that reuse its pages do without. */
export const historyPageCached = createEvent<PageCache<PurchasedNumber>>();

/** Pages loaded during this visit that are adjacent to the one on screen; null without any. */
export const $historyPageCache = createStore<PageCache<PurchasedNumber> | null>(null).on(
  historyPageCached,
  (_, cache) => cache,
);
