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

/** True for messages that change a number: they are dispatched in their order among the SMS. */
const changesNumber = ({ type }: SingleMessage): boolean => type.startsWith('number_');

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
    if (changesNumber(message)) flushSms();
    dispatch(message);
  }
  flushSms();
});

sample({ clock: messagesArrived, target: dispatchFx });

/** The messages of one type; for SMS see `smsArrived`. */
export const messagesOf = <T extends SingleMessage['type']>(type: T) =>
  messageArrived.filter({ fn: (message): message is MessageOf<T> => message.type === type });
