import { expect, it } from 'vitest';
import { isRateLimit } from './api-error';

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
