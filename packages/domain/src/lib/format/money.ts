import { SHORT_DECIMALS, USD_PRICE_DECIMALS } from '../../limits/spec';
import { USD_MICRO_DECIMALS } from '../../limits/tuning';
import { memoizeOnce } from './memoize-once';

const UNKNOWN_AMOUNT = '—';

// Formatters are made once: making one per amount is 50 times slower. All amounts share one rounding
// (down to cents, else half away from zero), so that the same balance never differs between header and card.
const createFormatter = (currency: 'USD' | 'NGN', decimals: number) =>
  memoizeOnce(
    () =>
      new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        // No '-0.00' for an amount that rounds to zero.
        signDisplay: 'negative',
      }),
  );

const usdFormatters = {
  2: createFormatter('USD', SHORT_DECIMALS),
  4: createFormatter('USD', USD_PRICE_DECIMALS),
} as const;
const exactUsdFormatter = createFormatter('USD', USD_MICRO_DECIMALS);

const nairaFormatter = createFormatter('NGN', SHORT_DECIMALS);
const wholeNairaFormatter = createFormatter('NGN', 0);

const isKnown = (amount: number | null): amount is number => Number.isFinite(amount);

const formatWith = (formatter: () => Intl.NumberFormat, amount: number | null): string =>
  isKnown(amount) ? formatter().format(amount) : UNKNOWN_AMOUNT;

/**
 * A USD amount, for example `$1,234.5000` (spec §9). Never rounded up to two decimals: nobody gets more than
 * is there.
 * @param amount USD; null or not finite reads '—'.
 * @param decimals 4 for prices, spent amounts and balances (default), 2 for deposits and the narrow header.
 */
export const formatUsd = (amount: number | null, decimals: 2 | 4 = USD_PRICE_DECIMALS): string =>
  formatWith(
    usdFormatters[decimals],
    decimals === 2 && isKnown(amount) ? -roundUp(-amount, decimals) : amount,
  );

/** A USD amount with six decimals, for example `$0.024690`; null where the four of a price say the same. */
export const formatExactUsd = (usd: number): string | null => {
  const micros = usdToMicros(usd);
  return micros % 10 ** (USD_MICRO_DECIMALS - USD_PRICE_DECIMALS) === 0
    ? null
    : formatWith(exactUsdFormatter, microsToUsd(micros));
};

/** An amount or a difference of two, rounded up to so many decimals. */
export const roundUp = (amount: number, decimals: number): number => {
  const steps = 10 ** decimals;
  // Decimals and their differences are off by less than this, which must not make them a step larger.
  return Math.ceil(amount * steps - 1e-6) / steps;
};

/** Formats a shortfall. Rounded up: depositing the displayed amount is always enough, and it is never 0. */
export const formatShortfall = (usd: number): string => formatUsd(roundUp(usd, USD_PRICE_DECIMALS));

/** A naira amount with 2 decimals, `₦1,000.00` (spec §9). Null or not finite reads '—'. */
export const formatNaira = (amount: number | null): string => formatWith(nairaFormatter, amount);

/** An exchange rate, `1 USD = ₦1,535.20`. `rate`: naira for one US dollar. */
export const formatRate = (rate: number): string => `1 USD = ${formatNaira(rate)}`;

/** A naira amount without decimals, `₦2,000`: for round amounts the product names itself, none paid. */
export const formatWholeNaira = (amount: number): string => formatWith(wholeNairaFormatter, amount);

const PARTS = 10 ** USD_MICRO_DECIMALS;

/** An amount in whole millionths of a dollar: sums of these are exact, of dollars not (0.1 + 0.2). */
export const usdToMicros = (usd: number): number => Math.round(usd * PARTS);

export const microsToUsd = (micros: number): number => micros / PARTS;

/** A change of an amount with its sign, for example '+$5.0000' or '−$0.1200'. */
export const formatUsdChange = (usd: number): string => `${usd < 0 ? '−' : '+'}${formatUsd(Math.abs(usd))}`;

/** Form of `formatUsd`, without a sign. */
const USD = /^\$([\d,]+\.\d+)$/;

/**
 * About so much naira, for example '≈ ₦76', for a displayed USD amount; undefined for a text that
 * is none. For information: no check and no call uses it (decision 0124).
 *
 * @param usd for example '$0.0500', so that both amounts agree
 * @param rate naira for one US dollar
 */
export const approximateNaira = (usd: string, rate: number): string | undefined => {
  const amount = USD.exec(usd)?.[1];
  if (amount === undefined) return undefined;
  const naira = Number(amount.replaceAll(',', '')) * rate;
  // A positive amount is never shown as 0.
  return `≈ ${formatWholeNaira(naira > 0 ? Math.max(1, naira) : 0)}`;
};
