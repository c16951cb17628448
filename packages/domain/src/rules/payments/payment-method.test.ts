import { expect, it } from 'vitest';
import { paymentMethodLabel } from './payment-method';

it.each([
  ['card', 'Card'],
  ['bank', 'Bank Transfer'],
  ['ussd', 'USSD'],
  ['mobile', 'Mobile Money'],
  ['crypto', 'crypto'],
  ['constructor', 'constructor'],
])('payment method: %s reads %s', (type, label) => {
  expect(paymentMethodLabel(type)).toBe(label);
});
