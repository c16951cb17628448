import { createStore } from 'effector';
import { cancelPayment, verifyPayment } from '../../contracts/deposits-calls';
import { createClientFx } from '../../api/client/operation-fx';
import type { ResultFor } from '../../contracts';

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
