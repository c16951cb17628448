import { allSettled, createEvent, createWatch, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { createTimer } from './create-timer';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const fired = createEvent();
const setTimerFx = createTimer(fired);

const setUp = () => {
  const scope = fork();
  const onFired = vi.fn();
  createWatch({ unit: fired, fn: onFired, scope });
  return { onFired, set: (afterMs: number) => allSettled(setTimerFx, { scope, params: afterMs }) };
};

useFakeClock();

it('timer: fires once, at the time it was last set to, with one timer', async () => {
  const { onFired, set } = setUp();
  for (let count = 1; count <= 100; count += 1) await set(1_000 * count);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(99_999);
  expect(onFired).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onFired).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(600_000);
  expect(onFired).toHaveBeenCalledTimes(1);
});
