/** What the payment provider puts into the address on the way back (spec §2). */
export interface PaymentReturn {
  /** The provider's word, in lower case. A hint and no proof: anybody can type an address. */
  readonly status: string;
  readonly txRef: string;
}

const PARAMETERS = ['status', 'tx_ref', 'transaction_id'] as const;

/**
 * Reads a return from the payment provider out of an address; null without a tx_ref. `address` is the same one
 * without the three parameters: all others and the hash stay.
 */
export const readPaymentReturn = (
  address: string,
): { readonly paymentReturn: PaymentReturn; readonly address: string } | null => {
  const url = new URL(address);
  const txRef = url.searchParams.get('tx_ref');
  if (txRef === null || txRef === '') return null;
  const status = (url.searchParams.get('status') ?? '').toLowerCase();
  for (const name of PARAMETERS) url.searchParams.delete(name);
  return { paymentReturn: { status, txRef }, address: url.href };
};
