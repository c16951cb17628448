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
