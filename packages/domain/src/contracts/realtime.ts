import * as v from 'valibot';
import { NUMBER_LIFETIME_MS } from '../limits';
import { numberStatuses, readNumber, type PurchasedNumber } from './numbers';
import { isJsonObject, ownField } from './shared/envelope';
import { decimal, identifier, instant, orNull } from './shared/scalars';
import { isoText, nullableText } from './shared/wire';

/** The names under which a payment message may carry a deposit's tx_ref. */
const paymentReferences = {
  paymentReference: orNull(identifier),
  txRef: orNull(identifier),
  transactionReference: orNull(identifier),
};

const referencesOf = (data: Readonly<Record<keyof typeof paymentReferences, string | null>>) =>
  [data.paymentReference, data.txRef, data.transactionReference].filter((reference) => reference !== null);

const purchasedNumber = v.object({
  purchaseId: orNull(identifier),
  activationId: orNull(identifier),
  number: orNull(identifier),
  service: orNull(identifier),
  country: orNull(identifier),
  totalPrice: orNull(decimal),
  expiryDate: orNull(instant),
});

/** The number as the next list will show it; null where something is missing that a card cannot do without. */
const asListed = (bought: v.InferOutput<typeof purchasedNumber>): PurchasedNumber | null => {
  const { purchaseId: id, activationId, number, service, country, expiryDate } = bought;
  if (id === null || activationId === null || number === null || expiryDate === null) return null;
  return {
    ...v.parse(readNumber, { id }),
    activationId,
    phoneNumber: number,
    countryCode: country ?? '',
    serviceCode: service ?? '',
    price: bought.totalPrice,
    status: 'waiting',
    purchasedAt: expiryDate - NUMBER_LIFETIME_MS,
    expiresAt: expiryDate,
  };
};

/** Reads the content of `data` by message type, in every form seen (spec §7). */
const realtimeReaders = {
  connection_established: v.object({}),
  /** `timestamp`: the server's clock, ms since 1970. */
  pong: v.object({ timestamp: orNull(decimal), messageId: orNull(identifier) }),
  auth_error: v.object({ message: orNull(v.string()) }),
  /** `purchaseId` names the number as the lists do; null where the server left it out. */
  sms_received: v.object({
    activationId: identifier,
    purchaseId: orNull(identifier),
    phoneNumber: orNull(identifier),
    code: identifier,
    smsText: orNull(v.string()),
  }),
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
    phoneNumber: v.fallback(v.optional(identifier, ''), ''),
  }),
  number_cancelled: v.object({ activationId: identifier }),
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

/** Content of `data`, by message type (spec §7). */
export const serverMessages = () =>
  ({
    connection_established: v.object({
      userId: v.string(),
      timestamp: isoText,
      features: v.array(v.string()),
    }),
    pong: v.object({ timestamp: v.number(), messageId: v.string() }),
    auth_error: v.object({ message: v.string() }),
    sms_received: v.object({
      activationId: v.string(),
      purchaseId: v.number(),
      phoneNumber: v.string(),
      code: v.string(),
      smsText: nullableText,
    }),
    number_purchased: v.object({
      activationId: v.string(),
      number: v.string(),
      purchaseId: v.number(),
      service: v.string(),
      country: v.string(),
      totalPrice: v.number(),
      expiryDate: isoText,
      remainingBalance: v.number(),
    }),
    /** Some servers send null for an unknown balance, or omit the previous one. */
    balance_updated: v.object({
      balance: v.nullable(v.number()),
      previousBalance: v.optional(v.number()),
      change: v.number(),
    }),
    number_expired: v.object({ activationId: v.string(), phoneNumber: v.string(), purchaseId: v.number() }),
    number_cancelled: v.object({
      activationId: v.string(),
      phoneNumber: v.string(),
      purchaseId: v.string(),
      /** USD. */
      refundAmount: v.number(),
    }),
    number_completed: v.object({ activationId: v.string(), phoneNumber: v.string(), purchaseId: v.string() }),
    sms_webhook_update: v.object({
      activationId: v.string(),
      status: v.picklist(numberStatuses),
      code: nullableText,
      smsText: nullableText,
    }),
    payment_successful: v.object({
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
    payment_failed: v.object({
      paymentReference: v.string(),
      transactionReference: v.string(),
      amount: v.number(),
      reason: v.string(),
      timestamp: isoText,
    }),
    settlement_completed: v.object({
      settlementReference: v.string(),
      /** USD. */
      settlementAmount: v.number(),
      settlementDate: isoText,
      transactionCount: v.number(),
      timestamp: isoText,
    }),
    payment_verification_started: v.object({ txRef: v.string() }),
    payment_verification_completed: v.object({ txRef: v.string(), success: v.boolean() }),
    system_status: v.object({ message: v.string() }),
    error: v.object({ message: v.string() }),
    rate_limit_warning: v.object({ message: v.string() }),
  }) as const satisfies Record<RealtimeMessageType, v.GenericSchema>;

/** The content of `data` as the server sends it. */
export type RealtimeServerMessage<T extends RealtimeMessageType> = v.InferInput<
  ReturnType<typeof serverMessages>[T]
>;

/** The frame around `data` as the server sends it. */
export const frameEnvelope = () =>
  v.object({
    type: v.string(),
    data: v.record(v.string(), v.unknown()),
    timestamp: isoText,
    userId: v.number(),
    messageId: v.string(),
    priority: v.optional(v.picklist(['high', 'normal'])),
  });

/** The ping the client sends (spec §7). */
export const ping = () => v.object({ type: v.literal('ping'), messageId: v.string(), timestamp: isoText });

/** The ping the client sends. */
export type PingMessage = v.InferOutput<ReturnType<typeof ping>>;
