import { expect, it } from 'vitest';
import { backoffMs } from './backoff';

it.each([
  [null, 60_000],
  [0, 0],
  [35, 35_000],
  [600, 600_000],
  [601, 600_000],
])('after a refusal that names %s seconds it rests %s ms', (retryAfterS, ms) => {
  expect(backoffMs(retryAfterS, 60_000)).toBe(ms);
});
