import type { NumberRow } from '../db/rows';
import type { World } from '../world';

/** The life of a number ends. Only a waiting one expires; nothing is paid back (spec §4). A retry has moved the end. */
export const expire = (world: World, number: NumberRow): void => {
  if (number.status !== 'waiting' || world.clock.now() < number.expiresAt) return;
  number.status = 'expired';
  world.publish(number.userId, 'number_expired', {
    activationId: number.activationId,
    phoneNumber: number.phoneNumber,
    purchaseId: number.id,
  });
};
