import { cancel, complete, pollProvider, retry } from '../../behaviour/numbers/number-lifecycle';
import { boughtFields, purchase } from '../../behaviour/numbers/purchase';
import { reject, rejectField, Rejection } from '../../behaviour/rejection';
import { usdOf } from '../../db/money';
import type { NumberRow } from '../../db/rows';
import { rowOf } from '../../db/table';
import type { World } from '../../world/world';
import type { HandlersFor } from '../handler';
import { sent } from './number-lists';

interface OwnNumberCall {
  readonly world: World;
  readonly user: { readonly id: number };
  readonly params: { readonly id: string };
}

/** Answers a call about the user's own number. Another user's is refused like an unknown one. */
const ofOwn =
  <Answer>(answer: (number: NumberRow, world: World) => Answer) =>
  ({ world, user, params }: OwnNumberCall) => {
    if (!/^[1-9]\d{0,8}$/.test(params.id)) return rejectField('id', 'Invalid number id', params.id);
    const number = rowOf(world.db.numbers, Number(params.id));
    return number?.userId === user.id ? answer(number, world) : reject('NUMBER_NOT_FOUND');
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
        ...boughtFields(number),
        ...(body.operator === undefined ? {} : { operator: body.operator }),
        pricing,
        status: 'waiting',
        balance: { previous: usdOf(previous), current: usdOf(current), deducted: pricing.totalPrice },
      },
    };
  },
  numberStatus: ofOwn((number, world) => {
    pollProvider(world, number);
    return { success: true, data: sent(world, number) };
  }),
  cancelNumber: ofOwn((number, world) => {
    const { price: refundAmount } = number;
    return (
      cancel(world, number) ?? {
        success: true,
        message: 'Number cancelled successfully',
        refundAmount,
        data: { refundAmount, newStatus: 'cancelled' },
      }
    );
  }),
  completeNumber: ofOwn(
    (number, world) => complete(world, number) ?? { success: true, message: 'Number marked as completed' },
  ),
  retryNumber: ofOwn((number, world) => {
    return (
      retry(world, number) ?? {
        success: true,
        message: 'SMS retry requested successfully',
        newExpiryDate: number.expiry_date,
      }
    );
  }),
  fullSms: ofOwn((number) => {
    if (number.status !== 'received' || number.sms === null || number.received_at === null) {
      return reject('SMS_NOT_RECEIVED');
    }
    const { activation_id: activationId, phone_number: phoneNumber, received_at: receivedAt, sms } = number;
    number.sms_text = sms.text;
    const data = { activationId, phoneNumber, code: sms.code, fullText: sms.text, receivedAt };
    return { success: true, data };
  }),
};
