import { scopeBind, type EventCallable } from 'effector';
import type { RealtimeMessage, RealtimeMessageType } from '../../contracts/messages';
import { createTask } from '../../lib/task';
import { mergeReports } from './balance-report';
import * as events from './events';

type SmsMessage = Extract<RealtimeMessage, { type: 'sms_received' }>;
type SingleMessage = Exclude<RealtimeMessage, SmsMessage>;

/** The event of each type of message; null for those that only the connection reads. */
const EVENTS: {
  readonly [M in SingleMessage as M['type']]: EventCallable<M['data']> | EventCallable<void> | null;
} = {
  connection_established: events.connectionEstablished,
  pong: null,
  auth_error: null,
  number_purchased: events.numberPurchased,
  balance_updated: events.balanceUpdated,
  number_expired: events.numberExpired,
  number_cancelled: events.numberCancelledByUser,
  number_completed: events.numberCompletedByUser,
  sms_webhook_update: events.numberUpdatedByWebhook,
  payment_successful: events.paymentSucceeded,
  payment_failed: events.paymentFailed,
  settlement_completed: events.settlementCompleted,
  payment_verification_started: events.verificationStarted,
  payment_verification_completed: events.verificationCompleted,
  system_status: events.systemStatusReceived,
  error: events.serverErrorReceived,
  rate_limit_warning: events.rateLimitApproached,
};

/**
 * What of several messages in one frame counts. Only the `latest` of those that contain a whole state, or
 * only require a reload; those that change a number `in order` with the SMS, and each of the others.
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
 * Messages for the user arrived, in their order, those of one frame together: fires an event of `events` for
 * each, so that a flood writes each state once per frame. SMS are fired together, except that messages about
 * numbers keep their order among them, and states once, at the end.
 */
export const messagesArrived = createTask(({ time }, messages: readonly RealtimeMessage[]) => {
  const receivedAt = time.onServer();
  const dispatchSms = scopeBind(events.smsReceived);
  const dispatch = scopeBind(({ type, data }: SingleMessage) => {
    // The table gives each type an event of its content.
    (EVENTS[type] as EventCallable<unknown> | null)?.(data);
  });
  const states = new Map<RealtimeMessageType, SingleMessage>();
  let pendingSms: events.ReceivedSms[] = [];
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
