import { memoizeOnce } from './memoize-once';

const dateTimeFormatter = memoizeOnce(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** A moment in the user's locale and time zone, to the minute. `moment` in ms since 1970. */
export const formatDateTime = (moment: number): string => dateTimeFormatter().format(moment);

const dateFormatter = memoizeOnce(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }));

/** The day of a moment in the user's locale and time zone. `moment` in ms since 1970. */
export const formatDate = (moment: number): string => dateFormatter().format(moment);

const timeFormatter = memoizeOnce(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }));

/** A moment of the day in the user's locale and time zone, to the minute. `moment` in ms since 1970. */
export const formatTime = (moment: number): string => timeFormatter().format(moment);

const clockTimeFormatter = memoizeOnce(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' }));

/** A moment of the day in the user's locale and time zone, to the second. `moment` in ms since 1970. */
export const formatClockTime = (moment: number): string => clockTimeFormatter().format(moment);
