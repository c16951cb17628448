import * as v from 'valibot';
import { asListed, purchasedNumber, wireNumberStatus } from './number';
import { isJsonObject, ownField } from './shared/envelope';
import { decimal, identifier, orNull, smsCode } from './shared/scalars';
import * as wire from './shared/wire';

/** The names under which a payment message may carry a deposit's tx_ref. */
const paymentReferences = {
  paymentReference: orNull(identifier),
  txRef: orNull(identifier),
  transactionReference: orNull(identifier),
};

const referencesOf = (data: Readonly<Record<keyof typeof paymentReferences, string | null>>) =>
  [data.paymentReference, data.txRef, data.transactionReference].filter((reference) => reference !== null);

/** Reads the content of `data` by message type, in every form seen (spec §7). */
const realtimeReaders = {
  connection_established: v.object({}),
  /** `timestamp`: the server's clock, ms since 1970. */
  pong: v.object({ timestamp: orNull(decimal), messageId: orNull(identifier) }),
  auth_error: v.object({ message: orNull(v.string()) }),
  /**
   * `purchaseId` names the number as the lists do; null where the server left it out. `code` is null where
   * the server could not extract one; the text is there then.
   */
  sms_received: v.pipe(
    v.object({
      activationId: identifier,
      purchaseId: orNull(identifier),
      phoneNumber: orNull(identifier),
      code: orNull(smsCode),
      smsText: orNull(v.pipe(v.string(), v.minLength(1))),
    }),
    v.check(({ code, smsText }) => code !== null || smsText !== null),
  ),
  /** `purchaseId` names the number as the lists do; null where the server left it out. */
  number_purchased: v.pipe(
    purchasedNumber,
    v.transform((bought) => ({ purchaseId: bought.purchaseId, number: asListed(bought) })),
  ),
  /** USD; null where the server sent no number. `change` is signed. */
  balance_updated: v.object({
    balance: orNull(decimal),
    previousBalance: orNull(decimal),
    change: orNull(decimal),
  }),
  number_expired: v.object({
    activationId: identifier,
    purchaseId: orNull(identifier),
    phoneNumber: v.fallback(v.optional(identifier, ''), ''),
  }),
  number_cancelled: v.object({ activationId: identifier, purchaseId: orNull(identifier) }),
  number_completed: v.object({ activationId: identifier }),
  sms_webhook_update: v.object({}),
  payment_successful: v.pipe(
    v.object({ ...paymentReferences, settlementAmount: orNull(decimal) }),
    v.transform((data) => ({ references: referencesOf(data), settlementAmount: data.settlementAmount })),
  ),
  payment_failed: v.pipe(
    v.object({ ...paymentReferences, reason: orNull(v.string()) }),
    v.transform((data) => ({ references: referencesOf(data), reason: data.reason })),
  ),
  settlement_completed: v.object({}),
  payment_verification_started: v.object({ txRef: identifier }),
  payment_verification_completed: v.object({ txRef: identifier, success: v.fallback(v.boolean(), false) }),
  system_status: v.object({ message: orNull(v.string()) }),
  error: v.object({ message: orNull(v.string()) }),
  rate_limit_warning: v.object({ message: orNull(v.string()) }),
} as const;

/** Type of a message the server sends. */
export type RealtimeMessageType = keyof typeof realtimeReaders;

/** A message of the server, parsed. */
export type RealtimeMessage = {
  [T in RealtimeMessageType]: {
    readonly type: T;
    readonly data: v.InferOutput<(typeof realtimeReaders)[T]>;
    /** Id of the addressed user; null when the frame names none, which is accepted (spec §6). */
    readonly userId: string | null;
    /** Identifies a repeated frame; null when the frame has none. */
    readonly messageId: string | null;
    readonly highPriority: boolean;
  };
}[RealtimeMessageType];

const isMessageType = (type: unknown): type is RealtimeMessageType =>
  typeof type === 'string' && Object.hasOwn(realtimeReaders, type);

const optionalId = orNull(identifier);

/**
 * Parses one decoded frame: its fields may be in `data` or next to `type` (spec §7 leaves it open). Null when
 * the type is unknown or a required field is missing or broken: such a frame is ignored.
 */
export const readRealtimeMessage = (frame: unknown): RealtimeMessage | null => {
  if (!isJsonObject(frame)) return null;
  const type = ownField(frame, 'type');
  if (!isMessageType(type)) return null;
  const nested = ownField(frame, 'data');
  const data = v.safeParse(realtimeReaders[type], isJsonObject(nested) ? { ...frame, ...nested } : frame);
  if (!data.success) return null;
  return {
    type,
    data: data.output,
    userId: v.parse(optionalId, ownField(frame, 'userId')),
    messageId: v.parse(optionalId, ownField(frame, 'messageId') ?? ownField(frame, 'id')),
    highPriority: ownField(frame, 'priority') === 'high',
  } as RealtimeMessage;
};

const numberFields = () => ({
  activationId: wire.text('Id of the activation at the number provider.'),
  phoneNumber: wire.text('Phone number with its country code, digits only.'),
});

/** Content of a message of which only the text matters. */
const notice = (title: string, description: string) =>
  wire.entity(title, description, { message: wire.text('What happened, for users.') });

/** Content of `data`, by message type (spec §7). */
export const serverMessages = () =>
  ({
    connection_established: wire.entity('ConnectionEstablished', 'The websocket is open.', {
      userId: wire.text('Id of the user.'),
      timestamp: wire.moment('Present moment of the server.'),
      features: wire.list(v.string(), 'What the server reports: `payments`, `sms`, `settlements`.'),
    }),
    pong: wire.entity('Pong', 'Answers a ping.', {
      timestamp: wire.integer('Clock of the server, in ms since 1970.'),
      messageId: wire.text('The `messageId` of the ping.'),
    }),
    auth_error: notice('AuthError', 'The session is not accepted.'),
    sms_received: wire.entity('SmsReceived', 'An SMS arrived.', {
      ...numberFields(),
      purchaseId: wire.integer('Id of the number, as in the lists.'),
      code: wire.text('The verification code.'),
      smsText: v.nullable(wire.text('Text of the SMS; null where only the code is known.')),
    }),
    number_purchased: wire.entity('NumberPurchased', 'The user bought a number, in any tab or device.', {
      activationId: wire.text('Id of the activation at the number provider.'),
      number: wire.text('Phone number with its country code, digits only.'),
      purchaseId: wire.integer('Id of the number, as in the lists.'),
      service: wire.text('Code of the service.'),
      country: wire.text('Code of the country.'),
      totalPrice: wire.usd('Price charged'),
      expiryDate: wire.moment('When the number expires.'),
      remainingBalance: wire.usd('Balance after the purchase'),
    }),
    /** Some servers send null for an unknown balance, or omit the previous one. */
    balance_updated: wire.entity('BalanceUpdated', 'The balance changed.', {
      balance: v.nullable(wire.usd('Balance after the change; null where unknown')),
      previousBalance: v.optional(wire.usd('Balance before the change')),
      change: wire.usd('The change, negative for a charge'),
    }),
    number_expired: wire.entity('NumberExpired', 'A waiting number expired.', {
      ...numberFields(),
      purchaseId: wire.integer('Id of the number, as in the lists.'),
    }),
    number_cancelled: wire.entity('NumberCancelled', 'A number was cancelled.', {
      ...numberFields(),
      purchaseId: wire.text('Id of the number, as text.'),
      refundAmount: wire.usd('Amount refunded'),
    }),
    number_completed: wire.entity('NumberCompleted', 'A number was marked as used.', {
      ...numberFields(),
      purchaseId: wire.text('Id of the number, as text.'),
    }),
    sms_webhook_update: wire.entity('SmsWebhookUpdate', 'The number provider reported a change.', {
      activationId: wire.text('Id of the activation at the number provider.'),
      status: wireNumberStatus(),
      code: v.nullable(wire.text('The verification code; null before the first SMS.')),
      smsText: v.nullable(wire.text('Text of the SMS; null before the first.')),
    }),
    payment_successful: wire.entity('PaymentSuccessful', 'A payment was credited.', {
      paymentReference: wire.text('The `tx_ref` of the deposit.'),
      transactionReference: wire.text('Reference of the payment at the provider.'),
      amount: wire.naira('Amount paid'),
      currency: wire.constant('NGN', 'Currency of the payment.'),
      settlementAmount: wire.usd('Amount credited'),
      settlementStatus: wire.choice('SettlementStatus', 'Whether the credit is final.', [
        'COMPLETED',
        'PENDING',
      ]),
      timestamp: wire.moment('When it was credited.'),
    }),
    payment_failed: wire.entity('PaymentFailed', 'A payment was declined.', {
      paymentReference: wire.text('The `tx_ref` of the deposit.'),
      transactionReference: wire.text('Reference of the payment at the provider.'),
      amount: wire.naira('Amount of the deposit'),
      reason: wire.text('Why, for users.'),
      timestamp: wire.moment('When it was declined.'),
    }),
    settlement_completed: wire.entity('SettlementCompleted', 'The provider paid out a settlement.', {
      settlementReference: wire.text('Reference of the settlement.'),
      settlementAmount: wire.usd('Amount of the settlement'),
      settlementDate: wire.moment('Date of the settlement.'),
      transactionCount: wire.integer('Payments in the settlement.'),
      timestamp: wire.moment('When it was completed.'),
    }),
    payment_verification_started: wire.entity(
      'PaymentVerificationStarted',
      'The server started to verify a payment.',
      { txRef: wire.text('The `tx_ref` of the deposit.') },
    ),
    payment_verification_completed: wire.entity(
      'PaymentVerificationCompleted',
      'The server finished verifying a payment.',
      {
        txRef: wire.text('The `tx_ref` of the deposit.'),
        success: wire.flag('Whether the payment was credited.'),
      },
    ),
    system_status: notice('SystemStatus', 'The server announces something to all users.'),
    error: notice('ErrorMessage', 'Something failed on the server.'),
    rate_limit_warning: notice('RateLimitWarning', 'The user is about to reach a rate limit.'),
  }) as const satisfies Record<RealtimeMessageType, v.GenericSchema>;

/** The content of `data` as the server sends it. */
export type RealtimeServerMessage<T extends RealtimeMessageType> = v.InferInput<
  ReturnType<typeof serverMessages>[T]
>;

/** The frame around `data` as the server sends it. */
export const frameEnvelope = () =>
  v.object({
    type: wire.text('Type of the message.'),
    data: wire.described(v.record(v.string(), v.unknown()), 'Content, by type.'),
    timestamp: wire.moment('When the server sent it.'),
    userId: wire.integer('Id of the addressed user; others ignore the message (spec §6).'),
    messageId: wire.text('Id of the message. A repeated one is ignored.'),
    priority: v.optional(
      wire.choice('Priority', 'Whether the message is urgent. Default: normal.', ['high', 'normal']),
    ),
  });

/** The ping the client sends (spec §7). */
export const ping = () =>
  wire.entity('Ping', 'Keeps the connection alive; the server answers with a pong.', {
    type: wire.constant('ping', 'Type of the message.'),
    messageId: wire.text('Id, which the pong repeats.'),
    timestamp: wire.moment('Present moment of the client.'),
  });

/** The ping the client sends. */
export type PingMessage = v.InferOutput<ReturnType<typeof ping>>;
