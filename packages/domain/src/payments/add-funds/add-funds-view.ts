import { QUICK_DEPOSITS_NGN } from '../../limits/tuning';
import { SHORT_DECIMALS, USD_PRICE_DECIMALS } from '../../limits/spec';
import { type DepositAmount, $depositAmount } from './add-funds-form';
import { formatWholeNaira, formatNaira, formatRate, formatUsd } from '../../lib/format/money';
import { combine } from 'effector';
import { $depositAttempt } from './deposit-attempt';
import { $shortfallNgn } from './shortfall';
import { $exchangeRate } from '../exchange-rate';
import { $quote, $quoteUnavailable } from './quote';

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

/** The displayed quote: value of the amount, exchange rate and margin (spec §1). */
export type QuoteView =
  | { readonly kind: 'none' | 'calculating' | 'failed' }
  | {
      readonly kind: 'known';
      /** The amount on screen, for example '₦1,000'. */
      readonly pays: string;
      /** The margin in it, for example '₦10'; undefined when the server sends none. */
      readonly fee: string | undefined;
      /** USD, 2 decimals; 4 while it has to cover a price. */
      readonly usd: string;
      /** For example '1 USD = ₦1,535.20'. */
      readonly rate: string;
      /** For example '1%'; undefined when the server sends none. */
      readonly margin: string | undefined;
    };

/** A whole amount without decimals, as the user types it: '₦1,000', '₦150.50'. */
const payText = (ngn: number): string => (Number.isInteger(ngn) ? formatWholeNaira(ngn) : formatNaira(ngn));

/** Rounded to whole naira, unless it is less than one: '₦10', '₦0.99'. */
const feeText = (ngn: number): string => (ngn < 1 ? formatNaira(ngn) : formatWholeNaira(ngn));

/** The market rate, for example '1 USD = ₦1,520.00'; null while unknown. */
export const $marketRateText = $exchangeRate.map((rate) => (rate === null ? null : formatRate(rate)));

/** The offered amounts, with the selected one. */
export const $quickDeposits = combine($depositAmount, $shortfallNgn, quickDeposits);

/** The quote for the amount on screen. */
export const $quoteView = combine(
  $quote,
  $quoteUnavailable,
  $shortfallNgn,
  (quote, missing, shortfall): QuoteView => {
    if (quote === null) return { kind: missing };
    return {
      kind: 'known',
      pays: payText(quote.ngn),
      // The rate contains the margin: it is that part of 100 % and the margin.
      fee: quote.margin === null ? undefined : feeText((quote.ngn * quote.margin) / (100 + quote.margin)),
      usd: formatUsd(quote.usdAmount, shortfall === null ? SHORT_DECIMALS : USD_PRICE_DECIMALS),
      rate: formatRate(quote.rate),
      margin: quote.margin === null ? undefined : `${quote.margin}%`,
    };
  },
);

/** Progress of the deposit being opened; null when there is none. */
export const $depositProgress = $depositAttempt.map((attempt) => {
  if (attempt === null) return null;
  return attempt.phase === 'sending' ? 'creating' : attempt.phase;
});
