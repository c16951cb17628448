import { QUICK_DEPOSITS_NGN } from '../../../../limits';
import type { DepositAmount } from '../../../../rules/payments/deposit-amount';
import { formatWholeNaira } from '../../../../rules/format/money';

/** An amount offered beside the amount field of Add Funds. */
export interface QuickDeposit {
  /** For example '₦2,000'. Different for each. */
  readonly label: string;
  /** What a user would type for it: without the comma of the label, which reads as a decimal separator. */
  readonly text: string;
  /** Whether the field holds this amount, however it is written. */
  readonly isChosen: boolean;
}

/**
 * The offered amounts, and which of them the field holds (spec §2, Add Funds).
 * @param shortfallNgn what the number chosen in the wizard costs beyond the balance, in whole naira; null for nothing
 */
export const quickDeposits = (
  amount: DepositAmount,
  shortfallNgn: number | null,
): readonly QuickDeposit[] => {
  const offer = (ngn: number, label: string): QuickDeposit => ({
    label,
    text: String(ngn),
    // Stryker disable next-line ConditionalExpression: for the compiler; what is not valid has no `ngn`.
    isChosen: amount.kind === 'valid' && amount.ngn === ngn,
  });
  const round = QUICK_DEPOSITS_NGN.map((ngn) => offer(ngn, formatWholeNaira(ngn)));
  return shortfallNgn === null
    ? round
    : // The rate may move before the payment arrives, so no more is promised than 'about'.
      [offer(shortfallNgn, `Cover what is missing: about ${formatWholeNaira(shortfallNgn)}`), ...round];
};
