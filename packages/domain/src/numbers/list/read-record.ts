import type { RequestFor, ResultFor } from '../../contracts/operations';
import { WHOLE_LIST_PAGE_SIZE, RECORD_PAGES_MAX } from '../../limits/tuning';
import { isActiveNumber } from './number-status';
import type { NumberList } from './numbers-model';

export interface NumberRecord {
  /** Newest first. */
  readonly numbers: NumberList;
  /** True if no number of these statuses is missing. */
  readonly isWhole: boolean;
}

type ReadPage = (request: RequestFor<'history'>) => Promise<ResultFor<'history'>>;

/**
 * Reads the numbers of some statuses from the history, the second source beside the list of active numbers:
 * it asks no provider, so it is answered at once while that list takes a minute. Fails if the
 * first page does.
 */
export const readRecord = async (
  readPage: ReadPage,
  statuses: readonly ('waiting' | 'received')[],
): Promise<NumberRecord> => {
  const numbers: NumberList[number][] = [];
  let isWhole = true;
  for (const status of statuses) {
    try {
      isWhole = (await readAll(readPage, status, numbers)) && isWhole;
    } catch (error) {
      if (numbers.length === 0) throw error;
      isWhole = false;
    }
  }
  return {
    numbers: numbers.toSorted((one, other) => (other.purchasedAt ?? 0) - (one.purchasedAt ?? 0)),
    isWhole,
  };
};

/** Adds the numbers of one status, page by page; true if all were read. */
async function readAll(
  readPage: ReadPage,
  status: 'waiting' | 'received',
  numbers: NumberList[number][],
): Promise<boolean> {
  for (let page = 1; page <= RECORD_PAGES_MAX; page += 1) {
    const answer = await readPage({ query: { status, page, limit: WHOLE_LIST_PAGE_SIZE } });
    numbers.push(...answer.numbers.filter(isActiveNumber));
    const total = answer.pagination?.total ?? 0;
    if (answer.numbers.length < WHOLE_LIST_PAGE_SIZE || page * WHOLE_LIST_PAGE_SIZE >= total) return true;
  }
  return false;
}
