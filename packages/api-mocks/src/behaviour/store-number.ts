import type { NumberRow } from '../db/rows';
import type { World } from '../world';
import { storedMoment } from './stored-moment';

/** Stores a number and books what will happen to it by itself: its messages and the end of its life. */
export const storeNumber = (world: World, build: (id: number) => NumberRow): NumberRow => {
  const number = world.db.numbers.add((id) => {
    const row = build(id);
    return {
      ...row,
      purchasedAt: storedMoment(world, row.purchasedAt),
      expiresAt: storedMoment(world, row.expiresAt),
    };
  });
  for (const { afterMs, sms } of number.deliveries) {
    world.schedule.add(number.purchasedAt + afterMs, { kind: 'sms', numberId: number.id, sms });
  }
  if (number.status === 'waiting') {
    world.schedule.add(number.expiresAt, { kind: 'expiry', numberId: number.id });
  }
  return number;
};
