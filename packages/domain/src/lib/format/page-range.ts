import { PAGE_SIZE } from '../../limits/spec';
import { formatCount } from './count';

/** Entries on screen of a page from 1, 'Showing 21 to 40 of 53' (spec §2, History). */
export const pageRangeText = (page: number, total: number): string => {
  const from = Math.min(total, (page - 1) * PAGE_SIZE + 1);
  const to = Math.min(total, page * PAGE_SIZE);
  return `Showing ${formatCount(from)} to ${formatCount(to)} of ${formatCount(total)}`;
};

/** Last page of a list when the requested page does not exist (any more); otherwise undefined. */
export const clampedPage = (
  pagination: { readonly page: number; readonly totalPages: number } | null,
): number | undefined => {
  const lastPage = Math.max(1, pagination?.totalPages ?? 1);
  return pagination !== null && pagination.page > lastPage ? lastPage : undefined;
};
