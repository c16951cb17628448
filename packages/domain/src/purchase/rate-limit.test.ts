import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOON } from '../testing/fixtures/a-number';
import { countDown, startWait, type RateLimitWait } from './rate-limit';

const wait = (retryAfterS: number | null = null) => startWait({ cause: 'purchase', retryAfterS }, NOON);

it.each([
  [null, 30],
  [0, 1],
  [55, 55],
  [36_000, 600],
])('rate-limit wait: where the server names %j s, it counts down from %d', (named, from) => {
  const countAfter = (ms: number) => countDown(wait(named), NOON + ms)?.secondsLeft;
  expect([wait(named).secondsLeft, countAfter(0)]).toEqual([from, from]);
  expect([countAfter(1_000 * from - 1), countAfter(1_000 * from)]).toEqual([1, undefined]);
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
