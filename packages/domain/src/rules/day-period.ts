/**
 * The first and the last moment of days as the server takes them (spec §7, `startDate` and `endDate`). The user
 * means days of their own zone, in which the list is written; a day alone is a day in UTC. So the moments go out,
 * and the day alone only where it means the same.
 */
const wireMoment = (day: string, moment: Date, sameInUtc: string): string => {
  // What is no day is left to the server to refuse.
  if (Number.isNaN(moment.getTime())) return day;
  const iso = moment.toISOString();
  return iso === `${day}T${sameInUtc}Z` ? day : iso;
};

/** The moment a local day begins, as the server takes it. `day`: YYYY-MM-DD. */
export const wireDayStart = (day: string): string =>
  wireMoment(day, new Date(`${day}T00:00:00`), '00:00:00.000');

/** The last moment of a local day, as the server takes it. `day`: YYYY-MM-DD. */
export const wireDayEnd = (day: string): string =>
  wireMoment(day, new Date(`${day}T23:59:59.999`), '23:59:59.999');
