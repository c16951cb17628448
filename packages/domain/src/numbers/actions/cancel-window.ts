import { CANCEL_WINDOW_MS } from '../../limits/spec';
import { newestSms, readNumberStatus, remainingLife, type NumberDates } from '../list/number-status';

/** Number fields that the cancel window depends on. */
export interface CancellableNumber extends NumberDates {
  readonly status: string;
  readonly smsCode: string | null;
  readonly smsText?: string | null;
}

/**
 * The cancel window of a number at `now` (ms since 1970, server clock): locked while a cancel is not allowed
 * yet, closed once it is impossible. A refund needs a waiting number without SMS of which at most
 * `CANCEL_WINDOW_MS` remain and more than 0, both exact to the millisecond (spec §4). A number of unknown
 * expiry is never cancelled.
 */
export const cancelWindow = (number: CancellableNumber, now: number): 'locked' | 'open' | 'closed' => {
  if (readNumberStatus(number.status) !== 'waiting' || newestSms(number) !== null) return 'closed';
  const remaining = remainingLife(number, now) ?? 0;
  if (remaining <= 0) return 'closed';
  return remaining <= CANCEL_WINDOW_MS ? 'open' : 'locked';
};
