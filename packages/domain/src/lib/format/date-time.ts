import { MINUTE_MS } from '../../limits/spec';
import { LANGUAGE } from './language';
import { memoizeOnce } from './memoize-once';

/**
 * A formatter of moments, in ms since 1970, in the user's time zone at the moment of the call. One of the
 * browser's keeps the zone that it was made in, while `Date` follows the user on a flight: so it is made for
 * UTC, and gets what the user's clock reads.
 */
export const createLocalFormatter = (options: Intl.DateTimeFormatOptions): ((moment: number) => string) => {
  const formatter = memoizeOnce(() => new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC' }));
  return (moment) => formatter().format(moment - new Date(moment).getTimezoneOffset() * MINUTE_MS);
};

/** A moment in the user's time zone, to the minute. `moment` in ms since 1970. */
export const formatDateTime = createLocalFormatter({ dateStyle: 'medium', timeStyle: 'short' });

/** The day of a moment in the user's time zone. `moment` in ms since 1970. */
export const formatDate = createLocalFormatter({ dateStyle: 'medium' });

/** A moment of the day in the user's time zone, to the minute. `moment` in ms since 1970. */
export const formatTime = createLocalFormatter({ timeStyle: 'short' });

/** A moment of the day in the user's time zone, to the second. `moment` in ms since 1970. */
export const formatClockTime = createLocalFormatter({ timeStyle: 'medium' });
