import { cancel, complete, pollProvider, retry } from '../../behaviour/numbers/number-lifecycle';
import { purchase } from '../../behaviour/numbers/purchase';
import { reject, rejectField, Rejection } from '../../behaviour/rejection';
import { isoOf } from '../../db/clock';
import { usdOf } from '../../db/money';
import type { World } from '../../world/world';
import type { HandlersFor } from '../handler';
import { wireNumber } from './number-lists';

interface OwnNumberCall {
  readonly world: World;
  readonly user: { readonly id: number };
  readonly params: { readonly id: string };
}

/** The user's own number. Another user's is refused like an unknown one. */
const ownNumber = ({ world, user, params }: OwnNumberCall) => {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) {
    return rejectField('id', 'Invalid number id', params.id);
  }
  const number = world.db.numbers.find(Number(params.id));
  return number?.userId === user.id ? number : reject('NUMBER_NOT_FOUND');
};

export const numberHandlers: HandlersFor<
  'purchaseNumber' | 'numberStatus' | 'cancelNumber' | 'completeNumber' | 'retryNumber' | 'fullSms'
> = {
  purchaseNumber: ({ world, user, body }) => {
    const bought = purchase(world, user.id, body);
    if (bought instanceof Rejection) return bought;
    const { number, pricing, previous, current } = bought;
    return {
      success: true,
      message: 'Number purchased successfully!',
      data: {
        activationId: number.activationId,
        number: number.phoneNumber,
        purchaseId: number.id,
        service: number.service,
        country: number.country,
        ...(body.operator === undefined ? {} : { operator: body.operator }),
        pricing,
        status: 'waiting',
        expiryDate: isoOf(number.expiresAt),
        balance: { previous: usdOf(previous), current: usdOf(current), deducted: pricing.totalPrice },
      },
    };
  },
  numberStatus: (call) => {
    const number = ownNumber(call);
    if (number instanceof Rejection) return number;
    pollProvider(call.world, number);
    return { success: true, data: wireNumber(call.world, number) };
  },
  cancelNumber: (call) => {
    const number = ownNumber(call);
    if (number instanceof Rejection) return number;
    const outcome = cancel(call.world, number);
    if (outcome instanceof Rejection) return outcome;
    const refundAmount = usdOf(outcome.refund);
    return {
      success: true,
      message: 'Number cancelled successfully',
      refundAmount,
      data: { refundAmount, newStatus: 'cancelled' },
    };
  },
  completeNumber: (call) => {
    const number = ownNumber(call);
    if (number instanceof Rejection) return number;
    return complete(call.world, number) ?? { success: true, message: 'Number marked as completed' };
  },
  retryNumber: (call) => {
    const number = ownNumber(call);
    if (number instanceof Rejection) return number;
    return (
      retry(call.world, number) ?? {
        success: true,
        message: 'SMS retry requested successfully',
        newExpiryDate: isoOf(number.expiresAt),
      }
    );
  },
  fullSms: (call) => {
    const number = ownNumber(call);
    if (number instanceof Rejection) return number;
    if (number.status !== 'received' || number.sms === null || number.receivedAt === null) {
      return reject('SMS_NOT_RECEIVED');
    }
    number.sms = { ...number.sms, textFollows: false };
    return {
      success: true,
      data: {
        activationId: number.activationId,
        phoneNumber: number.phoneNumber,
        code: number.sms.code,
        fullText: number.sms.text,
        receivedAt: isoOf(number.receivedAt),
      },
    };
  },
};
