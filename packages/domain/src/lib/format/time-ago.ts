import { LANGUAGE } from './language';
import { memoizeOnce } from './memoize-once';
import { MINUTE_MS, HOUR_MS, DAY_MS } from '../../limits/spec';

const formatter = memoizeOnce(() => new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' }));

/** Time from `moment` to `now`, both ms since 1970, in whole units rounded down; 'now' for the future too. */
export const formatTimeAgo = (moment: number, now: number): string => {
  const age = now - moment;
  if (age < MINUTE_MS) return formatter().format(0, 'second');
  if (age < HOUR_MS) return formatter().format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return formatter().format(-Math.floor(age / HOUR_MS), 'hour');
  return formatter().format(-Math.floor(age / DAY_MS), 'day');
};
