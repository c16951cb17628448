import { DAY_MS } from '../../limits/spec';
import { createLocalFormatter, formatDate, formatDateTime, formatTime } from './date-time';

/** Days are the user's own, written YYYY-MM-DD, so that they sort and compare as text. */

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The user's day at a moment, YYYY-MM-DD. `moment` in ms since 1970. */
export const localDay = (moment: number): string => {
  const date = new Date(moment);
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
};

/** Noon of the day so many days later, in ms since 1970: noon exists on every day of every zone. */
const noonOf = (day: string, days = 0): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + days, 12).getTime();
};

/** The day some days after a day, or before it where `days` is negative. */
export const shiftDay = (day: string, days: number): string => localDay(noonOf(day, days));

/** Days from a day to a later one. */
export const daysBetween = (day: string, later: string): number =>
  // With a change of the clocks in between they are an hour longer or shorter.
  Math.round((noonOf(later) - noonOf(day)) / DAY_MS);

/** Time until the next day, in ms. `moment` in ms since 1970. */
export const msToNextDay = (moment: number): number => {
  const date = new Date(moment);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime() - moment;
};

const longDay = createLocalFormatter({ dateStyle: 'full' });
const shortDay = createLocalFormatter({ month: 'short', day: 'numeric' });

const relativeDay = (day: string, today: string, format: (day: string) => string): string => {
  if (day === today) return 'Today';
  return day === shiftDay(today, -1) ? 'Yesterday' : format(day);
};

/** Heading of a day: 'Today', 'Yesterday', else the date in full. */
export const dayHeading = (day: string, today: string): string =>
  relativeDay(day, today, (other) => longDay(noonOf(other)));

const longMonth = createLocalFormatter({ month: 'long', year: 'numeric' });

/** The month of a day, YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** A month in full, for example 'March 2026'. `month`: YYYY-MM. */
export const formatMonth = (month: string): string => longMonth(noonOf(`${month}-01`));

/** A day in few letters, for example 'Mar 2'. */
export const formatShortDay = (day: string): string => shortDay(noonOf(day));

export interface ListedMoment {
  /** Heading of its day: 'Today', 'Yesterday', else the date in full. */
  readonly day: string;
  /** The same in few letters, with the year where it is another one. */
  readonly shortDay: string;
  readonly time: string | undefined;
  readonly date: string | undefined;
}

/** Texts of a moment in a list. `moment` in ms since 1970, null while unknown. */
export const listedMoment = (moment: number | null, today: string): ListedMoment => {
  if (moment === null) return { day: 'Date unknown', shortDay: 'Unknown', time: undefined, date: undefined };
  const day = localDay(moment);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return {
    day: dayHeading(day, today),
    shortDay: relativeDay(day, today, () => (isThisYear ? formatShortDay(day) : formatDate(moment))),
    time: formatTime(moment),
    date: formatDateTime(moment),
  };
};
