import { CANCEL_LOCK_MS } from '@sms/domain/limits';
import type { NumberRow } from '../db/rows';
import type { World } from '../world';
import { announceEnd } from './announce-end';
import { announceBalance, book } from './ledger';
import { refuse } from './refusal';
import { receiveSms } from './sms';

/**
 * Cancels a waiting number and pays the whole price back (spec §4, §9). When the provider turns out to
 * hold a message, the user gets the code and no money.
 */
export const cancel = (world: World, number: NumberRow) => {
  const over = world.clock.now() >= number.expiresAt;
  if (number.status !== 'waiting' || over) {
    const currentStatus = number.status === 'waiting' ? 'expired' : number.status;
    return refuse('INVALID_STATUS_FOR_CANCEL', { extra: { currentStatus } });
  }
  const age = world.clock.now() - number.purchasedAt;
  if (age < CANCEL_LOCK_MS) {
    return refuse('CANCEL_TOO_EARLY', {
      extra: { timeElapsed: Math.floor(age / 60_000), minimumWait: CANCEL_LOCK_MS / 60_000 },
    });
  }
  if (number.smsOnCancel !== null) {
    receiveSms(world, number, number.smsOnCancel, 'normal');
    return refuse('SMS_ALREADY_RECEIVED');
  }
  number.status = 'cancelled';
  book(world, { userId: number.userId, kind: 'refund', amount: number.price, subjectId: number.id });
  announceEnd(world, number);
  announceBalance(world, number.userId, number.price);
  return { refund: number.price };
};
