import { $activeNumbers, activeNumbersScreen } from '@sms/domain/numbers';
import { $toasts } from '@sms/domain/lib';
import { ACTIVE_NUMBERS_POLLING_MS, POLLS_PER_FURTHER_SMS } from '@sms/domain/limits';
import { useFakeClock } from '@sms/domain/testing';
import { expect, it, vi } from 'vitest';
import { START_TIME, startProduct } from '../start-product';

useFakeClock(START_TIME);

it("the card shows the second SMS of a number, which the real server's list does not include", async () => {
  const { scope, world, fire } = await startProduct('two-sms');
  fire(activeNumbersScreen.toggled, true);
  await vi.advanceTimersByTimeAsync(1_000);
  world.advance(world.clock.now() + 3_000);
  const code = () => scope.getState($activeNumbers)?.[0]?.smsCode;
  await vi.advanceTimersByTimeAsync(POLLS_PER_FURTHER_SMS * ACTIVE_NUMBERS_POLLING_MS - 2_000);
  expect(code()).toBe('482913');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(code()).toBe('771406');
  // Also without live updates.
  expect(scope.getState($toasts).map(({ text }) => text)).toContain('SMS received: 771406');
});
