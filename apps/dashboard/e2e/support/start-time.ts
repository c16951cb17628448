/**
 * Start time of every world, ms since 1970: a minute before the year ends, in the first time zone to leave
 * it.
 */
export const START_TIME = Date.parse('2026-12-31T23:59:00+14:00');

export const TIME_ZONE = 'Pacific/Kiritimati';
