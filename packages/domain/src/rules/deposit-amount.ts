import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '../limits';

/** A typed amount of a deposit: none yet, an amount in naira that may be paid, or why it may not. */
export type DepositAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'valid'; readonly ngn: number }
  | { readonly kind: 'invalid'; readonly message: string };

const invalid = (message: string): DepositAmount => ({ kind: 'invalid', message });

/**
 * Reads the amount of a deposit as typed (spec §5). Only plain decimals count: `1e5`, `0x10`, signs and blanks
 * would mean something else than they look like.
 */
export const readDepositAmount = (text: string): DepositAmount => {
  if (text === '') return { kind: 'empty' };
  const ngn = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(ngn) || ngn <= 0) return invalid('Amount must be a positive number');
  if (ngn < DEPOSIT_MIN_NGN) return invalid('Minimum deposit amount is ₦100');
  if (ngn > DEPOSIT_MAX_NGN) return invalid('Maximum deposit amount is ₦1,000,000');
  // Naira are counted in hundredths; a finer amount would be charged otherwise than it was typed.
  if (/\.\d{3,}$/.test(text)) return invalid('Amount can have at most 2 decimals');
  return { kind: 'valid', ngn };
};
