import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  listedMoment,
  dayHeading,
  formatMonth,
  formatShortDay,
  localDay,
  monthOf,
  msToNextDay,
  shiftDay,
} from './local-day';

const moments = fc.date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });

it('local day: follows the calendar of the user', () => {
  expect(localDay(new Date(2026, 2, 2, 0, 0).getTime())).toBe('2026-03-02');
  expect(localDay(new Date(2026, 2, 2, 23, 59).getTime())).toBe('2026-03-02');
});

it('local day: is followed by the next one, over any number of days and clock changes', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: -400, max: 400 }), (moment, days) => {
      const day = localDay(moment.getTime());
      expect(shiftDay(shiftDay(day, days), -days)).toBe(day);
      expect(shiftDay(day, days) < day).toBe(days < 0);
    }),
  );
});

it('local day: lasts until the next one begins', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const now = moment.getTime();
      const next = now + msToNextDay(now);
      expect(localDay(next)).toBe(shiftDay(localDay(now), 1));
      expect(localDay(next - 1)).toBe(localDay(now));
    }),
  );
});

it("day heading: is 'Today', 'Yesterday' or the date", () => {
  expect(dayHeading('2026-03-02', '2026-03-02')).toBe('Today');
  expect(dayHeading('2026-02-28', '2026-03-01')).toBe('Yesterday');
  expect(dayHeading('2026-02-27', '2026-03-01')).toBe('Friday, February 27, 2026');
  expect(formatShortDay('2026-02-27')).toBe('Feb 27');
  expect(formatMonth(monthOf('2026-02-27'))).toBe('February 2026');
});

it('listed moment: has its day in full and in few letters, with the year of another one', () => {
  const at = (year: number, month: number, day: number) =>
    listedMoment(new Date(year, month - 1, day, 9, 5).getTime(), '2026-03-01');
  const time = expect.stringMatching(/9.05/) as string;
  expect(at(2026, 2, 28)).toMatchObject({ day: 'Yesterday', shortDay: 'Yesterday', time });
  expect(at(2026, 2, 27)).toMatchObject({ day: 'Friday, February 27, 2026', shortDay: 'Feb 27', time });
  expect(at(2025, 12, 31)).toMatchObject({
    shortDay: 'Dec 31, 2025',
    date: expect.stringContaining('2025') as string,
  });
  expect(listedMoment(null, '2026-03-01')).toEqual({ day: 'Date unknown', shortDay: 'Unknown' });
});
