import { expect, it } from 'vitest';
import { formatDateTime } from './date-time';

it('date and time: are day, month, year and minute of the local time', () => {
  const text = formatDateTime(new Date(2025, 9, 7, 14, 5, 59).getTime());
  expect(text).toMatch(/2025/);
  expect(text).toMatch(/\b0?7\b/);
  expect(text).toMatch(/\b(14|0?2).05\b/);
  expect(text).not.toMatch(/59/);
});
