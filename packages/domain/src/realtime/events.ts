import { createEvent, sample } from 'effector';
import { messagesOf, type MessageOf } from './messages';

/** An SMS came in for one of the user's numbers. */
export const smsReceived = createEvent<MessageOf<'sms_received'>['data']>();

/** A number's life ended without an SMS. */
export const numberExpired = createEvent<MessageOf<'number_expired'>['data']>();

/** A number was bought, here or in another tab. */
export const numberPurchased = createEvent();

/** The server changed a number on the provider's word; which fields is not said. */
export const numberUpdatedByWebhook = createEvent();

/** The balance changed. `balance` in USD; null when the server sent no number, which asks for a reload. */
export const balanceUpdated = createEvent<MessageOf<'balance_updated'>['data']>();

/** The connection is back after a gap: whatever was sent meanwhile is lost, so lists load anew. */
export const reconnected = createEvent();

sample({ clock: messagesOf('sms_received'), fn: ({ data }) => data, target: smsReceived });
sample({ clock: messagesOf('number_expired'), fn: ({ data }) => data, target: numberExpired });
sample({ clock: messagesOf('number_purchased'), fn: () => undefined, target: numberPurchased });
sample({ clock: messagesOf('sms_webhook_update'), fn: () => undefined, target: numberUpdatedByWebhook });
sample({ clock: messagesOf('balance_updated'), fn: ({ data }) => data, target: balanceUpdated });
