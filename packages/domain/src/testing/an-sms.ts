import type { ReceivedSms } from '../realtime';
import { NOON } from './a-number';

/** An SMS for the number 'a1', as features receive it. */
export const aReceivedSms = (fields: Partial<ReceivedSms> = {}): ReceivedSms => ({
  activationId: 'a1',
  purchaseId: null,
  phoneNumber: null,
  code: '1234',
  smsText: null,
  receivedAt: NOON,
  ...fields,
});

/**
 * The frame of an SMS with a code for the number 'a1'.
 * @param envelope what else stands beside type and data
 */
export const anSms = (code: string, envelope: object = {}) => ({
  type: 'sms_received',
  data: { activationId: 'a1', code, smsText: null },
  ...envelope,
});
