import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createIntent, intentAgeMs } from './intent';
import { HOUR_MS } from '../../limits/spec';

const NOON = Date.parse('2025-10-01T12:00:00.000Z');
const timeAt = (now: number, offsetMs: number) => ({ here: () => now, onServer: () => now + offsetMs });
const context = (now: number, offsetMs: number) => ({
  user: { id: '7', username: 'ada' },
  time: timeAt(now, offsetMs),
});

it.each([
  // The clock here jumped an hour; its difference to the server's is known again.
  ['the server clock when the local clock was set ahead', 0, HOUR_MS + 5_000, -HOUR_MS],
  ['the local clock while the offset is unknown after a reload', -HOUR_MS, 5_000, 0],
])('intent age: uses %s', (_, offsetMs, passedMs, laterOffsetMs) => {
  const click = createIntent(context(NOON, offsetMs), null);
  expect(intentAgeMs(click, timeAt(NOON + passedMs, laterOffsetMs))).toBe(5_000);
});

it('intent age: is never negative, and right for any clock offset', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -HOUR_MS, max: HOUR_MS }), (offsetMs, passedMs) => {
      const click = createIntent(context(NOON, offsetMs), null);
      expect(intentAgeMs(click, timeAt(NOON + passedMs, offsetMs))).toBe(Math.max(0, passedMs));
    }),
  );
});

it('intent metadata: has no user while signed out', () => {
  expect(createIntent({ ...context(NOON, 0), user: null }, null).userId).toBe('');
});
