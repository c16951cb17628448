import { isFinal } from './known-number';
import { findNumber, type Numbers } from './numbers-model';
import { isActiveNumber, readNumberStatus } from './number-status';

interface ListedNumber {
  readonly id: string;
  readonly activationId?: string;
  readonly status: string;
  readonly smsCode: string | null;
}

/**
 * A row of another list. A refund seen here stays one: the server writes 'expired' over 'cancelled' (decision
 * 0111).
 */
export const withRefund = <Row extends ListedNumber>(row: Row, refundedIds: ReadonlySet<string>): Row =>
  row.status === 'expired' && refundedIds.has(row.id) ? { ...row, status: 'cancelled' } : row;

/**
 * The same, with the SMS or the end that it lacks. `requestedAt`: when its call began, ms since 1970 on this
 * machine.
 */
export const asSeenHere = <Row extends ListedNumber>(
  row: Row,
  { numbers, refundedIds }: { readonly numbers: Numbers; readonly refundedIds: ReadonlySet<string> },
  requestedAt: number,
): Row => {
  const known = numbers.byId.get(row.id) ?? findNumber(numbers, row.activationId ?? row.id);
  if (known === undefined || !isActiveNumber(row) || known.isGone) return withRefund(row, refundedIds);
  const { status, smsCode } = known.number;
  const isNewer = known.changedAt >= requestedAt;
  // An expired number may wait again; the others never do.
  if (!isActiveNumber(known.number)) {
    const ended = { ...row, status, smsCode: smsCode ?? row.smsCode };
    return isNewer || isFinal(known) ? withRefund(ended, refundedIds) : row;
  }
  const hasNewSms = readNumberStatus(status) === 'received' && (row.smsCode === null || isNewer);
  return hasNewSms ? { ...row, status, smsCode } : row;
};
