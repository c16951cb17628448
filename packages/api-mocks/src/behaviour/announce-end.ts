import { usdOf } from '../db/money';
import type { NumberRow } from '../db/rows';
import type { World } from '../world';

/** Tells the open pages that the user has cancelled or completed a number, where the company does so. */
export const announceEnd = (world: World, number: NumberRow): void => {
  if (!world.flags.numberEndsAnnounced) return;
  const named = {
    activationId: number.activationId,
    phoneNumber: number.phoneNumber,
    purchaseId: String(number.id),
  };
  if (number.status === 'used') world.publish(number.userId, 'number_completed', named);
  else {
    world.publish(number.userId, 'number_cancelled', { ...named, refundAmount: usdOf(number.price) });
  }
};
