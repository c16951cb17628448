import * as v from 'valibot';
import { FRAME_SIZE_LIMIT } from '../limits/tuning';
import { boughtFields, numberStatus, readPurchase } from './number';
import { isJsonObject, ownField } from './shared/envelope';
import * as field from './shared/field';
import * as figure from './shared/figure';
import { parseJson } from './shared/parse-json';
import { orElse, readBy, readRow, required, unread, type Row } from './shared/reading';
import { identifier, orNull, smsCode, smsText } from './shared/scalars';

const activationId = required(field.reference('Id of the activation at the number provider.'));
const phoneNumber = field.reference('Phone number with its country code, digits only.');
const purchaseId = field.id('Id of the number, as in the lists.');
const purchaseIdText = field.reference('Id of the number, as text.');
const txRef = required(field.reference('The `tx_ref` of the deposit.'));

/** Content of a message of which only the text matters. */
const notice = { message: field.text('What happened, for users.') };

const smsReceived = field.content('An SMS arrived.', {
  activationId,
  phoneNumber,
  purchaseId,
  code: readBy(smsCode, field.text('The verification code.')),
  smsText: field.nullable(readBy(smsText, field.text('Text of the SMS; null where only the code is known.'))),
});

/** The names under which a payment message may carry a deposit's tx_ref. */
const references = {
  paymentReference: field.reference('The `tx_ref` of the deposit.'),
  txRef: field.reference('The `tx_ref` of the deposit.'),
  transactionReference: field.reference('Reference of the payment at the provider.'),
};

const { paymentReference, transactionReference } = references;
const settlementAmount = figure.usd('Amount credited');
const reason = field.text('Why, for users.');

const referencesOf = (data: Row<typeof references>) =>
  [data.paymentReference, data.txRef, data.transactionReference].filter((one) => one !== null);

/** Content of `data`, by message type (spec §7): as the server sends it, and as the client reads it. */
export const serverMessages = {
  connection_established: field.signal('The websocket is open.', {
    userId: field.text('Id of the user.'),
    timestamp: field.moment('Present moment of the server.'),
    features: field.list(
      field.text('Name of a feature.'),
      'What the server reports: `payments`, `sms`, `settlements`.',
    ),
  }),
  pong: field.content('Answers a ping.', {
    timestamp: figure.integer('Clock of the server, in ms since 1970.'),
    messageId: field.reference('The `messageId` of the ping.'),
  }),
  auth_error: field.content('The session is not accepted.', notice),
  /** `code` is null where the server could not extract one; the text is there then. */
  sms_received: readBy(
    v.pipe(
      smsReceived.strict,
      v.check(({ code, smsText }) => code !== null || smsText !== null),
    ),
    smsReceived,
  ),
  number_purchased: readBy(
    readPurchase,
    field.signal('The user bought a number, in any tab or device.', {
      ...boughtFields,
      totalPrice: figure.usd('Price charged'),
      remainingBalance: figure.usd('Balance after the purchase'),
    }),
  ),
  /** Some servers send null for an unknown balance, or omit the previous one. `change` is signed. */
  balance_updated: field.content('The balance changed.', {
    balance: field.nullable(figure.usd('Balance after the change; null where unknown')),
    previousBalance: field.optional(figure.usd('Balance before the change')),
    change: figure.usd('The change, negative for a charge'),
  }),
  number_expired: field.content('A waiting number expired.', {
    activationId,
    phoneNumber: orElse('', phoneNumber),
    purchaseId,
  }),
  number_cancelled: field.content('A number was cancelled.', {
    activationId,
    purchaseId: purchaseIdText,
    ...unread({ phoneNumber, refundAmount: figure.usd('Amount refunded') }),
  }),
  number_completed: field.content('A number was marked as used.', {
    activationId,
    ...unread({ phoneNumber, purchaseId: purchaseIdText }),
  }),
  sms_webhook_update: field.signal('The number provider reported a change.', {
    activationId,
    status: numberStatus,
    code: field.nullable(field.text('The verification code; null before the first SMS.')),
    smsText: field.nullable(field.text('Text of the SMS; null before the first.')),
  }),
  payment_successful: readBy(
    v.pipe(
      readRow({ ...references, settlementAmount }),
      v.transform((data) => ({ references: referencesOf(data), settlementAmount: data.settlementAmount })),
    ),
    field.signal('A payment was credited.', {
      paymentReference,
      transactionReference,
      amount: figure.naira('Amount paid'),
      currency: field.constant('NGN', 'Currency of the payment.'),
      settlementAmount,
      settlementStatus: field.choice('SettlementStatus', 'Whether the credit is final.', [
        'COMPLETED',
        'PENDING',
      ]),
      timestamp: field.moment('When it was credited.'),
    }),
  ),
  payment_failed: readBy(
    v.pipe(
      readRow({ ...references, reason }),
      v.transform((data) => ({ references: referencesOf(data), reason: data.reason })),
    ),
    field.signal('A payment was declined.', {
      paymentReference,
      transactionReference,
      amount: figure.naira('Amount of the deposit'),
      reason,
      timestamp: field.moment('When it was declined.'),
    }),
  ),
  settlement_completed: field.signal('The provider paid out a settlement.', {
    settlementReference: field.text('Reference of the settlement.'),
    settlementAmount: figure.usd('Amount of the settlement'),
    settlementDate: field.moment('Date of the settlement.'),
    transactionCount: figure.integer('Payments in the settlement.'),
    timestamp: field.moment('When it was completed.'),
  }),
  payment_verification_started: field.content('The server started to verify a payment.', { txRef }),
  payment_verification_completed: field.content('The server finished verifying a payment.', {
    txRef,
    success: orElse(false, field.flag('Whether the payment was credited.')),
  }),
  system_status: field.content('The server announces something to all users.', notice),
  error: field.content('Something failed on the server.', notice),
  rate_limit_warning: field.content('The user is about to reach a rate limit.', notice),
} as const;

export type RealtimeMessageType = keyof typeof serverMessages;

export type RealtimeMessage = {
  [T in RealtimeMessageType]: {
    readonly type: T;
    readonly data: field.ReadOf<(typeof serverMessages)[T]>;
    /** Id of the addressed user; null when the frame names none, which is accepted (spec §6). */
    readonly userId: string | null;
    /** Identifies a repeated frame; null when the frame has none. */
    readonly messageId: string | null;
    readonly highPriority: boolean;
  };
}[RealtimeMessageType];

const isMessageType = (type: unknown): type is RealtimeMessageType =>
  typeof type === 'string' && Object.hasOwn(serverMessages, type);

const optionalId = orNull(identifier);

/** Reads a decoded frame: its fields are in `data` or next to `type`. Null for an unknown or broken one. */
export const readRealtimeMessage = (frame: unknown): RealtimeMessage | null => {
  if (!isJsonObject(frame)) return null;
  const type = ownField(frame, 'type');
  if (!isMessageType(type)) return null;
  const nested = ownField(frame, 'data');
  const data = v.safeParse(
    serverMessages[type].strict,
    isJsonObject(nested) ? { ...frame, ...nested } : frame,
  );
  if (!data.success) return null;
  return {
    type,
    data: data.output,
    userId: v.parse(optionalId, ownField(frame, 'userId')),
    messageId: v.parse(optionalId, ownField(frame, 'messageId') ?? ownField(frame, 'id')),
    highPriority: ownField(frame, 'priority') === 'high',
  } as RealtimeMessage;
};

/** Reads a frame from the wire; null for everything that the product does not know. */
export const readFrame = (text: string): RealtimeMessage | null => {
  if (text.length > FRAME_SIZE_LIMIT) return null;
  try {
    return readRealtimeMessage(parseJson(text));
  } catch {
    return null;
  }
};

export type RealtimeServerMessage<T extends RealtimeMessageType> = field.SentOf<(typeof serverMessages)[T]>;

/** The frame around `data` as the server sends it. */
export const frameEnvelope = {
  type: field.text('Type of the message.'),
  data: field.anything('Content, by type.'),
  timestamp: field.moment('When the server sent it.'),
  userId: field.id('Id of the addressed user; others ignore the message (spec §6).'),
  messageId: field.text('Id of the message. A repeated one is ignored.'),
  priority: field.optional(
    field.choice('Priority', 'Whether the message is urgent. Default: normal.', ['high', 'normal']),
  ),
};

/** The ping the client sends (spec §7). */
export const ping = field.entity('Ping', 'Keeps the connection alive; the server answers with a pong.', {
  type: field.constant('ping', 'Type of the message.'),
  messageId: field.text('Id, which the pong repeats.'),
  timestamp: field.moment('Present moment of the client.'),
});

export type PingMessage = field.SentOf<typeof ping>;
