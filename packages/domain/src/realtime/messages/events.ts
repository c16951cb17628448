import { createEvent, sample } from 'effector';
import { messagesOf, type MessageOf } from './dispatch';

export { smsReceived, type ReceivedSms } from './dispatch';

/** A number's life ended without an SMS. */
export const numberExpired = createEvent<MessageOf<'number_expired'>['data']>();

/** A number was bought, here or elsewhere. */
export const numberPurchased = createEvent<MessageOf<'number_purchased'>['data']>();

/** The user cancelled a number, here or elsewhere. */
export const numberCancelledByUser = createEvent<MessageOf<'number_cancelled'>['data']>();

/** The user completed a number, here or elsewhere. */
export const numberCompletedByUser = createEvent<MessageOf<'number_completed'>['data']>();

/** A provider webhook changed a number; the message does not contain the fields. */
export const numberUpdatedByWebhook = createEvent();

/** The balance changed. `balance` in USD; null when the server sent no number, which asks for a reload. */
export const balanceUpdated = createEvent<MessageOf<'balance_updated'>['data']>();

/** The connection is back after a gap: messages sent meanwhile are lost, so lists reload. */
export const reconnected = createEvent();

/**
 * The provider was paid. `references`: everything in the frame that may be the deposit's tx_ref; `settlementAmount`
 * in USD.
 */
export const paymentSucceeded = createEvent<MessageOf<'payment_successful'>['data']>();

/** A payment failed; `reason` in the server's words. */
export const paymentFailed = createEvent<MessageOf<'payment_failed'>['data']>();

/** The provider paid out the collected money; the message does not contain the deposits. */
export const settlementCompleted = createEvent();

/** The server verifies a payment with the provider. */
export const verificationStarted = createEvent<MessageOf<'payment_verification_started'>['data']>();

/** The provider answered. */
export const verificationCompleted = createEvent<MessageOf<'payment_verification_completed'>['data']>();

sample({ clock: messagesOf('number_expired'), fn: ({ data }) => data, target: numberExpired });
sample({ clock: messagesOf('number_cancelled'), fn: ({ data }) => data, target: numberCancelledByUser });
sample({ clock: messagesOf('number_completed'), fn: ({ data }) => data, target: numberCompletedByUser });
sample({ clock: messagesOf('number_purchased'), fn: ({ data }) => data, target: numberPurchased });
sample({ clock: messagesOf('sms_webhook_update'), target: numberUpdatedByWebhook });
sample({ clock: messagesOf('balance_updated'), fn: ({ data }) => data, target: balanceUpdated });
sample({ clock: messagesOf('payment_successful'), fn: ({ data }) => data, target: paymentSucceeded });
sample({ clock: messagesOf('payment_failed'), fn: ({ data }) => data, target: paymentFailed });
sample({ clock: messagesOf('settlement_completed'), target: settlementCompleted });
sample({
  clock: messagesOf('payment_verification_started'),
  fn: ({ data }) => data,
  target: verificationStarted,
});
sample({
  clock: messagesOf('payment_verification_completed'),
  fn: ({ data }) => data,
  target: verificationCompleted,
});
