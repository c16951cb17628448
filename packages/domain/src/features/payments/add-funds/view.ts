import { combine } from 'effector';
import { SHORT_DECIMALS } from '../../../limits';
import { formatNaira, formatUsd } from '../../../rules';
import { quickDeposits } from './amount/quick-amounts';
import { $depositAttempt } from './attempt';
import { $depositAmount } from './form';
import { $shortfallNgn } from './amount/shortfall';
import { $exchangeRate } from '../exchange-rate';
import { $quote, $quoteUnavailable } from './amount/quote';

/** The quote as the user sees it: what the amount is worth, at which rate, and the margin in it (spec §1). */
export type QuoteView =
  | { readonly kind: 'none' | 'calculating' | 'failed' }
  | {
      readonly kind: 'known';
      /** USD, 2 decimals. */
      readonly usd: string;
      /** For example '1 USD = ₦1,535.20'. */
      readonly rate: string;
      /** For example '1%'; undefined when the server sends none. */
      readonly margin: string | undefined;
    };

const oneUsd = (ngn: number): string => `1 USD = ${formatNaira(ngn)}`;

/** The market rate, for example '1 USD = ₦1,520.00'; null while unknown. */
export const $marketRateText = $exchangeRate.map((rate) => (rate === null ? null : oneUsd(rate)));

/** The offered amounts, with the selected one. */
export const $quickDeposits = combine($depositAmount, $shortfallNgn, quickDeposits);

/** The quote for the amount on screen. */
export const $quoteView = combine($quote, $quoteUnavailable, (quote, missing): QuoteView => {
  if (quote === null) return { kind: missing };
  return {
    kind: 'known',
    usd: formatUsd(quote.usdAmount, SHORT_DECIMALS),
    rate: oneUsd(quote.rate),
    margin: quote.margin === null ? undefined : `${quote.margin}%`,
  };
});

/** Progress of the deposit being opened; null when there is none. */
export const $depositProgress = $depositAttempt.map((attempt) => {
  if (attempt === null) return null;
  return attempt.phase === 'sending' ? 'creating' : attempt.phase;
});
