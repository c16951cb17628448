import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../api/api-error';
import { noNumbersText, readPurchaseFailure } from './purchase-errors';

const rejected = (status: number, text: string | null): ApiError => ({
  kind: 'rejected',
  status,
  code: null,
  text,
  details: {},
  retryAfterS: null,
});

describe('readPurchaseFailure', () => {
  it.each([
    [rejected(429, null), 'rate-limited'],
    [rejected(500, 'Rate limit exceeded'), 'rate-limited'],
    [rejected(400, 'Activation 1429017 is gone'), 'refused'],
    [rejected(400, 'No numbers available'), 'no-numbers'],
    [rejected(500, 'Failed to purchase number'), 'unconfirmed'],
    [rejected(409, null), 'unconfirmed'],
    [{ kind: 'network', elapsedMs: 1 } as const, 'unconfirmed'],
    [{ kind: 'timeout', elapsedMs: 1 } as const, 'unconfirmed'],
    [{ kind: 'malformed' } as const, 'unconfirmed'],
    [{ kind: 'refused' } as const, 'refused'],
  ])('%j is %s', (error, kind) => {
    expect(readPurchaseFailure(error).kind).toBe(kind);
  });

  it.each([
    ['Insufficient balance for purchase', 'Insufficient balance. Please top up your account.'],
    ['Invalid service code provided', 'Invalid service selected. Please try again.'],
    ['Anything else', 'Anything else'],
    [null, 'Failed to purchase number. Please try again.'],
  ])('a refusal with %j reads %j', (sent, shown) => {
    expect(readPurchaseFailure(rejected(400, sent))).toEqual({ kind: 'refused', text: shown });
  });
});

it('names the operator that has no numbers', () => {
  expect(noNumbersText('MTN')).toBe('No numbers available for MTN operator. Try "Any Operator" option.');
  expect(noNumbersText(null)).toBe('No numbers currently available for this service/country combination.');
});
