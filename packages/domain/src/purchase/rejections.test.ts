import { expect, it } from 'vitest';
import type { ApiError } from '../api/errors/api-error';
import { readPurchaseRejection } from './rejections';
import { aRejection } from '../testing/fixtures/a-rejection';

const rejected = (status: number, text: string | null, code: string | null = null) =>
  aRejection({ status, code, text });
const inner = (message: string) => aRejection({ status: 500, text: 'Failed', details: { message } });

it.each<[ApiError, string | undefined]>([
  [rejected(429, null), 'rate-limited'],
  [rejected(500, 'Rate limit exceeded'), 'rate-limited'],
  [rejected(400, 'Activation 1429017 is gone'), 'rejected'],
  [rejected(400, 'No numbers available'), 'out-of-stock'],
  [rejected(500, 'Failed to purchase number'), undefined],
  [rejected(500, 'Failed to purchase number', 'PURCHASE_FAILED'), 'rejected'],
  [rejected(500, 'Failed to purchase number', 'INTERNAL_ERROR'), undefined],
  [rejected(500, 'Insufficient balance'), undefined],
  [rejected(400, 'Insufficient balance'), 'rejected'],
  [inner('No numbers available'), 'out-of-stock'],
  [inner('Rate limit exceeded'), 'rate-limited'],
  [rejected(409, null), undefined],
  [{ kind: 'network', elapsedMs: 1 }, undefined],
  [{ kind: 'malformed' }, undefined],
  [{ kind: 'unsafe-path' }, 'rejected'],
])('readPurchaseRejection: %j is %s', (error, kind) => {
  expect(readPurchaseRejection(error)?.kind).toBe(kind);
});

it.each([
  [rejected(429, 'Our provider is busy', 'RATE_LIMIT_EXCEEDED'), 'purchase'],
  [rejected(500, 'Rate limit exceeded', 'PURCHASE_FAILED'), 'purchase'],
  [rejected(429, 'SMS operation rate limit exceeded', 'SMS_RATE_LIMIT'), 'limiter'],
  [rejected(429, 'API rate limit exceeded', 'API_RATE_LIMIT'), 'limiter'],
])('readPurchaseRejection: %j is a limit of %s', (error, cause) => {
  expect(readPurchaseRejection(error)).toEqual({ kind: 'rate-limited', cause, retryAfterS: null });
  expect(readPurchaseRejection({ ...error, retryAfterS: 55 })).toMatchObject({ retryAfterS: 55 });
});

it.each([
  [0.0512, 0.0512],
  ['junk', null],
  [-1, null],
])('readPurchaseRejection: a price that rose to %j is $%j', (totalPrice, totalUsd) => {
  const risen = aRejection({ code: 'PRICE_EXCEEDED', details: { totalPrice } });
  expect(readPurchaseRejection(risen)).toEqual({ kind: 'price-exceeded', totalUsd });
});

it.each([
  ['Invalid service code provided', null, 'Invalid service selected. Please try again.'],
  ['Anything else', null, 'Anything else'],
  [null, null, 'Failed to purchase number. Please try again.'],
  // The user's own balance is told from the provider's by the code.
  ['Whatever', 'INSUFFICIENT_BALANCE', 'Insufficient balance. Please top up your account.'],
])('readPurchaseRejection: a rejection with %j and the code %s reads %j', (sent, code, shown) => {
  expect(readPurchaseRejection(rejected(400, sent, code))).toEqual({ kind: 'rejected', text: shown });
});

it('readPurchaseRejection: refused fields are named, because the form has no place at them', () => {
  const details = [
    { field: 'operator', message: 'Operator must be a string' },
    { field: 'country', message: 'Country must be a number' },
  ];
  const refused = aRejection({ code: 'VALIDATION_ERROR', text: 'Validation failed', details: { details } });
  const text = 'Operator must be a string. Country must be a number';
  expect(readPurchaseRejection(refused)).toEqual({ kind: 'rejected', text });
});
