import type { NumberRow } from '../db/rows';
import { refuse } from './refusal';

/** Marks a received number as used (spec §4); gives the refusal, or null when it is done. */
export const complete = (number: NumberRow) => {
  if (number.status !== 'received') {
    return refuse('INVALID_STATUS_FOR_COMPLETE', { extra: { currentStatus: number.status } });
  }
  number.status = 'used';
  return null;
};
