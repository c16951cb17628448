import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { createInterval } from './create-interval';
import { countTicks, createSwitch } from '../../testing/harness/count-ticks';
import { pageVisibilityChanged, wentOffline, wentOnline } from '../page';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const { switched, $isOn } = createSwitch();
const { tick } = createInterval({ intervalMs: 1_000, isOn: $isOn });

const setUp = () => countTicks(switched, tick);

useFakeClock();

it('interval: ticks while it is on, and leaves no timer; off, it does not tick when the page becomes visible', async () => {
  const { scope, onTick } = await setUp();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onTick).toHaveBeenCalledTimes(3);
  await allSettled(switched, { scope, params: false });
  expect(vi.getTimerCount()).toBe(0);
  await allSettled(pageVisibilityChanged, { scope, params: true });
  expect(onTick).toHaveBeenCalledTimes(3);
});

it('interval: continues offline, and does not tick when the network is back', async () => {
  const { scope, onTick } = await setUp();
  await allSettled(wentOffline, { scope });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onTick).toHaveBeenCalledTimes(3);
  await allSettled(wentOnline, { scope });
  expect(onTick).toHaveBeenCalledTimes(3);
});
