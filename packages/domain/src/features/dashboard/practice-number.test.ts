import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { createTestScope, useFakeClock } from '../../testing';
import { $activeNumbers } from '../numbers/list/active-numbers';
import { $practiceNumber, practiceCopyClicked, practiceNumberScreen } from './practice-number';

useFakeClock();

it('practice number: receives a code after 5 s, is copied, and makes no call', async () => {
  const copied: string[] = [];
  const { scope, client } = createTestScope({
    ports: { copyText: (text) => void copied.push(text) },
  });
  await allSettled(practiceNumberScreen.toggled, { scope, params: true });
  await vi.advanceTimersByTimeAsync(4_900);
  expect(scope.getState($practiceNumber).code).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(scope.getState($practiceNumber).code).toBe('482913');
  await allSettled(practiceCopyClicked, { scope, params: 'phone' });
  await allSettled(practiceCopyClicked, { scope, params: 'code' });
  expect(copied).toEqual(['+12025550143', '482913']);
  expect(scope.getState($practiceNumber).copied).toBe('code');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(scope.getState($practiceNumber).copied).toBeNull();
  await allSettled(practiceNumberScreen.toggled, { scope, params: false });
  expect(scope.getState($practiceNumber).code).toBeNull();
  expect(client.made).toEqual([]);
  expect(scope.getState($activeNumbers)).toBeNull();
});
