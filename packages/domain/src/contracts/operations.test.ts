import { expect, it } from 'vitest';
import { operations, type OperationName } from '../contracts/operations';
import type { DocumentedOperation } from './operation';
import { limiterOf } from './shared/limiter';

const all = Object.entries(operations) as readonly (readonly [OperationName, DocumentedOperation])[];

it.each(all)('operations: %s is a GET only if it changes nothing', (_, { method, callClass }) => {
  expect(method === 'GET').toBe(callClass === 'read');
});

it('operations: every money call but a registration has an idempotency key, and a limiter', () => {
  const money = all.filter(([name, { callClass }]) => callClass === 'money' && name !== 'register');
  for (const [name, operation] of money) {
    expect([name, operation.hasIdempotencyKey, limiterOf(operation)]).toEqual([name, true, 'sms']);
  }
  expect(limiterOf(operations.balance)).toBe('api');
});

it('operations: rollbackCodes of a money call are the codes that the contract documents for a 409 or a 5xx', () => {
  for (const [name, { callClass, hasIdempotencyKey, errors, rollbackCodes }] of all) {
    const documented = Object.entries(errors).filter(([, { status }]) => status === 409 || status >= 500);
    // A registration reads any code as a response: see decision 0009.
    const isMeant = callClass === 'money' && hasIdempotencyKey === true;
    expect([name, rollbackCodes]).toEqual([name, isMeant ? documented.map(([code]) => code) : undefined]);
  }
});
