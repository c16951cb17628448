import { NUMBER_LIFETIME_MS } from '@sms/domain/limits';
import type { NumberRow } from '../db/rows';
import type { World } from '../world';
import { refuse } from './refusal';
import { storedMoment } from './stored-moment';

/** Waits another 20 minutes for an SMS, free of charge; gives the refusal, or null when it is done. */
export const retry = (world: World, number: NumberRow) => {
  const now = world.clock.now();
  if (number.status !== 'waiting' || now >= number.expiresAt) return refuse('INVALID_STATUS_FOR_RETRY');
  number.expiresAt = storedMoment(world, now + NUMBER_LIFETIME_MS);
  world.schedule.add(number.expiresAt, { kind: 'expiry', numberId: number.id });
  return null;
};
