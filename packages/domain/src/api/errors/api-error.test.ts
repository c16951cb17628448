import { expect, it } from 'vitest';
import {
  isRateLimit,
  isUserFacing,
  OFFLINE,
  errorText,
  isApiError,
  isOutcomeUnconfirmed,
  isRateLimited,
  matchesMessage,
  type ApiError,
} from './api-error';
import { aRejection } from '../../testing/fixtures/a-rejection';

it.each([
  [429, null, true],
  [429, 'SMS operation rate limit exceeded', true],
  [500, 'Rate limit exceeded. Our provider is experiencing high traffic.', true],
  [400, 'Provider answered with 429', true],
  [500, null, false],
  [400, 'Activation 1429017 not found', false],
  [400, 'No numbers available', false],
])('rate limit: a status of %d with %j is one: %s', (status, text, expected) => {
  expect(isRateLimit(status, text)).toBe(expected);
});

type Rejected = Extract<ApiError, { kind: 'rejected' }>;

const rejected = (status: number, more: Partial<Rejected> = {}): ApiError => aRejection({ status, ...more });

const network: ApiError = { kind: 'network', elapsedMs: 1 };
const timeout: ApiError = { kind: 'timeout', elapsedMs: 1 };
const malformed: ApiError = { kind: 'malformed' };
const unsafePath: ApiError = { kind: 'unsafe-path' };
const stale: ApiError = { kind: 'stale-session' };
const aborted: ApiError = { kind: 'aborted' };

it.each([network, timeout, malformed, rejected(409), rejected(500), rejected(503)])(
  'outcome of a failed call: is unconfirmed after %j',
  (error) => {
    expect(isOutcomeUnconfirmed(error)).toBe(true);
  },
);

it('outcome of a failed call: is certain after a 409 or 5xx whose code means that the server did not act', () => {
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
  { kind: 'offline' } satisfies ApiError,
  unsafePath,
  stale,
  aborted,
])('outcome of a failed call: is certain after %j', (error) => {
  expect(isOutcomeUnconfirmed(error)).toBe(false);
});

it("error text: prefers the server's text, then the action's, then the status", () => {
  expect(errorText(rejected(400, { text: 'No numbers left' }), 'Could not buy')).toBe('No numbers left');
  expect(errorText(rejected(400), 'Could not buy')).toBe('Could not buy');
  expect(errorText(rejected(418))).toBe('Request failed with status 418');
  const limited = { code: 'SMS_RATE_LIMIT', text: 'SMS operation rate limit exceeded' };
  expect(errorText(rejected(429, limited), 'Could not pay')).toBe(
    'Too many requests. Wait a moment, then try again.',
  );
  expect(errorText({ kind: 'offline' }, 'Could not buy')).toBe(OFFLINE);
});

it('API error: an aborted call or one of an ended session is not user-facing', () => {
  expect([stale, aborted].map(isUserFacing)).toEqual([false, false]);
  expect([network, timeout, malformed, unsafePath, rejected(400)].map(isUserFacing)).toEqual(
    Array(5).fill(true),
  );
});

const isAboutFunds = (text: string) => text.includes('funds');

it("message match: searches the user-facing text and the server's message", () => {
  expect(matchesMessage(rejected(400, { text: 'No funds' }), isAboutFunds)).toBe(true);
  expect(
    matchesMessage(rejected(400, { text: 'Oh no', details: { message: 'No funds' } }), isAboutFunds),
  ).toBe(true);
  expect(matchesMessage(rejected(400, { text: 'Oh no', details: { message: 'Oh no' } }), isAboutFunds)).toBe(
    false,
  );
});

it.each([
  rejected(429),
  rejected(500, { text: 'Error 429' }),
  rejected(500, { text: 'Failed', details: { message: 'Rate limit exceeded' } }),
])('rate-limit detection: matches %j', (error) => {
  expect(isRateLimited(error)).toBe(true);
});

it.each([rejected(500), rejected(400, { text: 'Failed' }), network])(
  'rate-limit detection: does not match %j',
  (error) => {
    expect(isRateLimited(error)).toBe(false);
  },
);

it('API error: a programming error is not an ApiError, whatever it carries', () => {
  expect(isApiError(stale)).toBe(true);
  expect(isApiError(Object.assign(new Error('bug'), { kind: 'network' }))).toBe(false);
  expect([null, undefined, 'network', {}].map(isApiError)).toEqual([false, false, false, false]);
});
