import {
  CANCEL_LOCK_MS,
  CANCEL_WINDOW_MS,
  MINUTE_MS,
  NUMBER_LIFETIME_MS,
  SECOND_MS,
} from '../../limits/spec';
import { countOf } from '../../lib/format/count';
import { formatCountdown } from '../../lib/format/countdown';
import { remainingLife, type NumberDates } from '../list/number-status';
import { cancelWindow, type CancellableNumber } from './cancel-window';

const LOCK_MINUTES = CANCEL_LOCK_MS / MINUTE_MS;
const LIFETIME_MINUTES = NUMBER_LIFETIME_MS / MINUTE_MS;

/**
 * Time for which a refund is still possible, in minutes and seconds; null for a number that cannot be
 * refunded now.
 */
export const refundNote = (number: CancellableNumber, now: number): string | null =>
  cancelWindow(number, now) === 'open'
    ? `Full refund for another ${formatCountdown(remainingLife(number, now) ?? 0).replace(/^0/, '')}`
    : null;

// Spec §4 counts minutes in two ways. It leaves the card's N open, which counts down to the opening of the
// window here; the tooltip's '20 minus remaining' is explicit and counts up since purchase.

/**
 * The card's notice while the window is locked: the time until it opens in minutes, below one in seconds,
 * rounded up.
 */
export const cancelNotice = (remainingMs: number): string => {
  const seconds = Math.ceil((remainingMs - CANCEL_WINDOW_MS) / SECOND_MS);
  const time = seconds < 60 ? countOf(seconds, 'second') : countOf(Math.ceil(seconds / 60), 'minute');
  return `Cancel option available in ${time}`;
};

/**
 * The tooltip while the window is locked: 20 minus the whole remaining minutes (spec §4). The lock follows
 * the expiry, so after a retry it counts from that.
 */
export const cancelTooltip = ({ purchasedAt, expiresAt }: NumberDates, remainingMs: number): string => {
  const minutes = Math.max(0, LIFETIME_MINUTES - Math.floor(remainingMs / MINUTE_MS));
  // The server's two dates may differ by a little from a lifetime; a retry adds a whole one.
  const isExtended =
    purchasedAt !== null && expiresAt !== null && expiresAt - purchasedAt > NUMBER_LIFETIME_MS + MINUTE_MS;
  const since = isExtended ? 'you chose to wait longer' : 'purchase';
  return `Cancel is available ${LOCK_MINUTES} minutes after ${since} (${minutes} min so far)`;
};
