import { MAX_PRICE_LIMIT_USD } from '../../limits/spec';
import { readTypedAmount, USE_A_POINT } from '../../lib/format/typed-amount';

/** A typed maximum price: a limit in USD, no limit, or why it is invalid. */
export type MaxPrice =
  | { readonly kind: 'none' }
  | { readonly kind: 'limit'; readonly usd: number }
  | { readonly kind: 'invalid'; readonly message: string };

/**
 * Reads the maximum price as typed (spec §2). Empty means no limit and 0 is a real limit. Any number of decimals
 * is taken, the step of 0.001 being a hint. What cannot be read is never taken for 'no limit'.
 */
export const parseMaxPrice = (text: string): MaxPrice => {
  if (text === '') return { kind: 'none' };
  const amount = readTypedAmount(text, '$');
  if (amount.kind === 'comma') return { kind: 'invalid', message: USE_A_POINT };
  if (amount.kind === 'number' && amount.value <= MAX_PRICE_LIMIT_USD)
    return { kind: 'limit', usd: amount.value };
  return { kind: 'invalid', message: `Maximum price must be a number from 0 to ${MAX_PRICE_LIMIT_USD}` };
};
