import { createStore } from 'effector';
import type { PurchaseBatch } from './batch-reducer';

/** A batch and the name of its selection, for example 'WhatsApp in Canada'. */
export interface NamedBatch extends PurchaseBatch {
  readonly what: string;
  /** Price shown at its start: none of its numbers may cost more. USD. */
  readonly highestPrice: number;
}

/**
 * Several numbers being bought, or the last that were; null where there are none. Its steps are in `batch.ts`, which
 * imports the purchase: the purchase imports this state, since it is refused while a batch is running, and must read
 * each step within the same turn.
 */
export const $batch = createStore<NamedBatch | null>(null);

/** True while a batch is running or its summary is unread. */
export const $isBatchActive = $batch.map((batch) => batch !== null);

/** True while a batch is running, also between two of its purchases. */
export const $isBatchUnderWay = $batch.map((batch) => batch !== null && batch.phase !== 'over');
