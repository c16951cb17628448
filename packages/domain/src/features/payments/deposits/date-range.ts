/**
 * The first or the last moment of a day as the server takes it (spec §7, `startDate` and `endDate`). Users mean days
 * of their own time zone, in which the list is shown, but a bare day means a day in UTC to the server. So the moment
 * is sent, and the bare day only where it means the same.
 */
const wireMoment = (day: string, moment: Date, sameInUtc: string): string => {
  // What is not a day is sent as it is: the server refuses it.
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
