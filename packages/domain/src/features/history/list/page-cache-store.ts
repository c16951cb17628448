import { createStore } from 'effector';
import type { PurchasedNumber } from '../../../contracts';
import type { LoadedPages } from '../../../rules';

/**
 * The pages loaded during this visit that lie beside the one on screen; null until there is one. Written by `list.ts`, which
 * comes with the history.
 */
export const $loadedHistory = createStore<LoadedPages<PurchasedNumber> | null>(null);
