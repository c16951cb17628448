import { combine } from 'effector';
import { depositState, formatDateTime } from '../../../rules';
import { depositSteps, type DepositStepName } from './deposit-steps';
import { $depositsPage } from './list';
import { $depositsReadAt } from './view';

/** A station of a deposit as the user sees it. */
export interface DepositStepView {
  readonly step: DepositStepName;
  readonly at: string | undefined;
  /** Whether the payment has come so far. */
  readonly reached: boolean;
}

/** How far each deposit on screen has come, by tx_ref (decision 0063). Apart from the list: its dialog alone shows it. */
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
