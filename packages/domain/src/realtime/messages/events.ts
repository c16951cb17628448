import { createEvent } from 'effector';
import type { RealtimeMessage, RealtimeMessageType } from '../../contracts/messages';

type ContentOf<T extends RealtimeMessageType> = Extract<RealtimeMessage, { type: T }>['data'];

/** An SMS for one of the user's numbers. `receivedAt`: server time, ms since 1970. */
export type ReceivedSms = ContentOf<'sms_received'> &
  Pick<RealtimeMessage, 'highPriority'> & { readonly receivedAt: number };

/** SMS between which no number was bought or ended, in their order. */
export const smsReceived = createEvent<readonly ReceivedSms[]>();

/** The server accepts the connection. */
export const connectionEstablished = createEvent();

/** A number's life ended without an SMS. */
export const numberExpired = createEvent<ContentOf<'number_expired'>>();

/** A number was bought, here or elsewhere. */
export const numberPurchased = createEvent<ContentOf<'number_purchased'>>();

/** The user cancelled a number, here or elsewhere. */
export const numberCancelledByUser = createEvent<ContentOf<'number_cancelled'>>();

/** The user completed a number, here or elsewhere. */
export const numberCompletedByUser = createEvent<ContentOf<'number_completed'>>();

/** A provider webhook changed a number; the message does not contain the fields. */
export const numberUpdatedByWebhook = createEvent();

/** The balance changed. `balance` in USD; null when the server sent no number, which asks for a reload. */
export const balanceUpdated = createEvent<ContentOf<'balance_updated'>>();

/** The connection is back after a gap: messages sent meanwhile are lost, so lists reload. */
export const reconnected = createEvent();

/** The provider was paid. `references`: whatever may be the tx_ref; `settlementAmount` in USD. */
export const paymentSucceeded = createEvent<ContentOf<'payment_successful'>>();

/** A payment failed; `reason` in the server's words. */
export const paymentFailed = createEvent<ContentOf<'payment_failed'>>();

/** The provider paid out the collected money; the message does not contain the deposits. */
export const settlementCompleted = createEvent();

/** The server verifies a payment with the provider. */
export const verificationStarted = createEvent<ContentOf<'payment_verification_started'>>();

/** The provider answered. */
export const verificationCompleted = createEvent<ContentOf<'payment_verification_completed'>>();

/** The server reports on itself; `message` in its words. */
export const systemStatusReceived = createEvent<ContentOf<'system_status'>>();

/** The server reports an error; `message` in its words. */
export const serverErrorReceived = createEvent<ContentOf<'error'>>();

/** The server will soon refuse calls. */
export const rateLimitApproached = createEvent();
