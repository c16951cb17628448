import { combine, createStore } from 'effector';
import type { PurchaseBatch } from '../../rules';
import { $purchaseBlockedBy, type PurchaseBlock } from './price';

/** A batch and what it is of, for example 'WhatsApp in Canada'. */
export interface NamedBatch extends PurchaseBatch {
  readonly what: string;
}

/** Several numbers being bought, or the last that were; null where there are none. Written by `batch.ts`, loaded late. */
export const $batch = createStore<NamedBatch | null>(null);

/** Whether several numbers are being bought: between two of the purchases as well. */
export const $isBatchUnderWay = $batch.map((batch) => batch !== null && batch.phase !== 'over');

/** Why the purchase button is disabled; null while it is enabled. */
export const $purchaseButtonBlockedBy = combine(
  $purchaseBlockedBy,
  $isBatchUnderWay,
  (blockedBy, isUnderWay): PurchaseBlock | null => blockedBy ?? (isUnderWay ? 'purchasing' : null),
);
