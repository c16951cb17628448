import { allSettled, createEvent, createStore, createWatch, fork, scopeBind } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCalmReload } from './create-calm-reload';

const loadingChanged = createEvent<boolean>();
const ended = createEvent();
const $isLoading = createStore(false).on(loadingChanged, (_, isLoading) => isLoading);
const reload = createCalmReload({ isLoading: $isLoading, reset: ended });

const setUp = () => {
  const scope = fork();
  const onDue = vi.fn();
  createWatch({ unit: reload.due, fn: onDue, scope });
  const want = scopeBind(reload.wanted, { scope });
  const load = (isLoading: boolean) => allSettled(loadingChanged, { scope, params: isLoading });
  return { scope, onDue, want, load };
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('reads at once for the first reason', () => {
  const { onDue, want } = setUp();
  want();
  expect(onDue).toHaveBeenCalledTimes(1);
});

it('reads once more for all that came within a second, however many', async () => {
  const { onDue, want } = setUp();
  for (let count = 1; count <= 60; count += 1) want();
  await vi.advanceTimersByTimeAsync(999);
  expect(onDue).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(onDue).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onDue).toHaveBeenCalledTimes(2);
});

it('reads once more after a read that was under way, whoever asked for that', async () => {
  const { onDue, want, load } = setUp();
  await load(true);
  want();
  want();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onDue).not.toHaveBeenCalled();
  await load(false);
  expect(onDue).toHaveBeenCalledTimes(1);
});

it('forgets what was wanted with the session', async () => {
  const { scope, onDue, want } = setUp();
  want();
  want();
  await allSettled(ended, { scope });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onDue).toHaveBeenCalledTimes(1);
});
