import {
  $activeNumbers,
  $restrictions,
  $restrictionsError,
  activeNumbersRequested,
  numberStatusFx,
  restrictionsRequested,
} from '@sms/domain';
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

it('the restrictions of a service in a country are kept', async () => {
  const { scope } = await startProduct('ready-to-buy');
  await settle(allSettled(restrictionsRequested, { scope, params: { country: '36', service: 'wa' } }));
  expect(scope.getState($restrictions).get('36')?.get('wa')).toMatchObject({ serviceAvailable: true });
});

it('restrictions that cannot be loaded show their default text', async () => {
  const { scope, world } = await startProduct('ready-to-buy');
  world.flags.faults = [{ operation: 'restrictions', times: 1, spoiling: { status: 400, text: '' } }];
  await settle(allSettled(restrictionsRequested, { scope, params: { country: '36', service: 'wa' } }));
  expect(scope.getState($restrictionsError)).toBe('Failed to fetch restrictions');
});
