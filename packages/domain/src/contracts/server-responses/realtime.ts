import * as v from 'valibot';
import { numberStatuses } from '../numbers';
import type { RealtimeMessageType } from '../realtime';
import { isoText, nullableText } from '../shared/wire';

/** Content of `data`, by message type (spec §7). */
export const realtimeServerMessages = {
  connection_established: v.object({ userId: v.string(), timestamp: isoText, features: v.array(v.string()) }),
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
} as const satisfies Record<RealtimeMessageType, v.GenericSchema>;

/** The content of `data` as the server sends it. */
export type RealtimeServerMessage<T extends RealtimeMessageType> = v.InferInput<
  (typeof realtimeServerMessages)[T]
>;

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
