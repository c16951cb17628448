import type { Deposit } from '../../contracts/deposit';
import { formatDateTime } from '../../lib/format/date-time';
import { depositState, type DepositState } from '../deposit-state';

export type DepositStepName = 'opened' | 'paid' | 'confirmed' | 'failed' | 'cancelled' | 'expired';

export interface DepositStep {
  readonly step: DepositStepName;
  /** ms since 1970; null where the server sends no time. */
  readonly at: number | null;
  /** True once the payment has reached the step. */
  readonly isReached: boolean;
}

interface Times {
  readonly createdAt: number | null;
  readonly paidAt: number | null;
  readonly expiresAt: number | null;
}

/**
 * Steps of a deposit in order: those it has reached, and those it may still reach. Nothing is inferred beyond
 * the server's data: a failed payment counts as paid only with the time of it.
 */
export const depositSteps = (
  state: DepositState,
  { createdAt, paidAt, expiresAt }: Times,
): readonly DepositStep[] => {
  const reached = (step: DepositStepName, at: number | null = null) => ({ step, at, isReached: true });
  const opened = reached('opened', createdAt);
  const paid = paidAt === null ? [] : [reached('paid', paidAt)];
  switch (state) {
    case 'completed':
      return [opened, reached('paid', paidAt), reached('confirmed')];
    case 'pending':
      return [
        opened,
        { step: 'paid', at: paidAt, isReached: paidAt !== null },
        { step: 'confirmed', at: null, isReached: false },
      ];
    case 'expired':
      return [opened, ...paid, reached('expired', expiresAt)];
    case 'failed':
    case 'cancelled':
      return [opened, ...paid, reached(state)];
    case 'unknown':
      return [opened, ...paid];
  }
};

/** Steps of a deposit as the user sees them (decision 0063). `now`: server time, ms since 1970. */
export const depositStepViews = (deposit: Deposit, now: number) =>
  depositSteps(depositState(deposit, now), deposit).map(({ step, at, isReached }) => ({
    step,
    at: at === null ? undefined : formatDateTime(at),
    reached: isReached,
  }));
