import { createEvent, type EventCallable } from 'effector';
import type { RealtimeMessage, RealtimeMessageType } from '../../contracts/messages';
import { createTask } from '../../lib/task';
import { mergeReports } from './balance-report';

type ContentOf<T extends RealtimeMessageType> = Extract<RealtimeMessage, { type: T }>['data'];

/** An SMS for one of the user's numbers. `receivedAt`: server time, ms since 1970. */
export type ReceivedSms = ContentOf<'sms_received'> &
  Pick<RealtimeMessage, 'highPriority'> & { readonly receivedAt: number };

/** SMS between which no number was bought or ended, in their order. */
export const smsReceived = createEvent<readonly ReceivedSms[]>();

export const connectionEstablished = createEvent();

/** A number's life ended without an SMS. */
export const numberExpired = createEvent<ContentOf<'number_expired'>>();

/** The user bought, cancelled or completed a number, here or elsewhere. */
export const numberPurchased = createEvent<ContentOf<'number_purchased'>>();
export const numberCancelledByUser = createEvent<ContentOf<'number_cancelled'>>();
export const numberCompletedByUser = createEvent<ContentOf<'number_completed'>>();

/** A provider webhook changed a number; the message does not contain the fields. */
export const numberUpdatedByWebhook = createEvent();

/** The balance changed. `balance` in USD; null when the server sent no number, which asks for a reload. */
export const balanceUpdated = createEvent<ContentOf<'balance_updated'>>();

/** The connection is back after a gap: messages sent meanwhile are lost, so lists reload. */
export const reconnected = createEvent();

/** The provider was paid. `references`: whatever may be the tx_ref; `settlementAmount` in USD. */
export const paymentSucceeded = createEvent<ContentOf<'payment_successful'>>();

/** A payment failed; `reason` in the server's words. */
export const paymentFailed = createEvent<ContentOf<'payment_failed'>>();

/** The provider paid out the collected money; the message does not contain the deposits. */
export const settlementCompleted = createEvent();

export const verificationStarted = createEvent<ContentOf<'payment_verification_started'>>();
export const verificationCompleted = createEvent<ContentOf<'payment_verification_completed'>>();

/** The server reports on itself, or an error; `message` in its words. */
export const systemStatusReceived = createEvent<ContentOf<'system_status'>>();
export const serverErrorReceived = createEvent<ContentOf<'error'>>();

/** The server will soon refuse calls. */
export const rateLimitApproached = createEvent();

type SingleMessage = Exclude<RealtimeMessage, { type: 'sms_received' }>;

/**
 * The event of each type, null for what only the connection reads, and what counts of several in one frame:
 * the `latest` of a whole state or a reload, those of a number `in order` with the SMS, else each.
 */
const EVENTS: {
  readonly [M in SingleMessage as M['type']]: readonly [
    event: EventCallable<M['data']> | EventCallable<void> | null,
    inAFrame?: 'latest' | 'in order',
  ];
} = {
  connection_established: [connectionEstablished, 'latest'],
  pong: [null],
  auth_error: [null],
  number_purchased: [numberPurchased, 'in order'],
  balance_updated: [balanceUpdated, 'latest'],
  number_expired: [numberExpired, 'in order'],
  number_cancelled: [numberCancelledByUser, 'in order'],
  number_completed: [numberCompletedByUser, 'in order'],
  sms_webhook_update: [numberUpdatedByWebhook, 'latest'],
  payment_successful: [paymentSucceeded],
  payment_failed: [paymentFailed],
  settlement_completed: [settlementCompleted, 'latest'],
  payment_verification_started: [verificationStarted],
  payment_verification_completed: [verificationCompleted],
  system_status: [systemStatusReceived],
  error: [serverErrorReceived],
  rate_limit_warning: [rateLimitApproached, 'latest'],
};

/** Merges a later balance with the earlier one, so that a rise is announced once and in full. */
const mergeWithEarlier = (earlier: SingleMessage | undefined, later: SingleMessage): SingleMessage =>
  earlier?.type === 'balance_updated' && later.type === 'balance_updated'
    ? { ...later, data: mergeReports(earlier.data, later.data) }
    : later;

/**
 * The messages of one frame of the screen, in their order: fires their events, so that a flood writes each
 * state once. SMS are fired together up to a message about a number, and whole states once, at the end.
 */
export const messagesArrived = createTask(({ time, tell }, messages: readonly RealtimeMessage[]) => {
  const receivedAt = time.onServer();
  const states = new Map<RealtimeMessageType, SingleMessage>();
  let pendingSms: ReceivedSms[] = [];
  const fireSms = (): void => {
    if (pendingSms.length > 0) tell(smsReceived, pendingSms);
    pendingSms = [];
  };
  const fire = ({ type, data }: SingleMessage): void => {
    const [event] = EVENTS[type];
    // The table gives each type an event of its content.
    if (event !== null) tell(event as EventCallable<unknown>, data);
  };
  for (const message of messages) {
    if (message.type === 'sms_received') {
      pendingSms.push({ ...message.data, highPriority: message.highPriority, receivedAt });
      continue;
    }
    const [, inAFrame] = EVENTS[message.type];
    if (inAFrame === 'latest') {
      states.set(message.type, mergeWithEarlier(states.get(message.type), message));
    } else {
      if (inAFrame === 'in order') fireSms();
      fire(message);
    }
  }
  fireSms();
  states.forEach(fire);
});
