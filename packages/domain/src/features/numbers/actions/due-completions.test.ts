import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UNDO_MS } from '../../../limits';
import { checkPending } from './due-completions';

const NOON = Date.UTC(2026, 2, 2, 12);

it.each([
  [0, [], 5_000],
  [4_999, [], 1],
  [5_000, ['1'], Infinity],
  [3_600_000, ['1'], Infinity],
  [-1, ['1'], Infinity],
] as const)('due completions: a click is due %d ms later: %j', (laterMs, due, waitMs) => {
  expect(checkPending(new Map([['1', NOON]]), NOON + laterMs)).toEqual({ due, waitMs });
});

it('due completions: each click is delayed by its own five seconds at the scheduled checks', () => {
  const clicks = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(clicks, (moments) => {
      const sent = new Map<string, number>();
      let pending: ReadonlyMap<string, number> = new Map();
      let now = NOON;
      const waiting = moments
        .toSorted((a, b) => a - b)
        .map((at, place) => [String(place), NOON + at] as const);
      while (waiting.length > 0 || pending.size > 0) {
        const { due, waitMs } = checkPending(pending, now);
        for (const id of due) sent.set(id, now);
        pending = new Map([...pending].filter(([id]) => !due.includes(id)));
        expect(waitMs).toBeGreaterThan(0);
        const next = waiting[0];
        if (next !== undefined && next[1] <= now + waitMs) {
          now = next[1];
          pending = new Map(pending).set(...next);
          waiting.shift();
        } else if (waitMs < Infinity) now += waitMs;
      }
      moments
        .toSorted((a, b) => a - b)
        .forEach((at, place) => expect(sent.get(String(place))).toBe(NOON + at + UNDO_MS));
    }),
  );
});
