import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFrameBatch } from './frame-batch';

const FRAME_MS = 16;

/** A screen with a manual clock, and a page that needs `costMs` per batch. */
const setUp = ({ costMs = 0 } = {}) => {
  let now = 0;
  let frames: (() => void)[] = [];
  const page = { costMs, isVisible: true, fails: false };
  const batches: { readonly at: number; readonly items: readonly number[] }[] = [];
  const batch = createFrameBatch<number>({
    schedule: (run) => frames.push(run),
    clock: { now: () => now },
    isVisible: () => page.isVisible,
    onBatch: (items) => {
      if (page.fails) throw new Error('It cannot be shown.');
      batches.push({ at: now, items });
      now += page.costMs;
    },
  });
  const draw = (): void => {
    now += FRAME_MS;
    const due = frames;
    frames = [];
    due.forEach((run) => run());
  };
  return {
    batch,
    batches,
    page,
    draw,
    drawUntil: (end: number) => {
      while (now < end) draw();
    },
    isIdle: () => frames.length === 0,
  };
};

it('frame batch: pauses for a second at most', () => {
  const { batch, batches, drawUntil } = setUp({ costMs: 60_000 });
  batch.push(1);
  drawUntil(60_000);
  batch.push(2);
  drawUntil(61_100);
  expect(batches).toHaveLength(2);
});

it('frame batch: continues after an error of the receiver', () => {
  const { batch, batches, draw, page } = setUp();
  page.fails = true;
  batch.push(1);
  expect(draw).toThrow('It cannot be shown.');
  page.fails = false;
  batch.push(2);
  draw();
  expect(batches).toEqual([{ at: 2 * FRAME_MS, items: [2] }]);
});

it('frame batch: flush delivers without waiting, and nothing twice; dropped items are not delivered', () => {
  const { batch, batches, draw } = setUp();
  batch.push(1);
  batch.flush();
  batch.push(2);
  batch.clear();
  draw();
  expect(batches).toEqual([{ at: 0, items: [1] }]);
});

const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ pushed: fc.nat(20) }) },
  { weight: 4, arbitrary: fc.constant('draw' as const) },
  { weight: 1, arbitrary: fc.constant('flush' as const) },
  { weight: 1, arbitrary: fc.record({ isVisible: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ costMs: fc.nat(3_000) }) },
);

it('frame batch: loses nothing, keeps the order, and delivers to an idle page with the next frame', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 200 }), (commands) => {
      const { batch, batches, page, draw, isIdle } = setUp();
      let pushed = 0;
      for (const step of commands) {
        if (step === 'draw') draw();
        else if (step === 'flush') batch.flush();
        else if ('pushed' in step) for (let i = 0; i < step.pushed; i += 1) batch.push((pushed += 1));
        else Object.assign(page, step);
      }
      while (!isIdle()) draw();
      expect(batches.flatMap(({ items }) => items)).toEqual(Array.from({ length: pushed }, (_, i) => i + 1));

      batch.push(pushed + 1);
      draw();
      expect(batches.at(-1)?.items).toEqual([pushed + 1]);
    }),
  );
});

it('frame batch: leaves a visible page at least half of the time', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 2, maxLength: 30 }), (costs) => {
      const { batch, batches, page, draw } = setUp();
      for (const [index, costMs] of costs.entries()) {
        page.costMs = costMs;
        const before = batches.length;
        batch.push(index);
        while (batches.length === before) draw();
      }
      for (const [index, { at }] of batches.slice(1).entries()) {
        const cost = costs[index] ?? 0;
        const isSlow = cost + FRAME_MS > 34;
        expect(at - (batches[index]?.at ?? 0)).toBeGreaterThanOrEqual(isSlow ? 2 * cost : cost);
      }
    }),
  );
});
