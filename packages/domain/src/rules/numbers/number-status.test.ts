import { expect, it } from 'vitest';
import {
  NUMBER_STATUS_LABELS,
  newestSmsFirst,
  numberExpiry,
  readNumberStatus,
  remainingLife,
  shownNumberStatus,
} from './number-status';

const boughtAt = Date.parse('2025-10-01T12:00:00.000Z');
const minutes = (count: number) => count * 60_000;
const dates = { purchasedAt: boughtAt, expiresAt: boughtAt + minutes(20) };

it('status labels: are those of the specification', () => {
  expect(NUMBER_STATUS_LABELS).toEqual({
    waiting: 'Waiting for SMS',
    received: 'SMS Received',
    used: 'Completed',
    cancelled: 'Cancelled',
    expired: 'Expired',
  });
});

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

it("number expiry: is the server's, else 20 minutes after purchase, else unknown", () => {
  expect(numberExpiry({ purchasedAt: boughtAt, expiresAt: boughtAt + 5 })).toBe(boughtAt + 5);
  expect(numberExpiry({ purchasedAt: boughtAt, expiresAt: null })).toBe(boughtAt + minutes(20));
  expect(numberExpiry({ purchasedAt: null, expiresAt: null })).toBeNull();
});

it('number expiry: gives the remaining lifetime', () => {
  expect(remainingLife(dates, boughtAt + minutes(4))).toBe(minutes(16));
  expect(remainingLife({ purchasedAt: null, expiresAt: null }, boughtAt)).toBeNull();
});

const shown = (status: string, now: number) => shownNumberStatus({ ...dates, status }, now);

it('shownNumberStatus: shows a waiting number as expired from the exact end of its lifetime', () => {
  expect(shown('waiting', boughtAt + minutes(20) - 1)).toBe('waiting');
  expect(shown('waiting', boughtAt + minutes(20))).toBe('expired');
  expect(shown('something new', boughtAt + minutes(20))).toBe('expired');
});

it.each(['received', 'used', 'cancelled', 'expired'])('shownNumberStatus: leaves %s as it is', (status) => {
  expect(shown(status, boughtAt + minutes(60))).toBe(status);
});

it('shownNumberStatus: does not expire a number of unknown age', () => {
  expect(shownNumberStatus({ status: 'waiting', purchasedAt: null, expiresAt: null }, boughtAt)).toBe(
    'waiting',
  );
});
