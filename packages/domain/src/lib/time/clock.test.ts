import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addClockSample, serverOffset, initialClock, type ClockSample } from './clock';
import { HOUR_MS, DAY_MS } from '../../limits/spec';

const YEAR_MS = 365 * DAY_MS;

/** A `Date` header that arrived at once: the second it names has just begun or is nearly over. */
const answer = (offsetMs: number): ClockSample => ({
  by: 'response',
  leastMs: offsetMs - 500,
  mostMs: offsetMs + 500,
});
const pong = (offsetMs: number): ClockSample => ({
  by: 'pong',
  leastMs: offsetMs - 20,
  mostMs: offsetMs + 20,
});

const offsetAfter = (...samples: readonly ClockSample[]) =>
  serverOffset(samples.reduce(addClockSample, initialClock));

it.each([
  ['one answer alone', [answer(DAY_MS)], 0],
  ['two answers', [answer(DAY_MS), answer(DAY_MS)], DAY_MS],
  ['an answer and a pong', [answer(-DAY_MS), pong(-DAY_MS + 100)], -DAY_MS + 100],
  ['two pongs, where answers say nothing', [pong(DAY_MS), pong(DAY_MS)], DAY_MS],
  ['two pongs that disagree', [pong(DAY_MS), pong(2 * HOUR_MS)], 0],
  ['pongs a year ahead, where answers say nothing', [pong(YEAR_MS), pong(YEAR_MS), pong(YEAR_MS)], 0],
  ['a pong of 1970', [answer(5), answer(5), pong(-56 * YEAR_MS)], 5],
  ['a pong that took long', [answer(0), answer(0), { by: 'pong', leastMs: -9_000, mostMs: 0 }], 0],
  ['no number', [answer(5), answer(5), pong(Number.NaN), answer(Infinity)], 5],
  [
    'a clock here that was set while an answer came',
    [{ by: 'response', leastMs: HOUR_MS + 9, mostMs: HOUR_MS }, answer(HOUR_MS)],
    0,
  ],
  ['two answers 2 s apart', [answer(1_000), answer(4_000)], 4_000],
  ['two answers further apart', [answer(1_000), answer(4_001)], 0],
  ['answers that overlap', [answer(0), answer(0), { by: 'response', leastMs: -100, mostMs: 900 }], 200],
  [
    'an answer without a beginning',
    [answer(5), answer(5), { by: 'response', leastMs: -Infinity, mostMs: 5 }],
    5,
  ],
  ['pongs three days behind', [pong(-3 * DAY_MS), pong(-3 * DAY_MS)], 0],
  [
    'an answer and a pong that other pongs contradict',
    [answer(5), pong(100), pong(DAY_MS), pong(DAY_MS)],
    100,
  ],
  [
    'an answer the pongs bear out, and another with a pong that contradict it',
    [pong(DAY_MS), pong(DAY_MS), answer(DAY_MS), answer(HOUR_MS), pong(HOUR_MS)],
    DAY_MS,
  ],
  ['an answer that only the pong bears out', [answer(0), answer(0), pong(2_500), answer(4_000), pong(0)], 0],
  ['one answer that contradicts', [answer(0), answer(0), answer(HOUR_MS), answer(0)], 0],
  ['a clock here that was set', [answer(0), answer(0), pong(0), answer(HOUR_MS), answer(HOUR_MS)], HOUR_MS],
  [
    'a clock here that was set, and a pong that agrees',
    [answer(0), answer(0), answer(HOUR_MS), answer(HOUR_MS), pong(HOUR_MS + 70)],
    HOUR_MS + 70,
  ],
] satisfies [string, ClockSample[], number][])('server clock: offset after %s', (_, samples, offsetMs) => {
  expect(offsetAfter(...samples)).toBe(offsetMs);
});

/**
 * Responses are right to within a second and their travel time, honest pongs to within theirs; other pongs
 * are arbitrary.
 */
const command = (trueMs: number) =>
  fc.oneof(
    fc
      .record({ secondMs: fc.integer({ min: 0, max: 999 }), wayMs: fc.integer({ min: 0, max: 3_000 }) })
      .map(({ secondMs, wayMs }): ClockSample => ({
        by: 'response',
        leastMs: trueMs - secondMs - wayMs,
        mostMs: trueMs + 1_000 - secondMs,
      })),
    fc.integer({ min: 0, max: 3_000 }).map((wayMs): ClockSample => ({
      by: 'pong',
      leastMs: trueMs - wayMs,
      mostMs: trueMs,
    })),
    fc
      .oneof(fc.double(), fc.constantFrom(YEAR_MS, -56 * YEAR_MS, trueMs + HOUR_MS))
      .map((lieMs): ClockSample => ({ by: 'pong', leastMs: lieMs, mostMs: lieMs })),
  );

const anyStory = fc
  .integer({ min: -DAY_MS, max: DAY_MS })
  .chain((trueMs) =>
    fc.record({ trueMs: fc.constant(trueMs), samples: fc.array(command(trueMs), { maxLength: 40 }) }),
  );

it('server clock: is off by a few seconds at most after two responses, whatever the pongs claim', () => {
  fc.assert(
    fc.property(anyStory, ({ trueMs, samples }) => {
      let clock = initialClock;
      let answers = 0;
      for (const time of samples) {
        clock = addClockSample(clock, time);
        if (time.by === 'response') answers += 1;
        if (answers >= 2) expect(Math.abs(serverOffset(clock) - trueMs)).toBeLessThanOrEqual(8_000);
      }
    }),
    { numRuns: 500 },
  );
});
