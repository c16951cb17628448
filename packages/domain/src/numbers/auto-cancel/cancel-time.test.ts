import { expect, it } from 'vitest';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { autoCancelAt, isAutoCancelDue, isInLastMinutes } from './cancel-time';

const waiting = (remainingMs: number) => aNumber({ expiresAt: NOON + remainingMs });

it.each([
  [120_001, false],
  [120_000, true],
  [10_001, true],
  [10_000, false],
  [0, false],
])('automatic cancel: of a number with %d ms left is due: %j', (remainingMs, isDue) => {
  expect(isAutoCancelDue(waiting(remainingMs), NOON)).toBe(isDue);
});

it('automatic cancel: is announced for two minutes before the end', () => {
  expect(autoCancelAt(waiting(300_000))).toBe(NOON + 180_000);
  expect(autoCancelAt(aNumber({ purchasedAt: null, expiresAt: null }))).toBeNull();
});

it.each([
  [180_001, false],
  [180_000, true],
  [1, true],
  [0, false],
])('last minutes: have begun with %d ms left: %j', (remainingMs, hasBegun) => {
  expect(isInLastMinutes(waiting(remainingMs), NOON)).toBe(hasBegun);
});
