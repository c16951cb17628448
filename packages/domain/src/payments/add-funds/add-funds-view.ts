import { QUICK_DEPOSITS_NGN } from '../../limits/tuning';
import { SHORT_DECIMALS, USD_PRICE_DECIMALS } from '../../limits/spec';
import type { MutationAttempt } from '../../api/money-call/mutation-attempt';
import { formatWholeNaira, formatNaira, formatRate, formatUsd } from '../../lib/format/money';
import { payableNgn } from './deposit-amount';
import type { Quote } from './quote';

/**
 * The amounts offered beside the amount field, with the selected one (spec §2, Add Funds).
 *
 * @param amount as typed
 *
 * @param shortfallNgn shortfall of the number selected in the wizard, in whole naira; null without one
 */
export const quickDeposits = (amount: string, shortfallNgn: number | null) => {
  const offer = (ngn: number, label: string) => ({
    label,
    /** Text for the field. */
    text: String(ngn),
    /** True if the field contains this amount in any form. */
    isChosen: payableNgn(amount) === ngn,
  });
  const round = QUICK_DEPOSITS_NGN.map((ngn) => offer(ngn, formatWholeNaira(ngn)));
  return shortfallNgn === null
    ? round
    : // The rate may move before the payment arrives, so no more is promised than 'about'.
      [offer(shortfallNgn, `Cover the shortfall: about ${formatWholeNaira(shortfallNgn)}`), ...round];
};

/** A whole amount without decimals, as the user types it: '₦1,000', '₦150.50'. */
const payText = (ngn: number): string => (Number.isInteger(ngn) ? formatWholeNaira(ngn) : formatNaira(ngn));

/** Rounded to whole naira, unless it is less than one: '₦10', '₦0.99'. */
const feeText = (ngn: number): string => (ngn < 1 ? formatNaira(ngn) : formatWholeNaira(ngn));

/** What is known of the quote for an amount. */
interface QuoteFacts {
  readonly quote: Quote | null;
  readonly isLoading: boolean;
  /** As typed. */
  readonly amount: string;
  /** Naira that cover the price of the number selected in the wizard; null without a shortfall. */
  readonly shortfall: number | null;
}

/** The quote for the amount on screen. */
export const quoteView = ({ quote, isLoading, amount, shortfall }: QuoteFacts) => {
  if (quote === null) {
    if (payableNgn(amount) === null) return { kind: 'none' as const };
    return { kind: isLoading ? ('calculating' as const) : ('failed' as const) };
  }
  return {
    kind: 'known' as const,
    /** The amount on screen, for example '₦1,000'. */
    pays: payText(quote.ngn),
    // The rate contains the margin: it is that part of 100 % and the margin.
    fee: quote.margin === null ? undefined : feeText((quote.ngn * quote.margin) / (100 + quote.margin)),
    /** USD, 2 decimals; 4 while it has to cover a price. */
    usd: formatUsd(quote.usdAmount, shortfall === null ? SHORT_DECIMALS : USD_PRICE_DECIMALS),
    /** For example '1 USD = ₦1,535.20'. */
    rate: formatRate(quote.rate),
    /** For example '1%'; undefined when the server sends none. */
    margin: quote.margin === null ? undefined : `${quote.margin}%`,
  };
};

/** Progress of the deposit being opened; undefined when there is none. */
export const depositProgress = (attempt: Pick<MutationAttempt<unknown>, 'phase'> | null) =>
  attempt?.phase === 'sending' ? 'creating' : attempt?.phase;
