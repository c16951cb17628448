import type { NumberRow } from '../db/rows';
import { refuse } from './refusal';

/** Marks a received number as used (spec §4). */
export const complete = (number: NumberRow) => {
  if (number.status !== 'received') {
    return refuse('INVALID_STATUS_FOR_COMPLETE', { extra: { currentStatus: number.status } });
  }
  number.status = 'used';
  return { completed: true };
};
