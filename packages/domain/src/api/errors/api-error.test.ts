import { expect, it } from 'vitest';
import {
  isUserFacing,
  OFFLINE,
  errorText,
  isApiError,
  isOutcomeUnconfirmed,
  isRateLimited,
  type ApiError,
} from './api-error';
import { aRejection } from '../../testing/fixtures/a-rejection';

type Rejected = Extract<ApiError, { kind: 'rejected' }>;

const rejected = (status: number, more: Partial<Rejected> = {}): ApiError => aRejection({ status, ...more });

const network: ApiError = { kind: 'network', elapsedMs: 1 };
const timeout: ApiError = { kind: 'timeout', elapsedMs: 1 };
const malformed: ApiError = { kind: 'malformed' };
const unsafePath: ApiError = { kind: 'unsafe-path' };
const stale: ApiError = { kind: 'stale-session' };
const aborted: ApiError = { kind: 'aborted' };

const operation = { rollbackCodes: ['PURCHASE_FAILED'] };

it.each<[ApiError, boolean]>([
  [network, true],
  [timeout, true],
  [malformed, true],
  [rejected(409), true],
  [rejected(500), true],
  [rejected(500, { code: 'GATEWAY_FAILED' }), true],
  [rejected(500, { code: 'PURCHASE_FAILED' }), false],
  [rejected(400), false],
  [rejected(408), false],
  [rejected(410), false],
  [rejected(499), false],
  [{ kind: 'offline' }, false],
  [unsafePath, false],
  [stale, false],
  [aborted, false],
])('outcome of a failed call: after %j it is open: %s', (error, isUnconfirmed) => {
  expect(isOutcomeUnconfirmed(error, operation)).toBe(isUnconfirmed);
});

it('outcome of a failed call: is open after a 5xx where no code means that the server did not act', () => {
  expect(isOutcomeUnconfirmed(rejected(500, { code: 'PURCHASE_FAILED' }))).toBe(true);
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

it.each<[ApiError, boolean]>([
  [rejected(429), true],
  [rejected(500, { text: 'Rate limit exceeded. Our provider is experiencing high traffic.' }), true],
  [rejected(400, { text: 'Provider answered with 429' }), true],
  [rejected(500, { text: 'Failed', details: { message: 'Rate limit exceeded' } }), true],
  [rejected(500), false],
  [rejected(400, { text: 'Activation 1429017 not found' }), false],
  [network, false],
])('rate limit: %j is one: %s', (error, expected) => {
  expect(isRateLimited(error)).toBe(expected);
});

it('API error: a programming error is not an ApiError, whatever it carries', () => {
  expect(isApiError(stale)).toBe(true);
  expect(isApiError(Object.assign(new Error('bug'), { kind: 'network' }))).toBe(false);
  expect([null, undefined, 'network', {}].map(isApiError)).toEqual([false, false, false, false]);
});
