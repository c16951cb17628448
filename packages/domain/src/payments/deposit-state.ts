import { depositStatuses } from '../contracts/deposit';

/** A status of a deposit (spec §4). */
export type DepositStatus = (typeof depositStatuses)[number];

/** Displayed state of a deposit: its status, and whether a pending one can still be paid (spec §4). */
export type DepositState = 'pending' | 'expired' | 'completed' | 'failed' | 'cancelled' | 'unknown';

const STATES: Readonly<Record<DepositStatus, DepositState>> = {
  PENDING_UNSETTLED: 'pending',
  PAID_SETTLED: 'completed',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
};

/** True for one of the four statuses. */
export const isDepositStatus = (status: string): status is DepositStatus =>
  depositStatuses.some((known) => known === status);

/**
 * State by status alone, without regard to expiry; 'unknown' for an unknown status, which allows no action.
 */
export const readDepositStatus = (status: string): DepositState =>
  isDepositStatus(status) ? STATES[status] : 'unknown';

/**
 * The state of a deposit at `now` (ms since 1970, server clock). Expiry changes only what is shown: for the
 * server the deposit is still pending (spec §4).
 */
export const depositState = (
  { status, expiresAt }: { readonly status: string; readonly expiresAt: number | null },
  now: number,
): DepositState => {
  const state = readDepositStatus(status);
  return state === 'pending' && expiresAt !== null && expiresAt <= now ? 'expired' : state;
};
