import { combine } from 'effector';
import { $announcedVerifications } from './server-verifications';
import { $ownCalls } from './payment-calls';

/** What is going on with a payment. */
export type DepositBusyness = 'verifying' | 'cancelling';

/**
 * What is going on with each payment, by tx_ref: the calls of this page, and the verifications the server announced.
 */
export const $busyDeposits = combine(
  $ownCalls,
  $announcedVerifications,
  (calls, announced): ReadonlyMap<string, DepositBusyness> =>
    new Map([...[...announced.keys()].map((txRef) => [txRef, 'verifying'] as const), ...calls]),
);

/** How many payments are being verified (spec §2, live banner). */
export const $verifyingCount = $busyDeposits.map(
  (busy) => [...busy.values()].filter((what) => what === 'verifying').length,
);
