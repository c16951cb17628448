import { createEvent, createStore, sample } from 'effector';
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

/** Filters of the deposit list; an empty text is no filter (spec §3, Payment state). */
export interface DepositFilters {
  /** A status code of the server, for example 'PAID_SETTLED'. */
  readonly status: string;
  /** First day, YYYY-MM-DD. */
  readonly startDate: string;
  /** Last day, YYYY-MM-DD. */
  readonly endDate: string;
}

export interface DepositQuery {
  readonly filters: DepositFilters;
  /** Counts from 1. */
  readonly page: number;
}

/** The newest deposits, whatever their state: the only list that determines the pending payments. */
export const FIRST_PAGE: DepositQuery = { filters: { status: '', startDate: '', endDate: '' }, page: 1 };

/** The user changed some of the filters: the list starts at page 1 again. */
export const depositFiltersChanged = createEvent<Partial<DepositFilters>>();

/** The user turned to another page. */
export const depositsPageChosen = createEvent<number>();

/** The list does not have the requested page: its last page is shown instead. */
export const pageClamped = createEvent<number>();

export const $depositQuery = createStore<DepositQuery>(FIRST_PAGE)
  .on(depositFiltersChanged, ({ filters }, changed) => ({ filters: { ...filters, ...changed }, page: 1 }))
  .on([depositsPageChosen, pageClamped], ({ filters }, page) => ({ filters, page }));

/** The filters as the user set them. */
export const $depositFilters = $depositQuery.map(({ filters }) => filters);

/** True if a query requests the newest deposits without a filter. */
export const isFirstPage = ({ filters: { status, startDate, endDate }, page }: DepositQuery): boolean =>
  page === 1 && status === '' && startDate === '' && endDate === '';

/**
 * The query as a request: empty filters are omitted, and days are those of the user's time zone (spec §7).
 */
export const depositsRequest = ({
  filters: { status, startDate, endDate },
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

/** The query has changed, for whatever reason. */
export const queryChanged = sample({ clock: [depositFiltersChanged, depositsPageChosen, pageClamped] });
