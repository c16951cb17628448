import { expect, it } from 'vitest';
import { newestSmsFirst, readNumberStatus, shownNumberStatus } from './number-status';

const boughtAt = Date.parse('2025-10-01T12:00:00.000Z');
const minutes = (count: number) => count * 60_000;
const dates = { purchasedAt: boughtAt, expiresAt: boughtAt + minutes(20) };

it.each(['', 'pending', 'WAITING', 'constructor'])(
  'number status: the unknown status %j counts as waiting',
  (status) => {
    expect(readNumberStatus(status)).toBe('waiting');
  },
);

it('newest SMS first: received before waiting, the rest in the order of the list', () => {
  const list = [
    { id: 1, status: 'waiting' },
    { id: 2, status: 'received', receivedAt: 100 },
    { id: 3, status: 'received', receivedAt: 200 },
    { id: 4, status: 'waiting', receivedAt: null },
  ];
  expect(list.toSorted(newestSmsFirst).map(({ id }) => id)).toEqual([3, 2, 1, 4]);
});

it.each([
  ['waiting', minutes(20) - 1, 'waiting'],
  ['waiting', minutes(20), 'expired'],
  ['something new', minutes(20), 'expired'],
  ['received', minutes(60), 'received'],
  ['cancelled', minutes(60), 'cancelled'],
])('shownNumberStatus: %s, %d ms after the purchase, is %s', (status, ageMs, shown) => {
  expect(shownNumberStatus({ ...dates, status }, boughtAt + ageMs)).toBe(shown);
});

it('shownNumberStatus: does not expire a number of unknown age', () => {
  const undated = { status: 'waiting', purchasedAt: null, expiresAt: null };
  expect(shownNumberStatus(undated, boughtAt)).toBe('waiting');
});
