import { formatWholeNaira } from './money';

/** Form of `formatUsd`, without a sign. */
const USD = /^\$([\d,]+\.\d+)$/;

/**
 * About so much naira, for example '≈ ₦76', for a USD amount as it is shown; undefined for a text that is no amount. For
 * information: no check and no call uses it (decision 0124).
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
