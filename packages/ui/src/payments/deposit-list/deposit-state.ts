import type { BadgeTone } from '../../primitives/badge';

/** State of a deposit as displayed (spec §4). */
export type DepositDisplayState = 'pending' | 'expired' | 'completed' | 'failed' | 'cancelled' | 'unknown';

/** Label and colour of each state (spec §4). */
export const DEPOSIT_STATE: Readonly<Record<DepositDisplayState, { label: string; tone: BadgeTone }>> = {
  pending: { label: 'Pending', tone: 'warning' },
  expired: { label: 'Expired', tone: 'neutral' },
  completed: { label: 'Completed', tone: 'success' },
  failed: { label: 'Failed', tone: 'error' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  unknown: { label: 'Unknown', tone: 'neutral' },
};
