import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countDown, startWait, type RateLimitWait } from './rate-limit';

const NOON = Date.parse('2025-10-01T12:00:00.000Z');
const wait = (retryAfterS: number | null = null) => startWait({ cause: 'purchase', retryAfterS }, NOON);

it('rate-limit wait: falls from 30 to its end in 30 s', () => {
  const counts = Array.from(
    { length: 31 },
    (_, passedS) => countDown(wait(), NOON + 1_000 * passedS)?.secondsLeft ?? 0,
  );
  expect(counts).toEqual(Array.from({ length: 31 }, (_, passedS) => 30 - passedS));
});

it.each([
  [0, 1],
  [55, 55],
  [36_000, 600],
])('rate-limit wait: falls for the %d s that the server names, ten minutes at most', (named, counted) => {
  expect(wait(named).secondsLeft).toBe(counted);
  expect(countDown(wait(named), NOON + 1_000 * counted - 1)?.secondsLeft).toBe(1);
  expect(countDown(wait(named), NOON + 1_000 * counted)).toBeNull();
});

it('rate-limit wait: only ever falls, whatever the clock says', () => {
  const times = fc.array(fc.integer({ min: -9_000, max: 40_000 }), { maxLength: 20 });
  fc.assert(
    fc.property(times, (offsets) => {
      let left: RateLimitWait | null = wait();
      for (const offset of offsets) {
        const next: RateLimitWait | null = left && countDown(left, NOON + offset);
        if (next !== null) expect(next.secondsLeft).toBeLessThanOrEqual(left?.secondsLeft ?? 0);
        left = next;
      }
    }),
  );
});
