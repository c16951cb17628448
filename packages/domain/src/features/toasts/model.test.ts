import { allSettled, createEvent, fork, sample, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $toastDurations, $toasts, toastDismissed, toastRequested, type ToastRequest } from './model';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const show = (scope: Scope, params: ToastRequest) => allSettled(toastRequested, { scope, params });

const textsIn = (scope: Scope) => scope.getState($toasts).map(({ text }) => text);

describe('durations', () => {
  it.each([
    ['short', 'success', 2_000],
    ['short', 'error', 4_000],
    ['short', 'info', 4_000],
    ['short', 'loading', 8_000],
    ['long', 'success', 3_000],
    ['long', 'error', 6_000],
  ] as const)('set %s, tone %s: %i ms', async (set, tone, durationMs) => {
    const scope = fork({ values: [[$toastDurations, set]] });
    await show(scope, { tone, text: 'x' });
    vi.advanceTimersByTime(durationMs - 1);
    expect(textsIn(scope)).toEqual(['x']);
    vi.advanceTimersByTime(1);
    expect(textsIn(scope)).toEqual([]);
  });

  it('takes the one of the request', async () => {
    const scope = fork();
    await show(scope, { tone: 'success', text: 'x', durationMs: 6_000 });
    vi.advanceTimersByTime(5_999);
    expect(textsIn(scope)).toEqual(['x']);
    vi.advanceTimersByTime(1);
    expect(textsIn(scope)).toEqual([]);
  });
});

it('keeps the newest 20', async () => {
  const scope = fork();
  for (let count = 1; count <= 21; count += 1) await show(scope, { tone: 'info', text: `${count}` });
  expect(textsIn(scope)).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 2}`));
});

it('takes away only the toast that was closed', async () => {
  const scope = fork();
  await show(scope, { tone: 'info', text: 'a' });
  await show(scope, { tone: 'info', text: 'b' });
  const [first] = scope.getState($toasts);
  await allSettled(toastDismissed, { scope, params: first?.id ?? '' });
  expect(textsIn(scope)).toEqual(['b']);
});

it('gives ids of their own to toasts requested by one event', async () => {
  const happened = createEvent();
  for (const text of ['a', 'b']) {
    sample({ clock: happened, fn: (): ToastRequest => ({ tone: 'info', text }), target: toastRequested });
  }
  const scope = fork();
  await allSettled(happened, { scope });
  expect(new Set(scope.getState($toasts).map(({ id }) => id)).size).toBe(2);
});
