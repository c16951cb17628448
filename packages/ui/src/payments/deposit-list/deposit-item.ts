import type { BadgeTone } from '../../primitives/feedback/badge';
import type { RecordMoment } from '../../primitives/records/record-table/record';

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

/** A deposit, formatted for display. Unknown values are undefined. */
export interface DepositItem {
  /** Full reference. */
  txRef: string;
  /** Sets label, colour and actions. */
  state: DepositDisplayState;
  /** Formatted naira with 2 decimals. */
  naira: string;
  /** Formatted USD with 2 decimals. */
  usd: string;
  /** For example '1 USD = ₦1,535.20'. */
  rate?: string | undefined;
  /** Payment method, for example 'Bank Transfer'. */
  method?: string | undefined;
  /** When it was created. */
  when: RecordMoment;
  /** Formatted local date and time. */
  paidAt?: string | undefined;
  /** Formatted local date and time. */
  expiresAt?: string | undefined;
  /** Reference at the payment provider. */
  providerRef?: string | undefined;
  /** Action in flight. */
  busy?: 'verifying' | 'cancelling' | undefined;
}

/** A deposit and the actions of its state. */
export interface DepositActionProps {
  deposit: DepositItem;
  onVerify: () => void;
  onReopen: () => void;
  /** Called when the user cancels it, or removes it after its session has expired. */
  onCancel: () => void;
}
