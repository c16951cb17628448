import { describe, expect, it } from 'vitest';
import {
  isUserFacing,
  errorText,
  isApiError,
  isOutcomeUnconfirmed,
  isRateLimited,
  isRejection,
  isUnauthorized,
  matchesMessage,
  type ApiError,
} from './api-error';

type Rejected = Extract<ApiError, { kind: 'rejected' }>;

const rejected = (status: number, more: Partial<Rejected> = {}): ApiError => ({
  kind: 'rejected',
  status,
  code: null,
  text: null,
  details: {},
  retryAfterS: null,
  ...more,
});

const network: ApiError = { kind: 'network', elapsedMs: 1 };
const timeout: ApiError = { kind: 'timeout', elapsedMs: 1 };
const malformed: ApiError = { kind: 'malformed' };
const refused: ApiError = { kind: 'refused' };
const stale: ApiError = { kind: 'stale-session' };
const aborted: ApiError = { kind: 'aborted' };

describe('whether the server acted on a call', () => {
  it.each([network, timeout, malformed, rejected(409), rejected(500), rejected(503)])(
    'is unknown after %j',
    (error) => {
      expect(isOutcomeUnconfirmed(error)).toBe(true);
    },
  );

  it('is known after a 409 or 5xx with a code by which the contract says that nothing was done', () => {
    const operation = { rollbackCodes: ['PURCHASE_FAILED'] };
    expect(isOutcomeUnconfirmed(rejected(500, { code: 'PURCHASE_FAILED' }), operation)).toBe(false);
    expect(isOutcomeUnconfirmed(rejected(500, { code: 'GATEWAY_FAILED' }), operation)).toBe(true);
    expect(isOutcomeUnconfirmed(rejected(500), operation)).toBe(true);
  });

  it.each([
    rejected(200),
    rejected(400),
    rejected(408),
    rejected(410),
    rejected(499),
    refused,
    stale,
    aborted,
  ])('is known after %j', (error) => {
    expect(isOutcomeUnconfirmed(error)).toBe(false);
  });
});

describe('the text of a failure', () => {
  it("is the server's own, else that of the action, else the status", () => {
    expect(errorText(rejected(400, { text: 'No numbers left' }), 'Could not buy')).toBe('No numbers left');
    expect(errorText(rejected(400), 'Could not buy')).toBe('Could not buy');
    expect(errorText(rejected(418))).toBe('Request failed with status 418');
  });

  it('is that of the action where there was no answer', () => {
    expect(errorText(network, 'Could not buy')).toBe('Could not buy');
    expect(errorText(malformed)).toBe('Unknown error occurred');
  });
});

it('nobody is told of a call that nobody waits for any more', () => {
  expect([stale, aborted].map(isUserFacing)).toEqual([false, false]);
  expect([network, timeout, malformed, refused, rejected(400)].map(isUserFacing)).toEqual(
    Array(5).fill(true),
  );
});

describe('what a rejection says', () => {
  const isAboutFunds = (text: string) => text.includes('funds');

  it('is looked for in the text for the user and in the message of the server', () => {
    expect(matchesMessage(rejected(400, { text: 'No funds' }), isAboutFunds)).toBe(true);
    expect(
      matchesMessage(rejected(400, { text: 'Oh no', details: { message: 'No funds' } }), isAboutFunds),
    ).toBe(true);
    expect(
      matchesMessage(rejected(400, { text: 'Oh no', details: { message: 'Oh no' } }), isAboutFunds),
    ).toBe(false);
  });

  it('is nothing where there are no words', () => {
    expect(matchesMessage(rejected(400, { details: { message: ['funds'] } }), isAboutFunds)).toBe(false);
    expect(matchesMessage(rejected(400), () => true)).toBe(false);
    expect(matchesMessage(network, () => true)).toBe(false);
  });
});

describe('the rate limit', () => {
  it.each([
    rejected(429),
    rejected(500, { text: 'Error 429' }),
    rejected(500, { text: 'Failed', details: { message: 'Rate limit exceeded' } }),
  ])('was hit: %j', (error) => {
    expect(isRateLimited(error)).toBe(true);
  });

  it.each([rejected(500), rejected(400, { text: 'Failed' }), network])('was not: %j', (error) => {
    expect(isRateLimited(error)).toBe(false);
  });
});

it('an error of the program is no failure of a call, whatever it carries', () => {
  expect(isApiError(stale)).toBe(true);
  expect(isApiError(Object.assign(new Error('bug'), { kind: 'network' }))).toBe(false);
  expect([null, undefined, 'network', {}].map(isApiError)).toEqual([false, false, false, false]);
});

it('only an answer of the server refuses a call', () => {
  expect(isRejection(rejected(400))).toBe(true);
  expect([network, malformed, null].map(isRejection)).toEqual([false, false, false]);
});

it('a call is rejected for its access token by a 401 alone', () => {
  expect(isUnauthorized(rejected(401))).toBe(true);
  expect([rejected(403), rejected(400), network].map(isUnauthorized)).toEqual([false, false, false]);
});
