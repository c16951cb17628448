import { expect, it } from 'vitest';
import { parseResumedPayment } from './resumed-payment';

it('resumed payment: is read with or without its tx_ref, and nothing else is', () => {
  const choices = { country: '36', service: 'wa', operator: '' };
  expect(parseResumedPayment({ userId: '7', choices })).toEqual({ userId: '7', choices });
  const paid = { userId: '7', txRef: 'SMS_1', choices };
  expect(parseResumedPayment(paid)).toEqual(paid);
  for (const stored of [null, 'SMS_1', {}, { ...paid, txRef: 1 }, { ...paid, choices: { country: 36 } }])
    expect(parseResumedPayment(stored)).toBeNull();
});
