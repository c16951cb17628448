import { expect, it } from 'vitest';
import { formatClockTime } from './date-time';

it('clock time: is hour, minute and second of the local time, without a day', () => {
  const text = formatClockTime(new Date(2025, 9, 7, 14, 5, 9).getTime());
  expect(text).toMatch(/\b(14|0?2).05.09\b/);
  expect(text).not.toMatch(/2025/);
});
