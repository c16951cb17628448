import { createStore } from 'effector';
import type { PurchaseBatch } from './batch-reducer';

/** A batch and what it is of, for example 'WhatsApp in Canada'. */
export interface NamedBatch extends PurchaseBatch {
  readonly what: string;
  /** What was said when it began: none of its numbers may cost more. USD. */
  readonly highestPrice: number;
}

/** Several numbers being bought, or the last that were; null where there are none. Written by `batch.ts`, loaded late. */
export const $batch = createStore<NamedBatch | null>(null);

/** Whether several numbers are being bought: between two of the purchases as well. */
export const $isBatchUnderWay = $batch.map((batch) => batch !== null && batch.phase !== 'over');
