import type { BadgeTone } from '../primitives/feedback/badge';

/** Status of a bought number, as its card shows it (spec §4). */
export type NumberDisplayStatus = 'waiting' | 'received' | 'used' | 'cancelled' | 'expired';

/**
 * Label and colour of each status (spec §4): amber waits, green delivered a code, red failed, grey was given
 * up.
 */
export const NUMBER_STATUS: Record<NumberDisplayStatus, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting for SMS', tone: 'warning' },
  received: { label: 'SMS Received', tone: 'success' },
  used: { label: 'Completed', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'error' },
};
