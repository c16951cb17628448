import { allSettled, createEvent, createStore, createWatch, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { createInterval, createPoller } from './create-poller';
import { pageVisibilityChanged, wentOffline, wentOnline } from '../page';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const switched = createEvent<boolean>();
const $isOn = createStore(false).on(switched, (_, isOn) => isOn);
const served = createEvent();
const { tick } = createPoller({
  intervalMs: 10_000,
  isOn: $isOn,
  polledElsewhere: served,
});

const interval = createInterval({ intervalMs: 1_000, isOn: $isOn });

/** Switches on, and counts how often it is due. */
const setUp = async (unit = tick) => {
  const scope = fork();
  const onTick = vi.fn();
  createWatch({ unit, fn: onTick, scope });
  await allSettled(switched, { scope, params: true });
  return { scope, onTick };
};

useFakeClock();

it('poller: pauses while the page is hidden and ticks once afterwards', async () => {
  const { scope, onTick } = await setUp();
  await allSettled(pageVisibilityChanged, { scope, params: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onTick).not.toHaveBeenCalled();

  await allSettled(pageVisibilityChanged, { scope, params: true });
  expect(onTick).toHaveBeenCalledTimes(1);
});

it('poller: goes on while the browser says that it is offline, and ticks at once when it is online', async () => {
  const { scope, onTick } = await setUp();
  await allSettled(wentOffline, { scope });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onTick).toHaveBeenCalledTimes(1);
  await allSettled(wentOnline, { scope });
  expect(onTick).toHaveBeenCalledTimes(2);
});

it('poller: leaves the work to another tab and continues when that one stops', async () => {
  const { scope, onTick } = await setUp();
  for (let count = 0; count < 5; count += 1) {
    await vi.advanceTimersByTimeAsync(9_500);
    await allSettled(served, { scope });
  }
  await allSettled(pageVisibilityChanged, { scope, params: true });
  expect(onTick).not.toHaveBeenCalled();
  // The other tab last did the work after 47.5 s, which lasts for 15 s; ticks come every 10 s.
  await vi.advanceTimersByTimeAsync(22_000);
  expect(onTick).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onTick).toHaveBeenCalledTimes(1);
});

it('interval: ticks while it is on; off, it does not tick when the page becomes visible, and on again no faster', async () => {
  const { scope, onTick } = await setUp(interval.tick);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onTick).toHaveBeenCalledTimes(3);
  await allSettled(switched, { scope, params: false });
  await allSettled(pageVisibilityChanged, { scope, params: true });
  expect(onTick).toHaveBeenCalledTimes(3);
  await allSettled(switched, { scope, params: true });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onTick).toHaveBeenCalledTimes(6);
});
