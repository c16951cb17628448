import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { coalesce } from './coalesce';
import type { RealtimeMessage, RealtimeMessageType } from '../../contracts';
import { $clock, $serverOffsetMs } from '../../lib/time/clock';

/** A message of one type. */
export type MessageOf<T extends RealtimeMessageType> = Extract<RealtimeMessage, { type: T }>;

/** Messages for the user arrived, in their order. */
export const messagesArrived = createEvent<readonly RealtimeMessage[]>();

type SingleMessage = Exclude<RealtimeMessage, MessageOf<'sms_received'>>;

const messageArrived = createEvent<SingleMessage>();

/** An SMS for one of the user's numbers. `receivedAt`: server time, ms since 1970. */
export type ReceivedSms = MessageOf<'sms_received'>['data'] &
  Pick<RealtimeMessage, 'highPriority'> & { readonly receivedAt: number };

/** SMS between which no number was bought or ended, in their order. */
export const smsReceived = createEvent<readonly ReceivedSms[]>();

interface Arrival {
  readonly messages: readonly RealtimeMessage[];
  /** Server time, ms since 1970. */
  readonly receivedAt: number;
}

/** True for messages that change a number: they are dispatched in their order among the SMS. */
const changesNumber = ({ type }: SingleMessage): boolean => type.startsWith('number_');

/**
 * Fires once per coalesced message at the end of its frame. SMS are fired together, whatever arrived between
 * them: in a flood the numbers are then written once per frame. Messages about numbers keep their order.
 */
const dispatchFx = createEffect(({ messages, receivedAt }: Arrival): void => {
  const dispatch = scopeBind(messageArrived);
  const dispatchSms = scopeBind(smsReceived);
  let pendingSms: ReceivedSms[] = [];
  const flushSms = (): void => {
    if (pendingSms.length > 0) dispatchSms(pendingSms);
    pendingSms = [];
  };
  for (const message of coalesce(messages)) {
    if (message.type === 'sms_received') {
      pendingSms.push({ ...message.data, highPriority: message.highPriority, receivedAt });
      continue;
    }
    if (changesNumber(message)) flushSms();
    dispatch(message);
  }
  flushSms();
});

sample({
  clock: messagesArrived,
  source: { clock: $clock, offsetMs: $serverOffsetMs },
  fn: ({ clock, offsetMs }, messages) => ({ messages, receivedAt: clock.now() + offsetMs }),
  target: dispatchFx,
});

/** The messages of one type; for SMS see `smsReceived`. */
export const messagesOf = <T extends SingleMessage['type']>(type: T) =>
  messageArrived.filter({ fn: (message): message is MessageOf<T> => message.type === type });
