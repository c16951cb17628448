import { formatClockTime } from '../../lib/format/date-time';
import { readNumberStatus, type NumberStatus } from '../list/number-status';
import type { KnownNumber } from '../list/known-number';

/** Final status of a number (spec §4). */
type InactiveStatus = Exclude<NumberStatus, 'waiting' | 'received'>;

/**
 * Card note about an SMS for which the server rejected a cancel. Server time; the rejection's is only
 * estimated, to a second or so, and cannot be before its SMS.
 */
export const smsBeforeCancelNote = (refusedAt: number, smsAt: number): string => {
  const times = `SMS ${formatClockTime(smsAt)}, cancellation declined ${formatClockTime(Math.max(refusedAt, smsAt))}`;
  return `The SMS arrived before your cancellation, so nothing was cancelled or refunded: ${times}.`;
};

const HAPPENED: Record<InactiveStatus, string> = {
  expired: 'expired',
  cancelled: 'was cancelled',
  used: 'was completed',
};

/** Card note about an SMS for an ended number; it may arrive while a cancel is in flight. Server time. */
export const lateSmsNote = (status: InactiveStatus, endedAt: number, smsAt: number): string => {
  const order = smsAt < endedAt ? 'just before' : 'after';
  const [sms, end] = [smsAt, endedAt].map(formatClockTime);
  return `This SMS arrived at ${sms}, ${order} the number ${HAPPENED[status]} at ${end}.`;
};

/**
 * Note on the order of SMS and end or of an SMS and a refused cancel, or that the server's lists lack the
 * number.
 */
export const cardNote = ({
  number,
  endedAt,
  cancelRefusedAt,
  isUnlisted,
}: KnownNumber): string | undefined => {
  const { receivedAt } = number;
  const status = readNumberStatus(number.status);
  if (receivedAt !== null && status === 'received' && cancelRefusedAt !== null)
    return smsBeforeCancelNote(cancelRefusedAt, receivedAt);
  if (status === 'waiting' || status === 'received')
    return isUnlisted ? "Not in the server's list yet" : undefined;
  return receivedAt === null || endedAt === null ? undefined : lateSmsNote(status, endedAt, receivedAt);
};
