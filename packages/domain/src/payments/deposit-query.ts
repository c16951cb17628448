import { createEvent, createStore } from 'effector';
import type { RequestFor } from '../contracts/operations';
import { PAGE_SIZE } from '../limits/spec';
import { isDepositStatus } from './deposit-state';

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

/** The deposits asked for; an empty text is no filter (spec §3, Payment state). */
export interface DepositQuery {
  /** A status code of the server, for example 'PAID_SETTLED'. */
  readonly status: string;
  /** First day, YYYY-MM-DD. */
  readonly startDate: string;
  /** Last day, YYYY-MM-DD. */
  readonly endDate: string;
  /** Counts from 1. */
  readonly page: number;
}

/** The newest deposits, whatever their state: the only list that determines the pending payments. */
export const NEWEST: DepositQuery = { status: '', startDate: '', endDate: '', page: 1 };

/** The user changed some of the filters: the list starts at page 1 again. */
export const depositFiltersChanged = createEvent<Partial<DepositQuery>>();

/** The user turned to another page, or the list does not have the requested one. */
export const depositsPageChosen = depositFiltersChanged.prepend((page: number) => ({ page }));

export const $depositQuery = createStore(NEWEST).on(depositFiltersChanged, (query, changed) => ({
  ...query,
  page: 1,
  ...changed,
}));

/** True if a query requests the newest deposits without a filter. */
export const isNewest = ({ status, startDate, endDate, page }: DepositQuery): boolean =>
  page === 1 && status + startDate + endDate === '';

/**
 * The query as a request: empty filters are omitted, and days are those of the user's time zone (spec §7).
 */
export const depositsRequest = ({
  status,
  startDate,
  endDate,
  page,
}: DepositQuery): RequestFor<'deposits'> => ({
  query: {
    page,
    limit: PAGE_SIZE,
    ...(isDepositStatus(status) ? { status } : {}),
    ...(startDate === '' ? {} : { startDate: wireDayStart(startDate) }),
    ...(endDate === '' ? {} : { endDate: wireDayEnd(endDate) }),
  },
});
