import { createWatch, fork, scopeBind } from 'effector';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { $clock } from '../../lib/time/clock';
import { wentOffline } from '../../lib/page';
import { $rateLimit, rateLimitHit } from './rate-limit';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

useFakeClock();

/** A wait whose counts are recorded; the clock can be shifted against the timers. */
const setUp = () => {
  const skew = { ms: 0 };
  const scope = fork({ values: [[$clock, { now: () => Date.now() + skew.ms }]] });
  const counts: number[] = [];
  createWatch({ unit: $rateLimit, fn: (wait) => void counts.push(wait?.secondsLeft ?? 0), scope });
  return {
    counts,
    skew,
    hit: (retryAfterS: number | null = null) =>
      scopeBind(rateLimitHit, { scope })({ cause: 'purchase', retryAfterS }),
    goOffline: () => scopeBind(wentOffline, { scope })(),
  };
};

it('rate-limit wait: falls from 30 to 0 in 30 s, while offline too, and reaches 0 once', async () => {
  const { counts, hit, goOffline } = setUp();
  hit();
  goOffline();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counts).toEqual(Array.from({ length: 31 }, (_, passed) => 30 - passed));
});

it.each([
  [0, 1],
  [55, 55],
  [36_000, 600],
])(
  'rate-limit wait: falls for the %d s that the server names, ten minutes at most',
  async (named, counted) => {
    const { counts, hit } = setUp();
    hit(named);
    await vi.advanceTimersByTimeAsync(1_000 * counted - 1);
    expect([counts[0], counts.at(-1)]).toEqual([counted, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(counts.at(-1)).toBe(0);
  },
);

it('rate-limit wait: only ever falls, whatever further hits and changes of the clock come', async () => {
  const step = fc.record({
    ms: fc.integer({ min: 0, max: 5_000 }),
    hit: fc.boolean(),
    skew: fc.integer({ min: -9_000, max: 0 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      vi.clearAllTimers();
      const { counts, hit, skew } = setUp();
      hit();
      for (const { ms, hit: isHitAgain, skew: moved } of steps) {
        skew.ms = moved;
        await vi.advanceTimersByTimeAsync(ms);
        if (isHitAgain && counts.at(-1) !== 0) hit();
      }
      const inOrder = [...counts].sort((a, b) => b - a);
      expect(counts).toEqual(inOrder);
      expect(counts.filter((count) => count === 0).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 50 },
  );
});
