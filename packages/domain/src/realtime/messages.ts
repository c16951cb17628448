import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { coalesce } from './coalesce';
import type { RealtimeMessage, RealtimeMessageType } from '../contracts';

/** A message of one type. */
export type MessageOf<T extends RealtimeMessageType> = Extract<RealtimeMessage, { type: T }>;

/** Messages for the user arrived, in their order. */
export const messagesArrived = createEvent<readonly RealtimeMessage[]>();

type SingleMessage = Exclude<RealtimeMessage, MessageOf<'sms_received'>>;

const messageArrived = createEvent<SingleMessage>();

/** SMS with no other message between them, in their order. */
export const smsArrived = createEvent<readonly MessageOf<'sms_received'>[]>();

/**
 * Fires once per message that still counts at the end of its frame. SMS that follow one another are told together: in a
 * storm the numbers are then written once per frame, and no order is lost.
 */
const passOnFx = createEffect((messages: readonly RealtimeMessage[]): void => {
  const passOn = scopeBind(messageArrived, { safe: true });
  const passOnSms = scopeBind(smsArrived, { safe: true });
  let together: MessageOf<'sms_received'>[] = [];
  const passOnTogether = (): void => {
    if (together.length > 0) passOnSms(together);
    together = [];
  };
  for (const message of coalesce(messages)) {
    if (message.type === 'sms_received') together.push(message);
    else {
      passOnTogether();
      passOn(message);
    }
  }
  passOnTogether();
});

sample({ clock: messagesArrived, target: passOnFx });

/** The messages of one type; for SMS see `smsArrived`. */
export const messagesOf = <T extends SingleMessage['type']>(type: T) =>
  messageArrived.filter({ fn: (message): message is MessageOf<T> => message.type === type });
