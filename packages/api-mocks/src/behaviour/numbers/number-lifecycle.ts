import { CANCEL_LOCK_MS, NUMBER_LIFETIME_MS } from '@sms/domain/limits/spec';
import { isoOf } from '../../db/clock';
import { microsOf, roundedToFourDecimals, usdOf } from '../../db/money';
import type { NumberRow, Order, Sms } from '../../db/rows';
import { addRow } from '../../db/table';
import { addTask } from '../../world/schedule';
import type { FramePriority } from '../../world/sockets';
import type { World } from '../../world/world';
import { addLedgerEntry, publishBalance } from '../payments/ledger';
import { reject } from '../rejection';
import { storedMoment } from '../stored-moment';
import { provideNumber } from './number-provider';

/** A purchase: moments in ms since 1970, the price in USD. */
export interface Purchase extends Pick<NumberRow, 'userId' | 'price'>, Order {
  readonly purchasedAt: number;
}

/** Stores a number and schedules its SMS and its expiry. `given` is what differs from one just bought. */
export const storeNumber = (
  world: World,
  { userId, price, country, service, purchasedAt }: Purchase,
  given: Partial<NumberRow> = {},
): NumberRow => {
  const number = addRow(world.db.numbers, (id): NumberRow => ({
    id,
    userId,
    country_code: country,
    service_code: service,
    // The server stores no service name.
    service_name: service.toUpperCase(),
    price: world.flags.fourDecimalsStored ? usdOf(roundedToFourDecimals(microsOf(price))) : price,
    purchase_date: isoOf(storedMoment(world, purchasedAt)),
    expiry_date: isoOf(storedMoment(world, purchasedAt + NUMBER_LIFETIME_MS)),
    status: 'waiting',
    sms: null,
    sms_code: null,
    sms_text: null,
    received_at: null,
    ...provideNumber(world, id, country, service),
    ...given,
  }));
  for (const { afterMs, sms } of number.deliveries) {
    const at = Date.parse(number.purchase_date) + afterMs;
    addTask(world, at, { kind: 'sms', numberId: number.id, sms });
  }
  if (number.status === 'waiting') scheduleExpiry(world, number);
  return number;
};

const scheduleExpiry = (world: World, { id, expiry_date }: NumberRow): void => {
  addTask(world, Date.parse(expiry_date), { kind: 'expiry', numberId: id });
};

/** True for a number that an SMS can still reach. */
export const isActive = ({ status }: NumberRow): boolean => status === 'waiting' || status === 'received';

/** A message on its number. While its text follows, the user has only its code. */
export const withSms = (sms: Sms, at: number) => ({
  sms,
  sms_code: sms.code,
  sms_text: sms.textFollows ? null : sms.text,
  received_at: isoOf(at),
});

/** How a message names a number. */
const namesOf = ({ activation_id, phone_number, id }: NumberRow) => ({
  activationId: activation_id,
  phoneNumber: phone_number,
  purchaseId: id,
});

/**
 * Delivers an SMS. A number in a final status ignores it, though a late one may be published; a received
 * number takes the newer code (spec §4).
 */
const receiveSms = (world: World, number: NumberRow, sms: Sms, priority: FramePriority): void => {
  if (isActive(number)) {
    number.status = 'received';
    Object.assign(number, withSms(sms, storedMoment(world, world.clock.now())));
  } else if (number.status !== 'expired' || !world.flags.smsAfterExpiryDelivered) return;
  const message = {
    ...namesOf(number),
    code: sms.code,
    smsText: sms.textFollows ? null : sms.text,
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

/** Only a waiting number expires; nothing is refunded (spec §4). A retry moves `expiry_date`. */
export const isExpired = (
  { clock }: World,
  { status, expiry_date }: Pick<NumberRow, 'status' | 'expiry_date'>,
): boolean => status === 'waiting' && clock.iso() >= expiry_date;

/** Writes that a number has expired, whatever it was before, and publishes it. */
export const writeExpired = (world: World, number: NumberRow): void => {
  number.status = 'expired';
  world.publish(number.userId, 'number_expired', namesOf(number));
};

/** Expires a number on time, unless the company leaves that to the next list. */
export const expire = (world: World, number: NumberRow): void => {
  if (!world.flags.expiryCheckedByList && isExpired(world, number)) writeExpired(world, number);
};

/** Publishes that the user has cancelled or completed a number, where the company does so. */
const publishNumberEnd = (world: World, number: NumberRow): void => {
  if (!world.flags.numberEndsPublished) return;
  const named = { ...namesOf(number), purchaseId: String(number.id) };
  if (number.status === 'used') world.publish(number.userId, 'number_completed', named);
  else world.publish(number.userId, 'number_cancelled', { ...named, refundAmount: number.price });
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
  number.expiry_date = isoOf(storedMoment(world, world.clock.now() + NUMBER_LIFETIME_MS));
  scheduleExpiry(world, number);
  return null;
};

/** True while another cancel of the number is still under way at the server, which refunds for both. */
const isBeingCancelled = ({ flags, clock }: World, { status, cancelledAt = -Infinity }: NumberRow): boolean =>
  status === 'cancelled' && clock.now() - cancelledAt < flags.secondRefundMs;

/**
 * Cancels a waiting number and refunds the whole price (spec §4, §9); returns the rejection, or null on
 * success. When the provider has an SMS after all, the user gets the code and no money.
 */
export const cancel = (world: World, number: NumberRow) => {
  const hasExpired = isExpired(world, number);
  if (hasExpired || (number.status !== 'waiting' && !isBeingCancelled(world, number))) {
    const currentStatus = hasExpired ? 'expired' : number.status;
    return reject('INVALID_STATUS_FOR_CANCEL', { extra: { currentStatus } });
  }
  const age = world.clock.now() - Date.parse(number.purchase_date);
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
  const { userId, id, price } = number;
  const amount = microsOf(price);
  addLedgerEntry(world, { userId, kind: 'refund', amount, subjectId: id });
  publishNumberEnd(world, number);
  publishBalance(world, userId, amount);
  return null;
};
