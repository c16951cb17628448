import { numberStatuses } from '../../contracts';

/** Filters of the history, and which page of it is on screen. An empty text is no filter. */
export interface HistoryQuery {
  /** Part of a phone number, service, country or code. */
  readonly search: string;
  /** A status of the server, for example 'used'. */
  readonly status: string;
  /** Service code. */
  readonly service: string;
  /** Country code. */
  readonly country: string;
  /** Counts from 1. */
  readonly page: number;
}

/** The whole history from its beginning. */
export const WHOLE_HISTORY: HistoryQuery = { search: '', status: '', service: '', country: '', page: 1 };

/** Maximum length of a search on the server, in characters. */
const SEARCH_MAX_LENGTH = 100;

const matching = (value: string | null, pattern: RegExp): string =>
  value !== null && pattern.test(value) ? value : '';

/**
 * Parses a query from an address, for example '?status=used&page=2'. An address may be typed by hand: an
 * invalid filter is dropped, and an invalid page reads as page 1.
 */
export const readHistoryQuery = (address: string): HistoryQuery => {
  const fields = new URLSearchParams(address);
  const status = fields.get('status');
  const page = matching(fields.get('page'), /^[1-9]\d{0,2}$/);
  return {
    search: (fields.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    status: numberStatuses.find((known) => known === status) ?? '',
    service: matching(fields.get('service'), /^[A-Za-z0-9_-]{1,50}$/),
    country: matching(fields.get('country'), /^\d{1,6}$/),
    page: page === '' ? 1 : Number(page),
  };
};

/** The query as an address: only its filters, so that the unfiltered history has a clean address. */
export const historyAddress = ({ page, ...filters }: HistoryQuery): string => {
  const fields = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (page > 1) fields.set('page', String(page));
  const text = fields.toString();
  return text === '' ? '' : `?${text}`;
};
