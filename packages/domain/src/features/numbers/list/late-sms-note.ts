import { formatClockTime } from '../../../rules/format/date-time';
import type { NumberStatus } from '../../../rules/numbers/number-status';

/** How a number ends (spec §4). */
export type InactiveStatus = Exclude<NumberStatus, 'waiting' | 'received'>;

interface Moment {
  readonly what: string;
  readonly at: number;
}

/** Both moments to the second, the earlier one first. */
const inOrder = (...moments: readonly [Moment, Moment]): string =>
  moments
    .toSorted((one, other) => one.at - other.at)
    .map(({ what, at }) => `${what} ${formatClockTime(at)}`)
    .join(', ');

/**
 * What the card says of an SMS for which the server refused a cancel of the user. Server time; the refusal's is only
 * estimated, to a second or so, and cannot be before the SMS it was for.
 */
export const smsBeforeCancelNote = (refusedAt: number, smsAt: number): string => {
  const times = `SMS ${formatClockTime(smsAt)}, cancel refused ${formatClockTime(Math.max(refusedAt, smsAt))}`;
  return `The SMS came before your cancel took effect. Nothing was cancelled or refunded: ${times}.`;
};

const WORDS: Record<InactiveStatus, { readonly happened: string; readonly what: string }> = {
  expired: { happened: 'expired', what: 'expired' },
  cancelled: { happened: 'was cancelled', what: 'cancelled' },
  used: { happened: 'was completed', what: 'completed' },
};

/** What the card says of an SMS for a number that has ended; one may come while a cancel is on its way. Server time. */
export const lateSmsNote = (status: InactiveStatus, endedAt: number, smsAt: number): string => {
  const { happened, what } = WORDS[status];
  const times = inOrder({ what, at: endedAt }, { what: 'SMS', at: smsAt });
  return `This SMS came ${smsAt < endedAt ? 'just before' : 'after'} the number ${happened}: ${times}.`;
};
