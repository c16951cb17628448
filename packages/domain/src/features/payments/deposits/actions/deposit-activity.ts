import { combine } from 'effector';
import { $serverVerifications } from './server-verifications';
import { $callsInFlight } from './payment-calls';

/** What is going on with a payment. */
export type DepositActivity = 'verifying' | 'cancelling';

/**
 * What is going on with each payment, by tx_ref: the calls of this page, and the verifications the server announced.
 */
export const $depositActivity = combine(
  $callsInFlight,
  $serverVerifications,
  (calls, announced): ReadonlyMap<string, DepositActivity> =>
    new Map([...[...announced.keys()].map((txRef) => [txRef, 'verifying'] as const), ...calls]),
);

/** How many payments are being verified (spec §2, live banner). */
export const $verifyingCount = $depositActivity.map(
  (busy) => [...busy.values()].filter((what) => what === 'verifying').length,
);
