import { expect, it } from 'vitest';
import { parseStepPayment } from './step-payment';

it('step payment: is read with its choices, and nothing else is', () => {
  const choices = { country: '36', service: 'wa', operator: '' };
  const paid = { userId: '7', txRef: 'SMS_1', choices };
  expect(parseStepPayment(paid)).toEqual(paid);
  for (const stored of [null, 'SMS_1', {}, { userId: '7', choices }, { ...paid, choices: { country: 36 } }])
    expect(parseStepPayment(stored)).toBeNull();
});
