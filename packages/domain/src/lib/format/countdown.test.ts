import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCountdown, formatTimeLeft, minutesLeft } from './countdown';

it.each([
  [1_200_000, '20:00'],
  [1_199_000, '19:59'],
  [960_000, '16:00'],
  [6_000_000, '100:00'],
])('formatCountdown: %d ms reads %s', (remainingMs, text) => {
  expect(formatCountdown(remainingMs)).toBe(text);
});

it('formatCountdown: reads 00:00 exactly when nothing remains', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 10_000 }), (remainingMs) => {
      expect(formatCountdown(remainingMs) === '00:00').toBe(remainingMs <= 0);
    }),
  );
});

it.each([
  [1_140_001, 20],
  [1_140_000, 19],
  [-90_000, 0],
])('minutes left: of %d ms, %d minutes remain, rounded up', (remainingMs, minutes) => {
  expect(minutesLeft(remainingMs)).toBe(minutes);
});

it.each([
  [750_000, '12:30'],
  [3_540_000, '59:00'],
  [3_540_001, '1 h 00 min'],
  [93_600_000, '26 h 00 min'],
])('time left: %d ms reads %s', (remainingMs, text) => {
  expect(formatTimeLeft(remainingMs)).toBe(text);
});
