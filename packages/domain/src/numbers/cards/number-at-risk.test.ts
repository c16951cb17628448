import { expect, it } from 'vitest';
import { aNumber, NOON } from '../../testing/fixtures/a-number';
import { NO_NUMBERS, updateNumbers } from '../list/numbers-model';
import { firstToEnd } from './number-at-risk';

const rows = [
  aNumber({ id: 'later', activationId: 'a1', expiresAt: NOON + 2 }),
  aNumber({ id: 'first', activationId: 'a2', expiresAt: NOON + 1 }),
  aNumber({ id: 'unknown', activationId: 'a3', expiresAt: null, purchasedAt: null }),
];
const numbers = updateNumbers(NO_NUMBERS, { kind: 'listed', rows, total: 3, at: NOON, now: NOON });

it.each([
  [['later', 'first', 'unknown'], { id: 'first', endsAt: NOON + 1 }],
  [['later'], { id: 'later', endsAt: NOON + 2 }],
  [['unknown', 'gone'], null],
  [[], null],
])('number at risk: of %j, the one that ends first', (waitingIds, expected) => {
  expect(firstToEnd(numbers, waitingIds)).toEqual(expected);
});
