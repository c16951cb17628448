import { expect, it } from 'vitest';
import { depositState, readDepositStatus } from './deposit-state';

it.each([
  ['PENDING_UNSETTLED', 'pending'],
  ['PAID_SETTLED', 'completed'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'cancelled'],
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
])('deposit state: %s that expires at %s is at %d %s', (status, expiresAt, now, state) => {
  expect(depositState({ status, expiresAt }, now)).toBe(state);
});
