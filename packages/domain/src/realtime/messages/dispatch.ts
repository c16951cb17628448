import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { coalesce } from './coalesce';
import type { RealtimeMessage, RealtimeMessageType } from '../../contracts';

/** A message of one type. */
export type MessageOf<T extends RealtimeMessageType> = Extract<RealtimeMessage, { type: T }>;

/** Messages for the user arrived, in their order. */
export const messagesArrived = createEvent<readonly RealtimeMessage[]>();

type SingleMessage = Exclude<RealtimeMessage, MessageOf<'sms_received'>>;

const messageArrived = createEvent<SingleMessage>();

/** SMS between which no number was bought or ended, in their order. */
export const smsArrived = createEvent<readonly MessageOf<'sms_received'>[]>();

/**
 * True for message types that change a number: they are passed on in their order among the SMS. A new message type has
 * to be added here before it compiles.
 */
const CHANGES_A_NUMBER: Readonly<Record<SingleMessage['type'], boolean>> = {
  connection_established: false,
  pong: false,
  auth_error: false,
  number_purchased: true,
  balance_updated: false,
  number_expired: true,
  number_cancelled: true,
  number_completed: true,
  sms_webhook_update: false,
  payment_successful: false,
  payment_failed: false,
  settlement_completed: false,
  payment_verification_started: false,
  payment_verification_completed: false,
  system_status: false,
  error: false,
  rate_limit_warning: false,
};

/**
 * Fires once per coalesced message at the end of its frame. SMS are fired together, whatever came between
 * them: in a flood the numbers are then written once per frame. Messages about numbers keep their order.
 */
const dispatchFx = createEffect((messages: readonly RealtimeMessage[]): void => {
  const dispatch = scopeBind(messageArrived);
  const dispatchSms = scopeBind(smsArrived);
  let pendingSms: MessageOf<'sms_received'>[] = [];
  const flushSms = (): void => {
    if (pendingSms.length > 0) dispatchSms(pendingSms);
    pendingSms = [];
  };
  for (const message of coalesce(messages)) {
    if (message.type === 'sms_received') {
      pendingSms.push(message);
      continue;
    }
    if (CHANGES_A_NUMBER[message.type]) flushSms();
    dispatch(message);
  }
  flushSms();
});

sample({ clock: messagesArrived, target: dispatchFx });

/** The messages of one type; for SMS see `smsArrived`. */
export const messagesOf = <T extends SingleMessage['type']>(type: T) =>
  messageArrived.filter({ fn: (message): message is MessageOf<T> => message.type === type });
