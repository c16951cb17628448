import { expect, it } from 'vitest';
import { parseLowBalanceAmount } from './low-balance-amount';

it.each([
  ['', null, true],
  [' ', null, true],
  ['0', 0, true],
  ['2.5', 2.5, true],
  ['2,5', 2.5, true],
  ['-1', null, false],
  ['1e3', null, false],
  ['five', null, false],
])('own amount: "%s" is %j', (text, usd, isValid) => {
  const parsed = parseLowBalanceAmount(text);
  expect(parsed.usd).toBe(usd);
  expect(parsed.message === null).toBe(isValid);
});
