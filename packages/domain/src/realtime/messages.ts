import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { coalesce } from './coalesce';
import type { RealtimeMessage, RealtimeMessageType } from '../contracts';

/** A message of one type. */
export type MessageOf<T extends RealtimeMessageType> = Extract<RealtimeMessage, { type: T }>;

/** Messages for the user arrived, in their order. */
export const messagesArrived = createEvent<readonly RealtimeMessage[]>();

type SingleMessage = Exclude<RealtimeMessage, MessageOf<'sms_received'>>;

const messageArrived = createEvent<SingleMessage>();

/** SMS between which no number was bought or ended, in their order. */
export const smsArrived = createEvent<readonly MessageOf<'sms_received'>[]>();

/** What becomes of a number must be told in its place among the SMS. */
const CHANGES_A_NUMBER: ReadonlySet<RealtimeMessageType> = new Set([
  'number_purchased',
  'number_expired',
  'number_cancelled',
  'number_completed',
]);

/**
 * Fires once per message that still counts at the end of its frame. SMS are told together, whatever else came between
 * them: in a storm the numbers are then written once per frame. What is about numbers keeps its order.
 */
const passOnFx = createEffect((messages: readonly RealtimeMessage[]): void => {
  const passOn = scopeBind(messageArrived);
  const passOnSms = scopeBind(smsArrived);
  let together: MessageOf<'sms_received'>[] = [];
  const passOnTogether = (): void => {
    if (together.length > 0) passOnSms(together);
    together = [];
  };
  for (const message of coalesce(messages)) {
    if (message.type === 'sms_received') {
      together.push(message);
      continue;
    }
    if (CHANGES_A_NUMBER.has(message.type)) passOnTogether();
    passOn(message);
  }
  passOnTogether();
});

sample({ clock: messagesArrived, target: passOnFx });

/** The messages of one type; for SMS see `smsArrived`. */
export const messagesOf = <T extends SingleMessage['type']>(type: T) =>
  messageArrived.filter({ fn: (message): message is MessageOf<T> => message.type === type });
