import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { coalesce } from './coalesce';
import type { RealtimeMessage, RealtimeMessageType } from '../contracts';

/** A message of one type. */
export type MessageOf<T extends RealtimeMessageType> = Extract<RealtimeMessage, { type: T }>;

/** Messages for the user arrived, in their order. */
export const messagesArrived = createEvent<readonly RealtimeMessage[]>();

const messageArrived = createEvent<RealtimeMessage>();

/** Fires once per message that still counts at the end of its frame. */
const passOnFx = createEffect((messages: readonly RealtimeMessage[]): void => {
  coalesce(messages).forEach(scopeBind(messageArrived, { safe: true }));
});

sample({ clock: messagesArrived, target: passOnFx });

/** The messages of one type. */
export const messagesOf = <T extends RealtimeMessageType>(type: T) =>
  messageArrived.filter({ fn: (message): message is MessageOf<T> => message.type === type });
