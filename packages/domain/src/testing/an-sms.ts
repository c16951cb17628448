/**
 * The frame of an SMS with a code for the number 'a1'.
 * @param envelope what else stands beside type and data
 */
export const anSms = (code: string, envelope: object = {}) => ({
  type: 'sms_received',
  data: { activationId: 'a1', code, smsText: null },
  ...envelope,
});
