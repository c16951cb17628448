import { allSettled, createEvent, createStore, createWatch, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { createInterval } from './create-poller';
import { pageVisibilityChanged } from '../page';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const switched = createEvent<boolean>();
const $isOn = createStore(false).on(switched, (_, isOn) => isOn);
const { tick } = createInterval({ intervalMs: 1_000, isOn: $isOn });

useFakeClock();

it('interval: ticks while it is on, and leaves no timer; off, it does not tick when the page becomes visible', async () => {
  const scope = fork();
  const onTick = vi.fn();
  createWatch({ unit: tick, fn: onTick, scope });
  await allSettled(switched, { scope, params: true });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onTick).toHaveBeenCalledTimes(3);
  await allSettled(switched, { scope, params: false });
  expect(vi.getTimerCount()).toBe(0);
  await allSettled(pageVisibilityChanged, { scope, params: true });
  expect(onTick).toHaveBeenCalledTimes(3);
});
