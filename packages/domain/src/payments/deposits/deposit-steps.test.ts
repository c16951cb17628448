import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DepositState } from '../deposit-state';
import { depositSteps } from './deposit-steps';

const TIMES = { createdAt: 1, paidAt: null, expiresAt: 9 };

it.each<[DepositState, number | null, readonly string[]]>([
  ['pending', null, ['opened 1', 'not paid -', 'not confirmed -']],
  ['pending', 5, ['opened 1', 'paid 5', 'not confirmed -']],
  ['completed', 5, ['opened 1', 'paid 5', 'confirmed -']],
  ['completed', null, ['opened 1', 'paid -', 'confirmed -']],
  ['expired', null, ['opened 1', 'expired 9']],
  ['failed', null, ['opened 1', 'failed -']],
  ['failed', 5, ['opened 1', 'paid 5', 'failed -']],
  ['cancelled', null, ['opened 1', 'cancelled -']],
  ['unknown', null, ['opened 1']],
])('payment timeline: of a deposit that is %s and was paid at %j', (state, paidAt, steps) => {
  expect(
    depositSteps(state, { ...TIMES, paidAt }).map(
      ({ step, at, isReached }) => `${isReached ? '' : 'not '}${step} ${at ?? '-'}`,
    ),
  ).toEqual(steps);
});

it('payment timeline: starts with the opening, never goes back, and confirms only a completed deposit', () => {
  const time = fc.option(fc.nat(), { nil: null });
  const states: readonly DepositState[] = [
    'pending',
    'expired',
    'completed',
    'failed',
    'cancelled',
    'unknown',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...states), time, time, time, (state, createdAt, paidAt, expiresAt) => {
      const steps = depositSteps(state, { createdAt, paidAt, expiresAt });
      expect(steps[0]).toEqual({ step: 'opened', at: createdAt, isReached: true });
      const reached = steps.map(({ isReached }) => isReached);
      expect(reached).toEqual(reached.toSorted((a, b) => Number(b) - Number(a)));
      expect(new Set(steps.map(({ step }) => step)).size).toBe(steps.length);
      expect(steps.some(({ step, isReached }) => step === 'confirmed' && isReached)).toBe(
        state === 'completed',
      );
      for (const { at, isReached } of steps) if (!isReached) expect(at).toBeNull();
    }),
  );
});
