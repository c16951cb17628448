import { allSettled, createEvent, createStore } from 'effector';
import { expect, it, vi } from 'vitest';
import { createPoller } from './create-poller';
import { countTicks, createSwitch } from '../../testing/harness/count-ticks';
import { pageVisibilityChanged, wentOffline, wentOnline } from '../page';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

const { switched, $isOn } = createSwitch();
const workChanged = createEvent<boolean>();
const $isBusy = createStore(false).on(workChanged, (_, isBusy) => isBusy);
const served = createEvent();
const { tick: due } = createPoller({
  intervalMs: 10_000,
  isOn: $isOn,
  isBusy: $isBusy,
  polledElsewhere: served,
});

const setUp = () => countTicks(switched, due);

useFakeClock();

it('poller: ticks at each interval while it is on', async () => {
  const { scope, onTick: onDue } = await setUp();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onDue).toHaveBeenCalledTimes(3);

  await allSettled(switched, { scope, params: false });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onDue).toHaveBeenCalledTimes(3);
});

it('poller: skips ticks while busy', async () => {
  const { scope, onTick: onDue } = await setUp();
  await allSettled(workChanged, { scope, params: true });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onDue).not.toHaveBeenCalled();
});

it('poller: pauses while the page is hidden and ticks once when it is visible again', async () => {
  const { scope, onTick: onDue } = await setUp();
  await allSettled(pageVisibilityChanged, { scope, params: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onDue).not.toHaveBeenCalled();

  await allSettled(pageVisibilityChanged, { scope, params: true });
  expect(onDue).toHaveBeenCalledTimes(1);
});

it('poller: pauses while offline and ticks once when the network is back', async () => {
  const { scope, onTick: onDue } = await setUp();
  await allSettled(wentOffline, { scope });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onDue).not.toHaveBeenCalled();

  await allSettled(wentOnline, { scope });
  expect(onDue).toHaveBeenCalledTimes(1);
});

it('poller: keeps scopes apart', async () => {
  const { onTick: onDue } = await setUp();
  const other = await setUp();
  await allSettled(switched, { scope: other.scope, params: false });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onDue).toHaveBeenCalledTimes(1);
  expect(other.onTick).not.toHaveBeenCalled();
});

it('poller: leaves the work to another tab and continues when that one stops', async () => {
  const { scope, onTick: onDue } = await setUp();
  for (let count = 0; count < 5; count += 1) {
    await vi.advanceTimersByTimeAsync(9_500);
    await allSettled(served, { scope });
  }
  await allSettled(pageVisibilityChanged, { scope, params: true });
  expect(onDue).not.toHaveBeenCalled();
  // The other tab last did the work after 47.5 s, which lasts for 15 s; ticks come every 10 s.
  await vi.advanceTimersByTimeAsync(22_000);
  expect(onDue).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onDue).toHaveBeenCalledTimes(1);
});

it('poller: ticks once when the network is back, although another tab does the work', async () => {
  const { scope, onTick: onDue } = await setUp();
  await allSettled(served, { scope });
  await allSettled(wentOnline, { scope });
  expect(onDue).toHaveBeenCalledTimes(1);
  await allSettled(served, { scope });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(onDue).toHaveBeenCalledTimes(1);
});

it('poller: lets the other tab go first after a time in which neither could work', async () => {
  const { scope, onTick: onDue } = await setUp();
  await allSettled(served, { scope });
  await allSettled(workChanged, { scope, params: true });
  await vi.advanceTimersByTimeAsync(58_000);
  await allSettled(workChanged, { scope, params: false });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(onDue).not.toHaveBeenCalled();

  await allSettled(served, { scope });
  await vi.advanceTimersByTimeAsync(22_000);
  expect(onDue).toHaveBeenCalledTimes(1);
});
