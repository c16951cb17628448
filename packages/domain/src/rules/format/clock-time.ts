import { lazily } from './memoize-once';

const formatter = lazily(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' }));

/** A moment of the day in the user's locale and time zone, to the second. `moment` in ms since 1970. */
export const formatClockTime = (moment: number): string => formatter().format(moment);
