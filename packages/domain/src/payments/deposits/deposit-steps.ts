import type { Deposit } from '../../contracts/deposit';
import { formatDateTime } from '../../lib/format/date-time';
import { depositState, type DepositState } from '../deposit-state';

/**
 * Steps of a deposit in order: those it has reached, and those it may still reach, with their times in ms
 * since 1970; null where the server sends none. Nothing is inferred beyond the server's data: a failed
 * payment counts as paid only with the time of it.
 */
export const depositSteps = (
  state: DepositState,
  { createdAt, paidAt, expiresAt }: Pick<Deposit, 'createdAt' | 'paidAt' | 'expiresAt'>,
) => {
  const step = <Name extends string>(name: Name, at: number | null = null, isReached = true) => ({
    step: name,
    at,
    isReached,
  });
  const opened = step('opened', createdAt);
  const paid = paidAt === null ? [] : [step('paid', paidAt)];
  switch (state) {
    case 'completed':
      return [opened, step('paid', paidAt), step('confirmed')];
    case 'pending':
      return [opened, step('paid', paidAt, paidAt !== null), step('confirmed', null, false)];
    case 'expired':
      return [opened, ...paid, step('expired', expiresAt)];
    case 'failed':
    case 'cancelled':
      return [opened, ...paid, step(state)];
    case 'unknown':
      return [opened, ...paid];
  }
};

/** Steps of a deposit as the user sees them (decision 0063). `now`: server time, ms since 1970. */
export const depositStepViews = (deposit: Deposit, now: number) =>
  depositSteps(depositState(deposit, now), deposit).map(({ step, at, isReached }) => ({
    step,
    at: at === null ? undefined : formatDateTime(at),
    isReached,
  }));
