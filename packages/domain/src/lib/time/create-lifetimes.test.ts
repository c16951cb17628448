import { allSettled, createEvent, createStore, createWatch, fork, sample } from 'effector';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createLifetimes } from './create-lifetimes';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const setRunning = createEvent<boolean>();
const $isRunning = createStore(true).on(setRunning, (_, is) => is);
const { started, expired } = createLifetimes<string>($isRunning);
const bothStarted = createEvent<number>();
for (const payload of ['a', 'b']) {
  sample({ clock: bothStarted, fn: (afterMs) => [{ payload, afterMs }], target: started });
}

const setUp = () => {
  const scope = fork();
  const ends: [at: number, ...payloads: string[]][] = [];
  const from = Date.now();
  createWatch({ unit: expired, fn: (payloads) => void ends.push([Date.now() - from, ...payloads]), scope });
  return {
    ends,
    start: (payload: string, afterMs: number) =>
      allSettled(started, { scope, params: [{ payload, afterMs }] }),
    setRunning: (params: boolean) => allSettled(setRunning, { scope, params }),
  };
};

useFakeClock();

it.each([
  ['forward', 3_600_000],
  ['back', -3_600_000],
])('lifetimes: waits no longer than its time when the local clock is set %s', async (_, byMs) => {
  const { ends, start } = setUp();
  const from = Date.now();
  await start('a', 4_000);
  vi.advanceTimersByTime(1_000);
  vi.setSystemTime(from + 1_000 + byMs);
  vi.advanceTimersByTime(3_000);
  expect(ends).toMatchObject([[expect.any(Number), 'a']]);
});

const steps = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('start'), fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 50 })),
    fc.tuple(fc.constant('running'), fc.boolean()),
    fc.tuple(fc.constant('wait'), fc.integer({ min: 1, max: 30 })),
  ),
  { maxLength: 30 },
);

it('lifetimes: counts every running millisecond exactly once, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { ends, start, setRunning: run } = setUp();
      const left = new Map<string, number>();
      const expected: [number, string][] = [];
      let [now, isRunning] = [0, true];
      for (const step of [...taken, ['running', true], ['wait', 100]] as const) {
        if (step[0] === 'start') {
          const [, payload, ms] = step;
          left.set(payload, Math.min(left.get(payload) ?? ms, ms));
          await start(payload, ms);
        } else if (step[0] === 'running') {
          [, isRunning] = step;
          await run(isRunning);
        } else {
          for (let ms = 0; ms < step[1]; ms += 1) {
            now += 1;
            for (const [payload, rest] of isRunning ? left : []) {
              if (rest > 1) left.set(payload, rest - 1);
              else left.delete(payload);
              if (rest === 1) expected.push([now, payload]);
            }
          }
          vi.advanceTimersByTime(step[1]);
        }
      }
      const got = ends.flatMap(([at, ...payloads]) => payloads.map((payload) => [at, payload]));
      expect(got.map(String).sort()).toEqual(expected.map(String).sort());
    }),
  );
});
