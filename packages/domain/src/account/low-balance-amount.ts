import { readDecimalText } from '../lib/format/money';

/** Parses the user's own limit as typed: USD, null for none; with a message where it is not a number. */
export const parseLowBalanceAmount = (
  text: string,
): { readonly usd: number | null; readonly message: string | null } => {
  const usd = readDecimalText(text);
  const isValid = usd !== null || text.trim() === '';
  return { usd, message: isValid ? null : 'Enter an amount in USD, for example 0.50, or leave it empty.' };
};
