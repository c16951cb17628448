import * as v from 'valibot';
import type { Documentation } from '../operation';
import { depositStatus, paymentType } from '../deposit';
import { depositsPagination } from '../shared/pagination';
import { envelope, isoText, nullableText } from '../shared/wire';

/** A deposit as the list sends it: amounts are text. */
const wireDeposit = v.object({
  id: v.number(),
  tx_ref: v.string(),
  flw_tx_id: v.nullable(v.number()),
  flw_ref: nullableText,
  ngn_amount: v.string(),
  usd_equivalent: v.string(),
  fx_rate: v.string(),
  status: depositStatus,
  payment_type: paymentType,
  currency: v.literal('NGN'),
  customer_email: v.string(),
  customer_name: v.string(),
  customer_phone: nullableText,
  charged_amount: nullableText,
  payment_link: nullableText,
  created_at: isoText,
  paid_at: v.nullable(isoText),
  expires_at: v.nullable(isoText),
  formatted_ngn: v.string(),
  formatted_usd: v.string(),
});

/** A deposit as the list sends it: amounts are text. */
export type WireDeposit = v.InferInput<typeof wireDeposit>;

const depositNotFound = { DEPOSIT_NOT_FOUND: { status: 404, text: 'Deposit not found' } } as const;

/** Answers and errors of the calls about deposits (spec §7). */
export const depositsResponses = {
  exchangeRate: {
    response: envelope(
      v.object({
        from_currency: v.string(),
        to_currency: v.string(),
        rate: v.number(),
        source: v.picklist(['cache', 'live', 'fallback', 'hardcoded']),
        timestamp: isoText,
        formatted_rate: v.string(),
      }),
    ),
    errors: { FX_RATE_ERROR: { status: 500, text: 'Failed to fetch exchange rate' } },
  },
  calculateUsd: {
    response: envelope(
      v.object({
        ngn_amount: v.number(),
        usd_equivalent: v.number(),
        fx_rate: v.number(),
        source: v.string(),
        /** Percent. */
        margin: v.number(),
        margin_percentage: v.number(),
        formatted_ngn: v.string(),
        formatted_usd: v.string(),
        timestamp: isoText,
      }),
    ),
    errors: {
      INVALID_AMOUNT: { status: 400, text: 'Amount must be a positive number' },
      CALCULATION_ERROR: { status: 500, text: 'Failed to calculate USD equivalent' },
    },
  },
  createDeposit: {
    response: envelope(
      v.object({
        tx_ref: v.string(),
        payment_link: v.string(),
        checkout_token: nullableText,
        expires_at: isoText,
        ngn_amount: v.number(),
        usd_equivalent: v.number(),
        fx_rate: v.number(),
        currency: v.literal('NGN'),
        payment_type: paymentType,
        formatted_ngn: v.string(),
        formatted_usd: v.string(),
      }),
    ),
    errors: {
      INVALID_AMOUNT: { status: 400, text: 'Amount must be between 100 and 1,000,000 NGN' },
      USER_NOT_FOUND: { status: 404, text: 'User not found' },
      DEPOSIT_CREATION_FAILED: { status: 500, text: 'Failed to create deposit' },
    },
  },
  deposits: {
    response: envelope(v.object({ deposits: v.array(wireDeposit), pagination: depositsPagination })),
    errors: { FETCH_DEPOSITS_ERROR: { status: 500, text: 'Failed to fetch deposits' } },
  },
  verifyPayment: {
    response: v.object({
      success: v.literal(true),
      message: v.string(),
      data: v.object({
        tx_ref: v.string(),
        status: v.literal('PAID_SETTLED'),
        amount_settled: v.optional(v.number()),
        usd_equivalent: v.optional(v.number()),
        fx_rate: v.optional(v.number()),
        already_processed: v.optional(v.boolean()),
      }),
    }),
    errors: {
      ...depositNotFound,
      PAYMENT_EXPIRED: { status: 400, text: 'Payment session has expired. Please create a new payment.' },
      PAYMENT_NOT_ACTIVATED: {
        status: 400,
        text: 'Payment was not completed. The checkout session was not activated.',
      },
      PAYMENT_FAILED: { status: 400, text: 'Payment verification failed' },
      VERIFICATION_FAILED: {
        status: 400,
        text: 'The payment provider could not be asked. Please try again.',
      },
      VERIFICATION_ERROR: { status: 500, text: 'Verification failed due to server error' },
    },
  },
  cancelPayment: {
    response: envelope(v.object({ tx_ref: v.string(), status: v.literal('CANCELLED') })),
    errors: {
      ...depositNotFound,
      INVALID_STATUS_FOR_CANCELLATION: { status: 400, text: 'Cannot cancel payment with its current status' },
      CANCELLATION_ERROR: { status: 500, text: 'Failed to cancel payment' },
    },
  },
  paymentStatus: {
    response: envelope(
      v.object({
        tx_ref: v.string(),
        status: depositStatus,
        ngn_amount: v.number(),
        usd_equivalent: v.number(),
        fx_rate: v.number(),
        payment_type: paymentType,
        created_at: isoText,
        paid_at: v.nullable(isoText),
        expires_at: v.nullable(isoText),
        payment_link: nullableText,
        formatted_ngn: v.string(),
        formatted_usd: v.string(),
        is_expired: v.boolean(),
      }),
    ),
    errors: {
      PAYMENT_NOT_FOUND: { status: 404, text: 'Payment not found' },
      STATUS_FETCH_ERROR: { status: 500, text: 'Failed to fetch payment status' },
    },
  },
} as const satisfies Record<string, Documentation>;
