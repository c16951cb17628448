import { expect, it } from 'vitest';
import { formatClockTime, formatDate, formatDateTime, formatTime } from './date-time';

it('date and time: are day, month, year and minute of the local time', () => {
  const text = formatDateTime(new Date(2025, 9, 7, 14, 5, 59).getTime());
  expect(text).toMatch(/2025/);
  expect(text).toMatch(/\b0?7\b/);
  expect(text).toMatch(/\b(14|0?2).05\b/);
  expect(text).not.toMatch(/59/);
});

it('clock time: is hour, minute and second of the local time, without a day', () => {
  const text = formatClockTime(new Date(2025, 9, 7, 14, 5, 9).getTime());
  expect(text).toMatch(/\b(14|0?2).05.09\b/);
  expect(text).not.toMatch(/2025/);
});

it('date, and time: are the two parts of date and time', () => {
  const moment = new Date(2025, 9, 7, 14, 5, 59).getTime();
  expect(formatDateTime(moment)).toContain(formatDate(moment));
  expect(formatDateTime(moment)).toContain(formatTime(moment));
  expect(formatTime(moment)).not.toMatch(/2025|59/);
});
