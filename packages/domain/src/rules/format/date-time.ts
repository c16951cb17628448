import { lazily } from './memoize-once';

const formatter = lazily(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** A moment in the user's locale and time zone, to the minute. `moment` in ms since 1970. */
export const formatDateTime = (moment: number): string => formatter().format(moment);
