import { expect, it } from 'vitest';
import { LOW_BALANCE_NUMBERS, LOW_BALANCE_PAUSE_MS } from '../limits/tuning';
import { isBalanceLow, parseLowBalanceAmount, usualPrice, type LowBalanceInput } from './low-balance';

const NOW = Date.UTC(2026, 0, 5, 12);
const input: LowBalanceInput = {
  isWanted: true,
  balance: 0.2,
  ownLimit: null,
  usualPrice: 0.1,
  dismissedAt: null,
  now: NOW,
};

it.each<[string, Partial<LowBalanceInput>, boolean]>([
  ['below the price of three usual numbers', {}, true],
  ["with 'Low Balance' off", { isWanted: false }, false],
  ['at that price', { balance: 0.1 * LOW_BALANCE_NUMBERS }, false],
  ['below an own amount', { balance: 4.9, ownLimit: 5 }, true],
  ['above an own amount', { ownLimit: 0.1 }, false],
  ['with an own amount of zero', { ownLimit: 0 }, false],
  ['while no price is known', { usualPrice: null }, false],
  ['while the balance is unknown', { balance: null }, false],
  ['just dismissed', { dismissedAt: NOW }, false],
  ['dismissed a little less than a day ago', { dismissedAt: NOW - LOW_BALANCE_PAUSE_MS + 1 }, false],
  ['dismissed a day ago', { dismissedAt: NOW - LOW_BALANCE_PAUSE_MS }, true],
  ['dismissed in the future', { dismissedAt: NOW + 1 }, true],
])('low balance: %s', (_, fields, expected) => {
  expect(isBalanceLow({ ...input, ...fields })).toBe(expected);
});

it.each([
  [[], null],
  [[0.9, 0.1, 0.2], 0.2],
  [[0.4, 0.1, 0.2, 0.3], 0.2],
])('usual price: of %j is %j', (prices, expected) => {
  expect(usualPrice(prices)).toBe(expected);
});

it.each([
  [' ', null, true],
  ['2.5', 2.5, true],
  ['2,5', null, false],
])('own amount: "%s" is %j', (text, usd, isValid) => {
  const parsed = parseLowBalanceAmount(text);
  expect(parsed.usd).toBe(usd);
  expect(parsed.message === null).toBe(isValid);
});
