import type { NumberRow } from '../db/rows';
import type { World } from '../world';
import { announceEnd } from './announce-end';
import { refuse } from './refusal';

/** Marks a received number as used (spec §4); gives the refusal, or null when it is done. */
export const complete = (world: World, number: NumberRow) => {
  if (number.status !== 'received') {
    return refuse('INVALID_STATUS_FOR_COMPLETE', { extra: { currentStatus: number.status } });
  }
  number.status = 'used';
  announceEnd(world, number);
  return null;
};
