import type { PurchasedNumber } from '../../contracts/number';
import { countOf } from '../../lib/format/count';
import { formatUsd } from '../../lib/format/money';
import { readNumberStatus } from '../../numbers/list/number-status';

/**
 * What the list has, in one sentence. The server tells how many numbers there are; codes and money are those
 * of the page, which is said where it is not all of the list.
 */
export const historySummary = (
  numbers: readonly PurchasedNumber[],
  pagination: { readonly total: number; readonly totalPages: number } | null,
): string => {
  const codes = numbers.filter(({ smsCode }) => smsCode !== null).length;
  // A cancelled number is refunded.
  const spent = numbers.reduce(
    (sum, { price, status }) => (readNumberStatus(status) === 'cancelled' ? sum : sum + (price ?? 0)),
    0,
  );
  const ofPage = `${countOf(codes, 'code')}, ${formatUsd(spent)} spent`;
  if (pagination === null) return `On this page: ${countOf(numbers.length, 'number')}, ${ofPage}`;
  const { total, totalPages } = pagination;
  const all = countOf(total, 'number');
  return totalPages > 1 ? `${all}. On this page: ${ofPage}` : `${all}, ${ofPage}`;
};
