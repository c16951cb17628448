import { MAX_PRICE_LIMIT_USD } from '../limits/spec';
import { formatExactUsd, formatUsd } from '../lib/format/money';
import { readTypedAmount, USE_A_POINT } from '../lib/format/typed-amount';

/** A typed maximum price: a limit in USD, no limit, or why it is invalid. */
export type MaxPrice =
  | { readonly kind: 'none' }
  | { readonly kind: 'limit'; readonly usd: number }
  | { readonly kind: 'invalid'; readonly message: string };

/**
 * Reads the maximum price as typed (spec §2). Empty means no limit and 0 is a real limit. Any number of
 * decimals is taken, the step of 0.001 being a hint. What cannot be read is never taken for 'no limit'.
 */
export const parseMaxPrice = (text: string): MaxPrice => {
  if (text === '') return { kind: 'none' };
  const amount = readTypedAmount(text, '$');
  if (amount.kind === 'comma') return { kind: 'invalid', message: USE_A_POINT };
  if (amount.kind === 'number' && amount.value <= MAX_PRICE_LIMIT_USD)
    return { kind: 'limit', usd: amount.value };
  return { kind: 'invalid', message: `Maximum price must be a number from 0 to ${MAX_PRICE_LIMIT_USD}` };
};

/** Why a maximum price blocks a purchase, with the text for the user (spec §5). */
export interface MaxPriceProblem {
  readonly reason: 'invalid-maximum' | 'above-maximum';
  readonly text: string;
}

/** Checks a maximum price as typed against the price of the selection, in USD; null while that is unknown. */
export const checkMaxPrice = (typed: string, price: number | null): MaxPriceProblem | null => {
  const maximum = parseMaxPrice(typed);
  if (maximum.kind === 'invalid') return { reason: 'invalid-maximum', text: maximum.message };
  if (maximum.kind === 'none' || price === null || maximum.usd >= price) return null;
  const shown = formatExactUsd(price) ?? formatUsd(price);
  return {
    reason: 'above-maximum',
    text: `Price ${shown} exceeds your maximum of ${formatUsd(maximum.usd)}`,
  };
};

/** The most that a purchase at this price may cost, in USD: an own maximum above it is sent as typed. */
export const mostCharged = (typed: string, price: number): number => {
  const maximum = parseMaxPrice(typed);
  return maximum.kind === 'limit' ? Math.max(maximum.usd, price) : price;
};
