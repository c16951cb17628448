import { createEvent } from 'effector';
import type { RealtimeMessage, RealtimeMessageType } from '../contracts';

type MessageData<T extends RealtimeMessageType> = Extract<RealtimeMessage, { type: T }>['data'];

/** An SMS came in for one of the user's numbers. */
export const smsReceived = createEvent<MessageData<'sms_received'>>();

/** A number's life ended without an SMS. */
export const numberExpired = createEvent<MessageData<'number_expired'>>();

/** A number was bought, here or in another tab. */
export const numberPurchased = createEvent();

/** The server changed a number on the provider's word; which fields is not said. */
export const numberUpdatedByWebhook = createEvent();

/** The balance changed. `balance` in USD; null when the server sent no number, which asks for a reload. */
export const balanceUpdated = createEvent<MessageData<'balance_updated'>>();

/** The connection is back after a gap: whatever was sent meanwhile is lost, so lists load anew. */
export const reconnected = createEvent();
