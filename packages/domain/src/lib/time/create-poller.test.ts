import { allSettled, createEvent, createStore, createWatch, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { createPoller } from './create-poller';
import { pageVisibilityChanged, wentOffline, wentOnline } from '../page';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const switched = createEvent<boolean>();
const $isOn = createStore(false).on(switched, (_, isOn) => isOn);
const workChanged = createEvent<boolean>();
const $isBusy = createStore(false).on(workChanged, (_, isBusy) => isBusy);
const served = createEvent();
const { tick } = createPoller({
  intervalMs: 10_000,
  isOn: $isOn,
  isBusy: $isBusy,
  polledElsewhere: served,
});

/** Switches the poller on, and counts how often it is due. */
const setUp = async () => {
  const scope = fork();
  const onTick = vi.fn();
  createWatch({ unit: tick, fn: onTick, scope });
  await allSettled(switched, { scope, params: true });
  return { scope, onTick };
};

useFakeClock();

it.each([
  [
    'the page is hidden',
    pageVisibilityChanged.prepend(() => false),
    pageVisibilityChanged.prepend(() => true),
  ],
  ['the browser is offline', wentOffline, wentOnline],
])('poller: pauses while %s and ticks once afterwards', async (_, paused, resumed) => {
  const { scope, onTick } = await setUp();
  await allSettled(paused, { scope });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onTick).not.toHaveBeenCalled();

  await allSettled(resumed, { scope });
  expect(onTick).toHaveBeenCalledTimes(1);
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
