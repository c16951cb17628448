/** The dates and time zones of the tests: a local moment with its UTC offset, and the time zone. */
export const DATES = {
  'new-year-utc': { now: '2027-12-31T23:59:00Z', zone: 'UTC' },
  'new-year-kiritimati': { now: '2027-12-31T23:59:00+14:00', zone: 'Pacific/Kiritimati' },
  'new-year-st-johns': { now: '2027-12-31T23:59:00-03:30', zone: 'America/St_Johns' },
  'leap-day-kathmandu': { now: '2028-02-29T00:01:00+05:45', zone: 'Asia/Kathmandu' },
  'leap-day-lagos': { now: '2028-02-29T23:59:00+01:00', zone: 'Africa/Lagos' },
  'spring-new-york': { now: '2028-03-12T01:59:00-05:00', zone: 'America/New_York' },
  'autumn-new-york': { now: '2028-11-05T01:59:00-04:00', zone: 'America/New_York' },
};

/**
 * The dates for stories and flows. Each takes minutes, so there are few; `npm test` already runs the flows at New Year
 * in Kiritimati.
 */
export const DATES_IN_BROWSERS = ['leap-day-kathmandu', 'spring-new-york', 'autumn-new-york'];
