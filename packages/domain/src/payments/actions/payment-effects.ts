import { createStore, combine } from 'effector';
import { cancelPayment, verifyPayment } from '../../contracts/deposits-calls';
import { createClientFx } from '../../api/client/operation-fx';
import type { ResultFor } from '../../contracts/operations';
import { $serverVerifications } from './server-verifications';

interface PaymentCall {
  readonly txRef: string;
}

/** A question to the provider, through the server. */
export interface Verification extends PaymentCall {
  /** True right after the provider callback. */
  readonly isCallback: boolean;
}

/** Verifies a payment with the provider. */
export const verifyFx = createClientFx<Verification, ResultFor<'verifyPayment'>>((client, { txRef }) =>
  client.call(verifyPayment, { params: { txRef } }),
);

/** Cancels a payment. */
export const cancelFx = createClientFx<PaymentCall, null>((client, { txRef }) =>
  client.call(cancelPayment, { params: { txRef } }),
);

/** Calls of this page about a payment, by tx_ref: at most one per payment at a time. */
export const $callsInFlight = createStore<ReadonlyMap<string, 'verifying' | 'cancelling'>>(new Map())
  .on(verifyFx, (calls, { txRef }) => new Map([...calls, [txRef, 'verifying']]))
  .on(cancelFx, (calls, { txRef }) => new Map([...calls, [txRef, 'cancelling']]))
  .on(
    [verifyFx.finally, cancelFx.finally],
    (calls, { params: { txRef } }) => new Map([...calls].filter(([ref]) => ref !== txRef)),
  );

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
