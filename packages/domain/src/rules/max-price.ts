/** A typed maximum price: a limit in USD, no limit, or no amount at all. */
export type MaxPrice =
  { readonly kind: 'none' } | { readonly kind: 'limit'; readonly usd: number } | { readonly kind: 'invalid' };

/**
 * Reads the maximum price as typed (spec §2). Empty means no limit and 0 is a real limit. Only plain
 * decimals count: `1e5`, `0x10`, signs and blanks would mean something else than they look like.
 * Any number of decimals is taken, the step of 0.001 being a hint.
 */
export const parseMaxPrice = (text: string): MaxPrice => {
  if (text === '') return { kind: 'none' };
  const usd = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(usd) ? { kind: 'limit', usd } : { kind: 'invalid' };
};
