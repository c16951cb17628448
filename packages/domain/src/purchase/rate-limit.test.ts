import { expect, it } from 'vitest';
import { NOON } from '../testing/fixtures/a-number';
import { countDown, startWait } from './rate-limit';

const wait = (retryAfterS: number | null = null) => startWait({ cause: 'purchase', retryAfterS }, NOON);

it.each([
  [null, 30],
  [0, 1],
  [55, 55],
  [36_000, 600],
])('rate-limit wait: where the server names %j s, it counts down from %d', (named, from) => {
  const countAfter = (ms: number) => countDown(wait(named), NOON + ms)?.secondsLeft;
  // A clock that is set back never raises it.
  expect([wait(named).secondsLeft, countAfter(0), countAfter(-9_000)]).toEqual([from, from, from]);
  expect([countAfter(1_000 * from - 1), countAfter(1_000 * from)]).toEqual([1, undefined]);
});
