import { QUICK_DEPOSITS_NGN } from '../limits';
import type { DepositAmount } from './deposit-amount';
import { formatWholeNaira } from './money';

/** An amount offered beside the amount field of Add Funds. */
export interface QuickDeposit {
  /** For example '₦2,000'. */
  readonly label: string;
  /** What a user would type for it: without the comma of the label, which reads as a decimal separator. */
  readonly text: string;
  /** Whether the field holds this amount, however it is written. */
  readonly isChosen: boolean;
}

/** The offered amounts, and which of them the field holds (spec §2, Add Funds). */
export const quickDeposits = (amount: DepositAmount): readonly QuickDeposit[] =>
  QUICK_DEPOSITS_NGN.map((ngn) => ({
    label: formatWholeNaira(ngn),
    text: String(ngn),
    isChosen: amount.kind === 'valid' && amount.ngn === ngn,
  }));
