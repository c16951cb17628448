import { combine } from 'effector';
import { $serverVerifications } from './server-verifications';
import { $callsInFlight } from './payment-effects';

/** Activity of a payment. */
export type DepositActivity = 'verifying' | 'cancelling';

/**
 * Activity of each payment, by tx_ref: the calls of this page, and the verifications announced by the server.
 */
export const $depositActivity = combine(
  $callsInFlight,
  $serverVerifications,
  (calls, announced): ReadonlyMap<string, DepositActivity> =>
    new Map([...[...announced.keys()].map((txRef) => [txRef, 'verifying'] as const), ...calls]),
);

/** Number of payments being verified (spec §2, live banner). */
export const $verifyingCount = $depositActivity.map(
  (busy) => [...busy.values()].filter((what) => what === 'verifying').length,
);
