/**
 * The first or the last moment of a day as the server accepts it (spec §7, `startDate` and `endDate`). Users
 * mean days of their own time zone, in which the list is shown, but the server reads a bare day in UTC. So
 * the moment is sent, and the bare day only where both are the same.
 */
const wireMoment = (day: string, moment: Date, sameInUtc: string): string => {
  // An invalid day is sent unchanged: the server rejects it.
  if (Number.isNaN(moment.getTime())) return day;
  const iso = moment.toISOString();
  return iso === `${day}T${sameInUtc}Z` ? day : iso;
};

/** The moment a local day begins, as the server accepts it. `day`: YYYY-MM-DD. */
export const wireDayStart = (day: string): string =>
  wireMoment(day, new Date(`${day}T00:00:00`), '00:00:00.000');

/** The last moment of a local day, as the server accepts it. `day`: YYYY-MM-DD. */
export const wireDayEnd = (day: string): string =>
  wireMoment(day, new Date(`${day}T23:59:59.999`), '23:59:59.999');
