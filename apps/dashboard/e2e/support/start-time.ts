/**
 * When and where the flows take place: a minute before the year ends, in the time zone that is the first to leave
 * it. `npm run test:timezones` names other moments and places.
 */
const { SMS_NOW = '2026-12-31T23:59:00+14:00', SMS_ZONE = 'Pacific/Kiritimati' } = process.env;

/** The moment every world begins, ms since 1970. */
export const START_TIME = Date.parse(SMS_NOW);

/** The time zone of every browser. */
export const TIME_ZONE = SMS_ZONE;
