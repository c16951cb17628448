import { expect, it } from 'vitest';
import { parseStepPayment, depositState, readDepositStatus } from './deposit-state';

it('step payment: is read with its choices, and nothing else is', () => {
  const choices = { country: '36', service: 'wa', operator: '' };
  const paid = { userId: '7', txRef: 'SMS_1', choices };
  expect(parseStepPayment(paid)).toEqual(paid);
  for (const stored of [null, 'SMS_1', {}, { userId: '7', choices }, { ...paid, choices: { country: 36 } }])
    expect(parseStepPayment(stored)).toBeNull();
});

it.each([
  ['PENDING_UNSETTLED', 'pending'],
  ['PAID_SETTLED', 'completed'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'cancelled'],
  ['NOT_ACTIVATED', 'unknown'],
  ['', 'unknown'],
  ['constructor', 'unknown'],
])('deposit state: %j reads %s', (status, state) => {
  expect(readDepositStatus(status)).toBe(state);
});

it.each([
  ['PENDING_UNSETTLED', 1_000, 999, 'pending'],
  ['PENDING_UNSETTLED', 1_000, 1_000, 'expired'],
  ['PENDING_UNSETTLED', null, 1_000, 'pending'],
  ['PAID_SETTLED', 1_000, 2_000, 'completed'],
  ['FAILED', 1_000, 2_000, 'failed'],
  ['CANCELLED', 1_000, 2_000, 'cancelled'],
])('deposit state: %s that expires at %s is at %d %s', (status, expiresAt, now, state) => {
  expect(depositState({ status, expiresAt }, now)).toBe(state);
});
