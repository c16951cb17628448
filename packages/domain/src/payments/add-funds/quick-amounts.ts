import { QUICK_DEPOSITS_NGN } from '../../limits';
import type { DepositAmount } from './deposit-amount';
import { formatWholeNaira } from '../../lib/format/money';

/** An amount offered beside the amount field of Add Funds. */
export interface QuickDeposit {
  /** For example '₦2,000'. Unique. */
  readonly label: string;
  /** Text for the field: without the comma of the label, which reads as a decimal separator. */
  readonly text: string;
  /** True if the field contains this amount in any form. */
  readonly isChosen: boolean;
}

/**
 * The offered amounts, with the selected one (spec §2, Add Funds).
 *
 * @param shortfallNgn shortfall of the number selected in the wizard, in whole naira; null without one
 */
export const quickDeposits = (
  amount: DepositAmount,
  shortfallNgn: number | null,
): readonly QuickDeposit[] => {
  const offer = (ngn: number, label: string): QuickDeposit => ({
    label,
    text: String(ngn),
    isChosen: amount.kind === 'valid' && amount.ngn === ngn,
  });
  const round = QUICK_DEPOSITS_NGN.map((ngn) => offer(ngn, formatWholeNaira(ngn)));
  return shortfallNgn === null
    ? round
    : // The rate may move before the payment arrives, so no more is promised than 'about'.
      [offer(shortfallNgn, `Cover the shortfall: about ${formatWholeNaira(shortfallNgn)}`), ...round];
};
