import { allSettled, fork, type Scope } from 'effector';
import { expect, it, vi } from 'vitest';

import {
  $toasts,
  toastDismissed,
  toastRequested,
  toastsRequested,
  toastsOutdated,
  toastsShown,
  toastsPaused,
  toastsResumed,
  type ToastRequest,
} from './toasts';
import { useFakeClock } from '../../testing/harness/use-fake-clock';

useFakeClock();

const request = (scope: Scope, params: ToastRequest) => allSettled(toastRequested, { scope, params });

/** Every toast was painted, as the view reports it. */
const paint = (scope: Scope) =>
  allSettled(toastsShown, { scope, params: scope.getState($toasts).map(({ id }) => id) });

const show = async (scope: Scope, params: ToastRequest) => {
  await request(scope, params);
  await paint(scope);
};

const textsIn = (scope: Scope) => scope.getState($toasts).map(({ text }) => text);

it.each([
  [{ tone: 'success' }, 2_000],
  [{ tone: 'error' }, 4_000],
  [{ tone: 'info' }, 4_000],
  [{ tone: 'loading' }, 8_000],
  [{ tone: 'success', durationMs: 6_000 }, 6_000],
] as const)('toast duration: request %j: %i ms', async (request, durationMs) => {
  const scope = fork();
  await show(scope, { ...request, text: 'x' });
  vi.advanceTimersByTime(durationMs - 1);
  expect(textsIn(scope)).toEqual(['x']);
  vi.advanceTimersByTime(1);
  expect(textsIn(scope)).toEqual([]);
});

const info = (text: string): ToastRequest => ({ tone: 'info', text });
const expectAfter = (scope: Scope, ms: number, texts: readonly string[]) => {
  vi.advanceTimersByTime(ms);
  expect(textsIn(scope)).toEqual(texts);
};

it('toast timer: starts when the toast was painted', async () => {
  const scope = fork();
  await request(scope, info('x'));
  expectAfter(scope, 60_000, ['x']);
  await paint(scope);
  expectAfter(scope, 3_999, ['x']);
  expectAfter(scope, 1, []);
});

it('toast timer: stops while toasts are paused, and continues afterwards', async () => {
  const scope = fork();
  await show(scope, info('a'));
  vi.advanceTimersByTime(1_000);
  await allSettled(toastsPaused, { scope });
  vi.advanceTimersByTime(30_000);
  await show(scope, info('b'));
  expectAfter(scope, 30_000, ['a', 'b']);
  await allSettled(toastsResumed, { scope });
  expectAfter(scope, 2_999, ['a', 'b']);
  expectAfter(scope, 1, ['b']);
  expectAfter(scope, 1_000, []);
});

it('toasts: stay the same, so that nothing is drawn, when none comes or goes', async () => {
  const scope = fork();
  await show(scope, { tone: 'info', text: 'x' });
  const before = scope.getState($toasts);
  await allSettled(toastsRequested, { scope, params: [] });
  await allSettled(toastsOutdated, { scope, params: ['y'] });
  await allSettled(toastDismissed, { scope, params: 'unknown' });
  expect(scope.getState($toasts)).toBe(before);
});

it('toasts: the newest 20 are kept', async () => {
  const scope = fork();
  for (let count = 1; count <= 21; count += 1) await show(scope, { tone: 'info', text: `${count}` });
  expect(textsIn(scope)).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 2}`));
});
