import type { DepositRow } from '../db/rows';

/** Path of the provider's page for a payment session. */
export const checkoutPath = (token: string): string => `/checkout/${token}`;

/** Address of the provider's page. The simulation serves it on the origin of the API. */
export const checkoutLink = (apiOrigin: string, { token }: DepositRow): string =>
  apiOrigin + checkoutPath(token);
