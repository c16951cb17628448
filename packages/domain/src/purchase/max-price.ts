import { MAX_PRICE_LIMIT_USD } from '../limits/spec';
import { formatExactUsd, formatUsd } from '../lib/format/money';
import { readTypedAmount, USE_A_POINT } from '../lib/format/typed-amount';

const invalid = (message: string) => ({ kind: 'invalid' as const, message });

/**
 * Reads the maximum price as typed (spec §2), USD. Empty means no limit and 0 is a real limit. Any number of
 * decimals is taken, the step of 0.001 being a hint. What cannot be read is never taken for 'no limit'.
 */
export const parseMaxPrice = (text: string) => {
  if (text === '') return { kind: 'none' as const };
  const amount = readTypedAmount(text, '$');
  if (amount.kind === 'comma') return invalid(USE_A_POINT);
  return amount.kind === 'number' && amount.value <= MAX_PRICE_LIMIT_USD
    ? { kind: 'limit' as const, usd: amount.value }
    : invalid(`Maximum price must be a number from 0 to ${MAX_PRICE_LIMIT_USD}`);
};

/**
 * Why a maximum price as typed blocks a purchase, with the text for the user (spec §5). `price`: that of the
 * selection, in USD; null while it is unknown.
 */
export const checkMaxPrice = (typed: string, price: number | null) => {
  const maximum = parseMaxPrice(typed);
  if (maximum.kind === 'invalid') return { reason: 'invalid-maximum' as const, text: maximum.message };
  if (maximum.kind === 'none' || price === null || maximum.usd >= price) return null;
  const text = `Price ${formatExactUsd(price) ?? formatUsd(price)} exceeds your maximum of ${formatUsd(maximum.usd)}`;
  return { reason: 'above-maximum' as const, text };
};

/** The most that a purchase at this price may cost, in USD: an own maximum above it is sent as typed. */
export const mostCharged = (typed: string, price: number): number => {
  const maximum = parseMaxPrice(typed);
  return maximum.kind === 'limit' ? Math.max(maximum.usd, price) : price;
};
