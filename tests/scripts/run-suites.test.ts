import { expect, it } from 'vitest';
import { secondsLeft } from '../../scripts/ci/run-suites.mjs';

const NOW = 100_000;
/** Took twice as long as expected. */
const ended = { seconds: 10, startedAt: 0, endedAt: 20_000 };

it.each([
  ['of waiting suites at the pace of those that ended', [ended, { seconds: 60 }], 1, 120],
  ['of a running suite without what it has run', [ended, { seconds: 60, startedAt: NOW - 50_000 }], 1, 70],
  ['is none of a suite that takes longer than expected', [ended, { seconds: 10, startedAt: 0 }], 1, 0],
  ['is shared by suites that run at once', [ended, { seconds: 60 }, { seconds: 60 }], 2, 120],
])('time left: %s', (_, suites, lanes, left) => {
  expect(secondsLeft(suites, lanes, NOW)).toBe(left);
});
