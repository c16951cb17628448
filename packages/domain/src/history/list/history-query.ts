import * as v from 'valibot';
import type { RequestFor } from '../../contracts/operations';
import { historyQuerySchema } from '../../contracts/numbers-calls';
import { HISTORY_SEARCH_MAX_LENGTH } from '../../limits/tuning';

/** Name of a filter, the search included. The contract defines the names and the accepted values. */
type FilterName = Exclude<keyof RequestFor<'history'>['query'], 'page' | 'limit'>;

/** Filters of the history, and the page on screen, counted from 1. An empty text is no filter. */
export type HistoryQuery = Readonly<Record<FilterName, string>> & { readonly page: number };

export type HistoryFilterName = Exclude<FilterName, 'search'>;

const { page: pageNumber, limit, ...filters } = historyQuerySchema.entries;
const filterNames = Object.keys(filters) as FilterName[];
const NO_FILTER = Object.fromEntries(filterNames.map((name) => [name, ''])) as Record<FilterName, string>;

export const WHOLE_HISTORY: HistoryQuery = { ...NO_FILTER, page: 1 };

/**
 * Parses a query from an address, for example '?status=used&page=2'. An address may be typed by hand: an
 * invalid filter is dropped, and an invalid page reads as page 1.
 */
export const readHistoryQuery = (address: string): HistoryQuery => {
  const fields = new URLSearchParams(address);
  const search = fields.get('search');
  if (search !== null) fields.set('search', search.trim().slice(0, HISTORY_SEARCH_MAX_LENGTH));
  const query = { ...NO_FILTER };
  for (const name of filterNames) {
    const value = fields.get(name);
    if (value !== null && v.is(filters[name], value)) query[name] = value;
  }
  const text = fields.get('page') ?? '';
  const page = /^[1-9]\d*$/.test(text) ? Number(text) : 1;
  return { ...query, page: v.is(pageNumber, page) ? page : 1 };
};

const activeFilters = (filters: Readonly<Record<string, string>>) =>
  Object.entries(filters).filter(([, value]) => value !== '');

/** The query as an address keeps it: only active filters, so that the whole history has a clean address. */
export const historyAddress = ({ page, ...filters }: HistoryQuery): string => {
  const fields = new URLSearchParams(activeFilters(filters));
  if (page > 1) fields.set('page', String(page));
  const text = fields.toString();
  return text === '' ? '' : `?${text}`;
};

/** A phone number as it is shown and copied: the server has its digits only. */
const PHONE_NUMBER = /^\+[\s().-]*\d[\d\s().-]*$/;

/** The query for the server: empty filters are omitted (spec §7). */
export const toHistoryRequest = ({ page, ...filters }: HistoryQuery): RequestFor<'history'> => {
  const search = filters.search.replace(PHONE_NUMBER, (phone) => phone.replace(/\D/g, ''));
  return {
    query: v.parse(historyQuerySchema, {
      page,
      ...Object.fromEntries(activeFilters({ ...filters, search })),
    }),
  };
};
