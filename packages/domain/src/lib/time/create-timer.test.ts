import { allSettled, createEvent, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTimer } from './create-timer';

const rang = createEvent();
const setAlarmFx = createTimer(rang);

const setUp = () => {
  const scope = fork();
  const onRing = vi.fn();
  createWatch({ unit: rang, fn: onRing, scope });
  return { onRing, set: (afterMs: number) => allSettled(setAlarmFx, { scope, params: afterMs }) };
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('rings once, at the time it was set to last, with one timer', async () => {
  const { onRing, set } = setUp();
  for (let count = 1; count <= 100; count += 1) await set(1_000 * count);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(99_999);
  expect(onRing).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onRing).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(600_000);
  expect(onRing).toHaveBeenCalledTimes(1);
});

it('is cancelled by Infinity, and waits 24 days at most', async () => {
  const { onRing, set } = setUp();
  await set(1_000);
  await set(Infinity);
  expect(vi.getTimerCount()).toBe(0);
  await set(Number.MAX_SAFE_INTEGER);
  vi.advanceTimersByTime(1_000);
  expect(onRing).not.toHaveBeenCalled();
});
