import * as v from 'valibot';
import { isJsonObject, ownField } from './envelope';
import { numberStatuses } from './numbers';
import { decimal, identifier, isoText, nullableText, orNull } from './scalars';

/** The names under which a payment message may carry a deposit's tx_ref. */
const paymentReferences = {
  paymentReference: orNull(identifier),
  txRef: orNull(identifier),
  transactionReference: orNull(identifier),
};

const referencesOf = (data: Readonly<Record<keyof typeof paymentReferences, string | null>>) =>
  [data.paymentReference, data.txRef, data.transactionReference].filter((reference) => reference !== null);

/**
 * What the server sends over the websocket: the content of `data` by message type (spec §7).
 * `answer` is the form the server sends, `read` accepts everything seen.
 */
export const realtimeMessages = {
  connection_established: {
    answer: v.object({ userId: v.string(), timestamp: isoText, features: v.array(v.string()) }),
    read: v.object({}),
  },
  pong: {
    answer: v.object({ timestamp: v.number(), messageId: v.string() }),
    /** `timestamp`: the server's clock, ms since 1970. */
    read: v.object({ timestamp: orNull(decimal), messageId: orNull(v.string()) }),
  },
  auth_error: {
    answer: v.object({ message: v.string() }),
    read: v.object({ message: orNull(v.string()) }),
  },
  sms_received: {
    answer: v.object({
      activationId: v.string(),
      purchaseId: v.number(),
      phoneNumber: v.string(),
      code: v.string(),
      smsText: nullableText,
    }),
    read: v.object({ activationId: identifier, code: identifier, smsText: orNull(v.string()) }),
  },
  number_purchased: {
    answer: v.object({
      activationId: v.string(),
      number: v.string(),
      purchaseId: v.number(),
      service: v.string(),
      country: v.string(),
      totalPrice: v.number(),
      expiryDate: isoText,
      remainingBalance: v.number(),
    }),
    read: v.object({}),
  },
  balance_updated: {
    answer: v.object({ balance: v.number(), previousBalance: v.number(), change: v.number() }),
    /** USD; null when the server sent no number, which asks for a reload. */
    read: v.object({ balance: orNull(decimal), previousBalance: orNull(decimal) }),
  },
  number_expired: {
    answer: v.object({ activationId: v.string(), phoneNumber: v.string(), purchaseId: v.number() }),
    read: v.object({ activationId: identifier, phoneNumber: v.fallback(v.optional(identifier, ''), '') }),
  },
  sms_webhook_update: {
    answer: v.object({
      activationId: v.string(),
      status: v.picklist(numberStatuses),
      code: nullableText,
      smsText: nullableText,
    }),
    read: v.object({}),
  },
  payment_successful: {
    answer: v.object({
      /** The deposit's tx_ref. */
      paymentReference: v.string(),
      /** The provider's own reference. */
      transactionReference: v.string(),
      /** Naira. */
      amount: v.number(),
      currency: v.literal('NGN'),
      /** USD credited. */
      settlementAmount: v.number(),
      settlementStatus: v.picklist(['COMPLETED', 'PENDING']),
      timestamp: isoText,
    }),
    read: v.pipe(
      v.object({ ...paymentReferences, settlementAmount: orNull(decimal) }),
      v.transform((data) => ({ references: referencesOf(data), settlementAmount: data.settlementAmount })),
    ),
  },
  payment_failed: {
    answer: v.object({
      paymentReference: v.string(),
      transactionReference: v.string(),
      amount: v.number(),
      reason: v.string(),
      timestamp: isoText,
    }),
    read: v.pipe(
      v.object({ ...paymentReferences, reason: orNull(v.string()) }),
      v.transform((data) => ({ references: referencesOf(data), reason: data.reason })),
    ),
  },
  settlement_completed: {
    answer: v.object({
      settlementReference: v.string(),
      /** USD. */
      settlementAmount: v.number(),
      settlementDate: isoText,
      transactionCount: v.number(),
      timestamp: isoText,
    }),
    read: v.object({}),
  },
  payment_verification_started: {
    answer: v.object({ txRef: v.string() }),
    read: v.object({ txRef: identifier }),
  },
  payment_verification_completed: {
    answer: v.object({ txRef: v.string(), success: v.boolean() }),
    read: v.object({ txRef: identifier, success: v.fallback(v.boolean(), false) }),
  },
  system_status: {
    answer: v.object({ message: v.string() }),
    read: v.object({ message: orNull(v.string()) }),
  },
  error: {
    answer: v.object({ message: v.string() }),
    read: v.object({ message: orNull(v.string()) }),
  },
  rate_limit_warning: {
    answer: v.object({ message: v.string() }),
    read: v.object({ message: orNull(v.string()) }),
  },
} as const;

/** Type word of a message the server sends. */
export type RealtimeMessageType = keyof typeof realtimeMessages;

/** The content of `data` as the server sends it. */
export type RealtimeAnswer<T extends RealtimeMessageType> = v.InferInput<
  (typeof realtimeMessages)[T]['answer']
>;

/** A message of the server, read. */
export type RealtimeMessage = {
  [T in RealtimeMessageType]: {
    readonly type: T;
    readonly data: v.InferOutput<(typeof realtimeMessages)[T]['read']>;
    /** Whom it is for; null when the frame names nobody, which is accepted (spec §6). */
    readonly userId: string | null;
    /** For recognising a repeated frame; null when the frame carries none. */
    readonly messageId: string | null;
    readonly highPriority: boolean;
  };
}[RealtimeMessageType];

/** The frame around `data` as the server sends it. */
export const realtimeEnvelope = v.object({
  type: v.string(),
  data: v.record(v.string(), v.unknown()),
  timestamp: isoText,
  userId: v.number(),
  messageId: v.string(),
  priority: v.optional(v.picklist(['high', 'normal'])),
});

/** The ping the client sends (spec §7). */
export const pingMessage = v.object({ type: v.literal('ping'), messageId: v.string(), timestamp: isoText });

/** The ping the client sends. */
export type PingMessage = v.InferOutput<typeof pingMessage>;

const isMessageType = (type: unknown): type is RealtimeMessageType =>
  typeof type === 'string' && Object.hasOwn(realtimeMessages, type);

const optionalId = orNull(identifier);

/**
 * Reads one decoded frame: its fields may stand in `data` or beside `type` (spec §7 leaves it open).
 * Null when the type is unknown or a needed field is missing or broken: such a frame is ignored.
 */
export const readRealtimeMessage = (frame: unknown): RealtimeMessage | null => {
  if (!isJsonObject(frame)) return null;
  const type = ownField(frame, 'type');
  if (!isMessageType(type)) return null;
  const nested = ownField(frame, 'data');
  const data = v.safeParse(
    realtimeMessages[type].read,
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
