import type { DepositRow } from '../db/rows';

/** Address of the provider's page for a payment session. The simulation serves it on the origin of the API. */
export const checkoutLink = (apiOrigin: string, { token }: DepositRow): string =>
  `${apiOrigin}/checkout/${token}`;
