import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../../api/errors/api-error';
import { noNumbersText, readPurchaseRefusal } from './rejections';

const rejected = (status: number, text: string | null, code: string | null = null): ApiError => ({
  kind: 'rejected',
  status,
  code,
  text,
  details: {},
  retryAfterS: null,
});

describe('readPurchaseRefusal', () => {
  it.each([
    [rejected(429, null), 'rate-limited'],
    [rejected(500, 'Rate limit exceeded'), 'rate-limited'],
    [rejected(400, 'Activation 1429017 is gone'), 'refused'],
    [rejected(400, 'No numbers available'), 'no-numbers'],
    [rejected(500, 'Failed to purchase number'), undefined],
    [rejected(500, 'Failed to purchase number', 'PURCHASE_FAILED'), 'refused'],
    [rejected(500, 'Insufficient balance in provider account', 'PURCHASE_FAILED'), 'refused'],
    [rejected(500, 'Failed to purchase number', 'INTERNAL_ERROR'), undefined],
    [rejected(500, 'Insufficient balance'), undefined],
    [rejected(400, 'Insufficient balance'), 'balance-blamed'],
    [rejected(400, 'Insufficient balance in provider account', 'PROVIDER_ERROR'), 'refused'],
    [{ ...rejected(500, 'Failed'), details: { message: 'No numbers available' } } as ApiError, 'no-numbers'],
    [{ ...rejected(500, 'Failed'), details: { message: 'Rate limit exceeded' } } as ApiError, 'rate-limited'],
    [rejected(409, null), undefined],
    [{ kind: 'network', elapsedMs: 1 } as const, undefined],
    [{ kind: 'timeout', elapsedMs: 1 } as const, undefined],
    [{ kind: 'malformed' } as const, undefined],
    [{ kind: 'refused' } as const, 'refused'],
  ])('%j is %s', (error, kind) => {
    expect(readPurchaseRefusal(error)?.kind).toBe(kind);
  });

  it.each([
    [rejected(429, 'Our provider is busy', 'RATE_LIMIT_EXCEEDED'), 'purchase'],
    [rejected(500, 'Rate limit exceeded', 'PURCHASE_FAILED'), 'purchase'],
    [rejected(429, 'SMS operation rate limit exceeded', 'SMS_RATE_LIMIT'), 'limiter'],
    [rejected(429, 'API rate limit exceeded', 'API_RATE_LIMIT'), 'limiter'],
  ])('%j is a limit of %s', (error, cause) => {
    expect(readPurchaseRefusal(error)).toEqual({ kind: 'rate-limited', cause, retryAfterS: null });
    expect(readPurchaseRefusal({ ...error, retryAfterS: 55 } as ApiError)).toMatchObject({ retryAfterS: 55 });
  });

  it.each([
    ['Invalid service code provided', 'Invalid service selected. Please try again.'],
    ['Anything else', 'Anything else'],
    [null, 'Failed to purchase number. Please try again.'],
  ])('a refusal with %j reads %j', (sent, shown) => {
    expect(readPurchaseRefusal(rejected(400, sent))).toEqual({ kind: 'refused', text: shown });
  });

  it('an empty account of the user is known by its code', () => {
    expect(readPurchaseRefusal(rejected(400, 'Whatever', 'INSUFFICIENT_BALANCE'))).toEqual({
      kind: 'refused',
      text: 'Insufficient balance. Please top up your account.',
    });
  });
});

it('names the operator that has no numbers', () => {
  expect(noNumbersText('MTN')).toBe('No numbers available for MTN operator. Try "Any Operator" option.');
  expect(noNumbersText(null)).toBe('No numbers currently available for this service/country combination.');
});
