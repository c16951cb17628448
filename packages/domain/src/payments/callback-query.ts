/** Callback parameters of the payment provider (spec §2). */
export interface ProviderCallback {
  /** The provider's status, in lower case. A hint and not proof: an address can be typed by hand. */
  readonly status: string;
  readonly txRef: string;
}

const PARAMETERS = ['status', 'tx_ref', 'transaction_id'] as const;

/**
 * Parses a provider callback from an address; null without a tx_ref. The returned `address` is the same one
 * without the three parameters: all others and the hash stay. The server may have put an optimistic status
 * into the address it gave to the provider, which appends its own: the last one counts.
 */
export const parseProviderCallback = (
  address: string,
): { readonly paymentReturn: ProviderCallback; readonly address: string } | null => {
  const url = new URL(address);
  const last = (name: string): string => url.searchParams.getAll(name).at(-1) ?? '';
  const txRef = last('tx_ref');
  if (txRef === '') return null;
  const status = last('status').toLowerCase();
  for (const name of PARAMETERS) url.searchParams.delete(name);
  return { paymentReturn: { status, txRef }, address: url.href };
};
