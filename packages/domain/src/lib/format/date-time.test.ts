import { expect, it, onTestFinished, vi } from 'vitest';
import { formatClockTime, formatDate, formatDateTime, formatTime } from './date-time';
import { dayHeading, localDay } from './local-day';

/** Browsers separate the time from 'PM' by a narrow space that does not break. */
const plain = (text: string): string => text.replaceAll('\u202f', ' ');

const moment = new Date(2025, 9, 7, 14, 5, 9).getTime();

it("date and time: are in English, in the user's time zone", () => {
  expect(plain(formatDateTime(moment))).toBe('Oct 7, 2025, 2:05 PM');
  expect(formatDate(moment)).toBe('Oct 7, 2025');
  expect(plain(formatTime(moment))).toBe('2:05 PM');
  expect(plain(formatClockTime(moment))).toBe('2:05:09 PM');
});

it('date and time: follow the user into another time zone, their day too', () => {
  // A stub of the last test would reach what the worker's next file computes while it loads.
  onTestFinished(() => void vi.unstubAllEnvs());
  const arrival = Date.UTC(2026, 10, 26, 5, 32);
  const reads = (zone: string) => {
    vi.stubEnv('TZ', zone);
    return [plain(formatDateTime(arrival)), dayHeading(localDay(arrival), '2020-01-01')];
  };
  expect(reads('Africa/Lagos')).toEqual(['Nov 26, 2026, 6:32 AM', 'Thursday, November 26, 2026']);
  expect(reads('America/Los_Angeles')).toEqual(['Nov 25, 2026, 9:32 PM', 'Wednesday, November 25, 2026']);
  expect(reads('Asia/Kathmandu')).toEqual(['Nov 26, 2026, 11:17 AM', 'Thursday, November 26, 2026']);
});
