import { createEffect, createEvent, sample, scopeBind } from 'effector';
import type { RealtimeMessage, RealtimeMessageType } from '../../contracts/messages';
import { $clock, $serverOffsetMs } from '../../lib/time/clock';
import { mergeReports } from './balance-report';

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

/**
 * What of several messages in one frame counts. Only the `latest` of those that contain a whole state, or only require
 * a reload; those that change a number `in order` with the SMS, and each of the others.
 */
const IN_A_FRAME: Partial<Record<RealtimeMessageType, 'latest' | 'in order'>> = {
  connection_established: 'latest',
  number_purchased: 'in order',
  balance_updated: 'latest',
  number_expired: 'in order',
  number_cancelled: 'in order',
  number_completed: 'in order',
  sms_webhook_update: 'latest',
  settlement_completed: 'latest',
  rate_limit_warning: 'latest',
};

/** Merges a later balance with the earlier one, so that a rise is announced once and in full. */
const mergeWithEarlier = (earlier: SingleMessage | undefined, later: SingleMessage): SingleMessage =>
  earlier?.type === 'balance_updated' && later.type === 'balance_updated'
    ? { ...later, data: mergeReports(earlier.data, later.data) }
    : later;

/**
 * Fires the messages of one frame, so that a flood writes each state once per frame and not once per message: SMS are
 * fired together, except that messages about numbers keep their order among them, and states once, at the end.
 */
const dispatchFx = createEffect(({ messages, receivedAt }: Arrival): void => {
  const dispatch = scopeBind(messageArrived);
  const dispatchSms = scopeBind(smsReceived);
  const states = new Map<RealtimeMessageType, SingleMessage>();
  let pendingSms: ReceivedSms[] = [];
  const flushSms = (): void => {
    if (pendingSms.length > 0) dispatchSms(pendingSms);
    pendingSms = [];
  };
  for (const message of messages) {
    if (message.type === 'sms_received') {
      pendingSms.push({ ...message.data, highPriority: message.highPriority, receivedAt });
    } else if (IN_A_FRAME[message.type] === 'latest') {
      states.set(message.type, mergeWithEarlier(states.get(message.type), message));
    } else {
      if (IN_A_FRAME[message.type] === 'in order') flushSms();
      dispatch(message);
    }
  }
  flushSms();
  states.forEach((message) => dispatch(message));
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
