import { expect, it } from 'vitest';
import { formatTimeAgo } from './time-ago';

const NOW = Date.UTC(2026, 2, 2, 12);
const MINUTE = 60_000;

it.each([
  [-60 * MINUTE, 'now'],
  [MINUTE - 1, 'now'],
  [MINUTE, '1 minute ago'],
  [60 * MINUTE, '1 hour ago'],
  [24 * 60 * MINUTE - 1, '23 hours ago'],
  [24 * 60 * MINUTE, 'yesterday'],
  [9 * 24 * 60 * MINUTE, '9 days ago'],
])('time ago: %d ms earlier is "%s"', (age, text) => {
  expect(formatTimeAgo(NOW - age, NOW)).toBe(text);
});

it('time ago: counts days by the calendar, as the lists do', () => {
  const night = new Date(2026, 2, 2, 0, 5).getTime();
  expect(formatTimeAgo(new Date(2026, 1, 28, 23, 55).getTime(), night)).toBe('2 days ago');
  expect(formatTimeAgo(new Date(2026, 2, 1, 0, 0).getTime(), night)).toBe('yesterday');
});
