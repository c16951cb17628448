import { expect, it } from 'vitest';
import { countOf, formatCount } from './count';

it.each([
  [0, '0', '0 codes'],
  [1, '1', '1 code'],
  [973, '973', '973 codes'],
  [1_973, '1,973', '1,973 codes'],
  [1_000_000, '1,000,000', '1,000,000 codes'],
])('count: %d reads %s, and %s', (count, alone, withNoun) => {
  expect(formatCount(count)).toBe(alone);
  expect(countOf(count, 'code')).toBe(withNoun);
});
