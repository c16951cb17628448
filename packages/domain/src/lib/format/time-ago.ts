import { LANGUAGE } from './language';
import { daysBetween, localDay } from './local-day';
import { memoizeOnce } from './memoize-once';
import { MINUTE_MS, HOUR_MS, DAY_MS } from '../../limits/spec';

const formatter = memoizeOnce(() => new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' }));

/**
 * Time from `moment` to `now`, both ms since 1970, in whole units rounded down; 'now' for the future too.
 * From a day on in days of the user's calendar: 'yesterday' is the day before today.
 */
export const formatTimeAgo = (moment: number, now: number): string => {
  const age = now - moment;
  if (age < MINUTE_MS) return formatter().format(0, 'second');
  if (age < HOUR_MS) return formatter().format(-Math.floor(age / MINUTE_MS), 'minute');
  const days = daysBetween(localDay(moment), localDay(now));
  if (age < DAY_MS || days === 0) return formatter().format(-Math.floor(age / HOUR_MS), 'hour');
  return formatter().format(-days, 'day');
};
