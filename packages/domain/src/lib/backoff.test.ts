import { expect, it } from 'vitest';
import { backoffMs } from './backoff';

it.each([
  [null, 60_000],
  [0, 0],
  [35, 35_000],
  [601, 600_000],
])('backoff: a rejection that names %s seconds waits %s ms', (retryAfterS, ms) => {
  expect(backoffMs(retryAfterS, 60_000)).toBe(ms);
});
