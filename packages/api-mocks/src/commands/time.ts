import { CANCEL_LOCK_MS } from '@sms/domain/limits/spec';
import { rowOf } from '../db/table';
import type { World } from '../world/world';

/** Advances the time and runs everything that is due. */
export const advanceBy = (world: World, ms: number): void => {
  world.advance(world.clock.now() + ms);
};

/** Sets how many times faster than real time the world runs in a host that ticks. */
export const setSpeed = (world: World, speed: number): void => {
  world.clock.speed = speed;
};

/** Advances the time until a number may be cancelled (spec §4); does nothing when it may be already. */
export const jumpToCancelWindow = (world: World, numberId: number): void => {
  const number = rowOf(world.db.numbers, numberId);
  if (number !== undefined) world.advance(Date.parse(number.purchase_date) + CANCEL_LOCK_MS);
};

/** Advances the time until a number expires (spec §4). */
export const jumpToExpiry = (world: World, numberId: number): void => {
  const number = rowOf(world.db.numbers, numberId);
  if (number !== undefined) world.advance(Date.parse(number.expiry_date));
};
