import { expect, it } from 'vitest';
import { isRateLimit } from './rate-limit';

it.each([
  [429, null],
  [429, 'SMS operation rate limit exceeded'],
  [500, 'Rate limit exceeded. Our provider is experiencing high traffic.'],
  [400, 'Provider answered with 429'],
])('isRateLimit: matches status %d with %j', (status, text) => {
  expect(isRateLimit(status, text)).toBe(true);
});

it.each([
  [500, null],
  [400, 'Activation 1429017 not found'],
  [400, 'No numbers available'],
])('isRateLimit: does not match status %d with %j', (status, text) => {
  expect(isRateLimit(status, text)).toBe(false);
});
