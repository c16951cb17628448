import { $activeNumbers, activeNumbersRequested, numberStatusFx } from '@sms/domain';
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProduct } from '../test-kit/start-product';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Advances the time until some work has finished. */
const settle = async (work: Promise<unknown>) => {
  await vi.advanceTimersByTimeAsync(10_000);
  await work;
};

it('the status of a number brings its SMS, without a live connection', async () => {
  const { scope, world } = await startProduct('sms-arrives');
  await settle(allSettled(activeNumbersRequested, { scope }));
  world.advance(world.clock.now() + 3_000);
  const [number] = scope.getState($activeNumbers) ?? [];
  await settle(allSettled(numberStatusFx, { scope, params: { params: { id: number?.id ?? '' } } }));
  expect(scope.getState($activeNumbers)?.[0]).toMatchObject({ status: 'received', smsCode: '482913' });
});
