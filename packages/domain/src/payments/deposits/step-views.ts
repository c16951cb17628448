import { combine } from 'effector';
import { depositState } from './deposit-state';
import { formatDateTime } from '../../lib/format/date-time';
import { depositSteps, type DepositStepName } from './deposit-steps';
import { $depositsPage } from './deposit-list';
import { $depositsReadAt } from './deposit-view';

/** A station of a deposit as the user sees it. */
export interface DepositStepView {
  readonly step: DepositStepName;
  readonly at: string | undefined;
  /** True once the payment has reached the step. */
  readonly reached: boolean;
}

/**
 * Steps of each deposit on screen, by tx_ref (decision 0063). Separate from the list: only its dialog shows
 * them.
 */
export const $depositSteps = combine(
  $depositsPage,
  $depositsReadAt,
  (page, now): ReadonlyMap<string, readonly DepositStepView[]> =>
    new Map(
      (page?.deposits ?? []).map((deposit) => [
        deposit.txRef,
        depositSteps(depositState(deposit, now), deposit).map(({ step, at, isReached }) => ({
          step,
          at: at === null ? undefined : formatDateTime(at),
          reached: isReached,
        })),
      ]),
    ),
);
