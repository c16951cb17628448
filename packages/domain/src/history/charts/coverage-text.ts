import type { PurchasedNumber } from '../../contracts';
import { PAGE_SIZE } from '../../limits';
import type { PageCache } from '../list/page-cache';

const all = (purchases: number): string => {
  if (purchases === 0) return 'No purchases yet';
  return purchases === 1 ? 'From 1 purchase' : `From all ${purchases} purchases`;
};

/** Range of purchases that a chart covers, for example 'From purchases 1 to 40 of 250'. */
export const historyCoverage = ({ filters, first, pages, total }: PageCache<PurchasedNumber>): string => {
  const loaded = pages.flat().length;
  const before = (first - 1) * PAGE_SIZE;
  const matching = filters === '' ? '' : ' that match your filters';
  if (loaded === total) return all(total) + matching;
  const of = Number.isFinite(total) ? ` of ${total}` : '';
  return `From purchases ${before + 1} to ${before + loaded}${of}${matching}`;
};

/** Range of the newest purchases that a chart covers; undefined where its summary has the first day, or without purchases. */
export const newestCoverage = (purchases: number, hasOlder: boolean): string | undefined =>
  hasOlder || purchases === 0 ? undefined : all(purchases);
