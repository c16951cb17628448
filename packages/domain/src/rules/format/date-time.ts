import { memoizeOnce } from './memoize-once';

const dateTimeFormatter = memoizeOnce(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** A moment in the user's locale and time zone, to the minute. `moment` in ms since 1970. */
export const formatDateTime = (moment: number): string => dateTimeFormatter().format(moment);

const clockTimeFormatter = memoizeOnce(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' }));

/** A moment of the day in the user's locale and time zone, to the second. `moment` in ms since 1970. */
export const formatClockTime = (moment: number): string => clockTimeFormatter().format(moment);
