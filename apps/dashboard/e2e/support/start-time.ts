/**
 * Time and place of the flows: a minute before the year ends, in the first time zone to leave it. `npm
 * test -- timezones` sets other ones.
 */
const { SMS_NOW = '2026-12-31T23:59:00+14:00', SMS_ZONE = 'Pacific/Kiritimati' } = process.env;

/** Start time of every world, ms since 1970. */
export const START_TIME = Date.parse(SMS_NOW);

export const TIME_ZONE = SMS_ZONE;
