import { expect, it } from 'vitest';
import { formatDateTime } from '../lib/format/date-time';
import { lastVisitNote, summarizeVisit } from './visit-summary';

const NOON = Date.UTC(2026, 2, 2, 12);
const MINUTE = 60_000;

const SEEN = `Last connected ${formatDateTime(NOON - 3 * MINUTE)}`;

const number = (status: string, expiresAt: number | null) => ({ status, expiresAt, purchasedAt: null });

it('last visit: counts active numbers and takes the last expiry by the local clock', () => {
  const numbers = [
    number('waiting', NOON + 5 * MINUTE),
    number('received', NOON + 9 * MINUTE),
    number('cancelled', NOON + 15 * MINUTE),
    number('waiting', null),
  ];
  expect(summarizeVisit(numbers, NOON, 2 * MINUTE)).toEqual({
    at: NOON,
    active: 3,
    lastsUntil: NOON + 7 * MINUTE,
  });
});

it.each([
  ['without numbers', []],
  ['with numbers of unknown expiry', [number('waiting', null), number('received', null)]],
])('last visit: has no end %s', (_, numbers) => {
  expect(summarizeVisit(numbers, NOON, 0).lastsUntil).toBeNull();
});

it.each([
  [0, null, ', with no active numbers.'],
  [2, null, ', with 2 active numbers.'],
  [1, NOON, ', with 1 active number. It has expired since.'],
  [2, NOON - 1, ', with 2 active numbers. They have expired since.'],
  [1, NOON + MINUTE, `, with 1 active number. It expires ${formatDateTime(NOON + MINUTE)}.`],
  [2, NOON + MINUTE, `, with 2 active numbers. The last one expires ${formatDateTime(NOON + MINUTE)}.`],
])('last visit: %d numbers that last until %s read "%s"', (active, lastsUntil, note) => {
  expect(lastVisitNote({ at: NOON - 3 * MINUTE, active, lastsUntil }, NOON)).toBe(SEEN + note);
});
