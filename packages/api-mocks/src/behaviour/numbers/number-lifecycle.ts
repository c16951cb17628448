import { CANCEL_LOCK_MS, NUMBER_LIFETIME_MS } from '@sms/domain/limits/spec';
import { roundedToFourDecimals, usdOf } from '../../db/money';
import type { NumberRow, Sms } from '../../db/rows';
import type { FramePriority } from '../../world/sockets';
import type { World } from '../../world/world';
import { addLedgerEntry, publishBalance } from '../payments/ledger';
import { reject } from '../rejection';
import { storedMoment } from '../stored-moment';

/** Stores a number and schedules its SMS and its expiry. */
export const storeNumber = (world: World, build: (id: number) => NumberRow): NumberRow => {
  const number = world.db.numbers.add((id) => {
    const row = build(id);
    return {
      ...row,
      price: world.flags.fourDecimalsStored ? roundedToFourDecimals(row.price) : row.price,
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

/** True for a number that an SMS can still reach. */
export const isActive = ({ status }: NumberRow): boolean => status === 'waiting' || status === 'received';

/** The text of a message, or null while the user has only its code. */
export const shownText = ({ text, textFollows }: Sms): string | null => (textFollows ? null : text);

/**
 * Delivers an SMS. A number in a final status ignores it, though a late one may be published; a received
 * number takes the newer code (spec §4).
 */
const receiveSms = (world: World, number: NumberRow, sms: Sms, priority: FramePriority): void => {
  if (isActive(number)) {
    number.status = 'received';
    number.sms = sms;
    number.receivedAt = storedMoment(world, world.clock.now());
  } else if (number.status !== 'expired' || !world.flags.smsAfterExpiryDelivered) return;
  const message = {
    activationId: number.activationId,
    purchaseId: number.id,
    phoneNumber: number.phoneNumber,
    code: sms.code,
    smsText: shownText(sms),
  };
  world.publish(number.userId, 'sms_received', message, priority);
};

/** The provider receives an SMS and passes it on: at once, or when the number's status is requested. */
export const deliverSms = (world: World, number: NumberRow, sms: Sms): void => {
  if (world.flags.furtherSmsOnStatusCall && number.status === 'received') number.undeliveredSms = sms;
  else receiveSms(world, number, sms, 'high');
};

/** Polls the provider for a further SMS of a received number. */
export const pollProvider = (world: World, number: NumberRow): void => {
  const { undeliveredSms, status } = number;
  if (!undeliveredSms || status !== 'received') return;
  number.undeliveredSms = null;
  receiveSms(world, number, undeliveredSms, 'normal');
};

/** Only a waiting number expires; nothing is refunded (spec §4). A retry moves `expiresAt`. */
export const isExpired = (
  { clock }: World,
  { status, expiresAt }: Pick<NumberRow, 'status' | 'expiresAt'>,
): boolean => status === 'waiting' && clock.now() >= expiresAt;

/** Writes that a number has expired, whatever it was before, and publishes it. */
export const writeExpired = (world: World, number: NumberRow): void => {
  number.status = 'expired';
  world.publish(number.userId, 'number_expired', {
    activationId: number.activationId,
    phoneNumber: number.phoneNumber,
    purchaseId: number.id,
  });
};

/** Expires a number on time, unless the company leaves that to the next list. */
export const expire = (world: World, number: NumberRow): void => {
  if (!world.flags.expiryCheckedByList && isExpired(world, number)) writeExpired(world, number);
};

/** Publishes that the user has cancelled or completed a number, where the company does so. */
const publishNumberEnd = (world: World, number: NumberRow): void => {
  if (!world.flags.numberEndsPublished) return;
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

/** Marks a received number as used (spec §4); returns the rejection, or null on success. */
export const complete = (world: World, number: NumberRow) => {
  if (number.status !== 'received') {
    return reject('INVALID_STATUS_FOR_COMPLETE', { extra: { currentStatus: number.status } });
  }
  number.status = 'used';
  publishNumberEnd(world, number);
  return null;
};

/** Waits another 20 minutes for an SMS, free of charge; returns the rejection, or null on success. */
export const retry = (world: World, number: NumberRow) => {
  if (number.status !== 'waiting' || isExpired(world, number)) return reject('INVALID_STATUS_FOR_RETRY');
  number.expiresAt = storedMoment(world, world.clock.now() + NUMBER_LIFETIME_MS);
  world.schedule.add(number.expiresAt, { kind: 'expiry', numberId: number.id });
  return null;
};

/** True while another cancel of the number is still under way at the server, which refunds for both. */
const isBeingCancelled = ({ flags, clock }: World, { status, cancelledAt = -Infinity }: NumberRow): boolean =>
  status === 'cancelled' && clock.now() - cancelledAt < flags.secondRefundMs;

/**
 * Cancels a waiting number and refunds the whole price (spec §4, §9). When the provider has an SMS after all,
 * the user gets the code and no money.
 */
export const cancel = (world: World, number: NumberRow) => {
  const hasExpired = isExpired(world, number);
  if (hasExpired || (number.status !== 'waiting' && !isBeingCancelled(world, number))) {
    const currentStatus = hasExpired ? 'expired' : number.status;
    return reject('INVALID_STATUS_FOR_CANCEL', { extra: { currentStatus } });
  }
  const age = world.clock.now() - number.purchasedAt;
  if (age < CANCEL_LOCK_MS) {
    return reject('CANCEL_TOO_EARLY', {
      extra: { timeElapsed: Math.floor(age / 60_000), minimumWait: CANCEL_LOCK_MS / 60_000 },
    });
  }
  if (number.smsOnCancel !== null) {
    receiveSms(world, number, number.smsOnCancel, 'normal');
    return reject('SMS_ALREADY_RECEIVED');
  }
  if (number.cancelRefused === true) return reject('CANCEL_FAILED');
  number.status = 'cancelled';
  number.cancelledAt = world.clock.now();
  addLedgerEntry(world, {
    userId: number.userId,
    kind: 'refund',
    amount: number.price,
    subjectId: number.id,
  });
  publishNumberEnd(world, number);
  publishBalance(world, number.userId, number.price);
  return { refund: number.price };
};
