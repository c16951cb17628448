import * as v from 'valibot';
import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '../limits';
import { depositStatus, paymentType, readDeposit, txRefParams, wireDeposit } from './deposit';
import { envelope, isJsonObject, ownField, unwrapped, withoutEnvelope, type JsonObject } from './envelope';
import { listOf } from './list';
import { defineOperation } from './operation';
import { depositsPagination, pageQuery, readDepositsPagination } from './pagination';
import { decimal, identifier, isoText, nullableText, orNull } from './scalars';

const depositNotFound = { DEPOSIT_NOT_FOUND: { status: 404, text: 'Deposit not found' } } as const;

/** GET /payments/exchange-rate: the market rate, for information (spec §7). */
export const exchangeRate = defineOperation({
  method: 'GET',
  path: '/payments/exchange-rate',
  callClass: 'read',
  query: v.object({
    from: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
    to: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  }),
  answer: envelope(
    v.object({
      from_currency: v.string(),
      to_currency: v.string(),
      rate: v.number(),
      source: v.picklist(['cache', 'live', 'fallback', 'hardcoded']),
      timestamp: isoText,
      formatted_rate: v.string(),
    }),
  ),
  read: unwrapped(
    v.pipe(
      v.object({ rate: v.pipe(decimal, v.gtValue(0)) }),
      v.transform(({ rate }) => rate),
    ),
  ),
  errors: { FX_RATE_ERROR: { status: 500, text: 'Failed to fetch exchange rate' } },
});

/** The amounts a deposit may have, in naira (spec §5). */
const depositAmount = v.pipe(v.number(), v.minValue(DEPOSIT_MIN_NGN), v.maxValue(DEPOSIT_MAX_NGN));

/** POST /payments/calculate-usd: what an amount of naira is worth, margin included (spec §7). */
export const calculateUsd = defineOperation({
  method: 'POST',
  path: '/payments/calculate-usd',
  callClass: 'compute',
  body: v.object({ amount: depositAmount }),
  answer: envelope(
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
  read: unwrapped(
    v.pipe(
      v.object({
        usd_equivalent: v.pipe(decimal, v.gtValue(0)),
        fx_rate: v.pipe(decimal, v.gtValue(0)),
        margin: orNull(decimal),
        margin_percentage: orNull(decimal),
      }),
      v.transform((quote) => ({
        usdAmount: quote.usd_equivalent,
        /** Naira for one US dollar, margin included. */
        rate: quote.fx_rate,
        /** Percent; null when the server names none. */
        margin: quote.margin ?? quote.margin_percentage,
      })),
    ),
  ),
  errors: {
    INVALID_AMOUNT: { status: 400, text: 'Amount must be a positive number' },
    CALCULATION_ERROR: { status: 500, text: 'Failed to calculate USD equivalent' },
  },
});

/** POST /payments/create-deposit: opens a payment session with the provider (spec §7). */
export const createDeposit = defineOperation({
  method: 'POST',
  path: '/payments/create-deposit',
  callClass: 'money',
  body: v.object({ amount: depositAmount, payment_type: paymentType }),
  answer: envelope(
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
  read: unwrapped(
    v.pipe(
      v.object({ tx_ref: identifier, payment_link: orNull(v.string()) }),
      v.transform((session) => ({ txRef: session.tx_ref, paymentLink: session.payment_link })),
    ),
  ),
  errors: {
    INVALID_AMOUNT: { status: 400, text: 'Amount must be between 100 and 1,000,000 NGN' },
    USER_NOT_FOUND: { status: 404, text: 'User not found' },
    DEPOSIT_CREATION_FAILED: { status: 500, text: 'Failed to create deposit' },
  },
});

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/));

/** GET /payments/deposits: newest first, the end day included (spec §7). */
export const deposits = defineOperation({
  method: 'GET',
  path: '/payments/deposits',
  callClass: 'read',
  query: v.object({
    ...pageQuery.entries,
    status: v.optional(depositStatus),
    startDate: v.optional(day),
    endDate: v.optional(day),
  }),
  answer: envelope(v.object({ deposits: v.array(wireDeposit), pagination: depositsPagination })),
  read: v.pipe(
    v.unknown(),
    v.transform((answer) => {
      const content = withoutEnvelope(answer);
      const fields = isJsonObject(content) ? content : {};
      return {
        deposits: ownField(fields, 'deposits') ?? content,
        pagination:
          ownField(fields, 'pagination') ??
          (isJsonObject(answer) ? ownField(answer, 'pagination') : undefined),
      };
    }),
    v.object({ deposits: listOf(readDeposit), pagination: orNull(readDepositsPagination) }),
  ),
  errors: { FETCH_DEPOSITS_ERROR: { status: 500, text: 'Failed to fetch deposits' } },
});

/** POST /payments/verify/{txRef}: asks the provider what became of a payment (spec §7). */
export const verifyPayment = defineOperation({
  method: 'POST',
  path: '/payments/verify/{txRef}',
  callClass: 'idempotent',
  params: txRefParams,
  answer: v.object({
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
  read: v.pipe(
    v.custom<JsonObject>(isJsonObject, 'not an answer'),
    v.transform((answer) => {
      const message = ownField(answer, 'message');
      const content = withoutEnvelope(answer);
      const status = isJsonObject(content) ? ownField(content, 'status') : undefined;
      return {
        message: typeof message === 'string' ? message : null,
        status: typeof status === 'string' ? status : null,
      };
    }),
  ),
  errors: {
    ...depositNotFound,
    PAYMENT_EXPIRED: { status: 400, text: 'Payment session has expired. Please create a new payment.' },
    PAYMENT_NOT_ACTIVATED: {
      status: 400,
      text: 'Payment was not completed. The checkout session was not activated.',
    },
    PAYMENT_FAILED: { status: 400, text: 'Payment verification failed' },
    VERIFICATION_FAILED: { status: 400, text: 'The payment provider could not be asked. Please try again.' },
    VERIFICATION_ERROR: { status: 500, text: 'Verification failed due to server error' },
  },
});

/** DELETE /payments/cancel/{txRef}: gives up a pending payment (spec §7). */
export const cancelPayment = defineOperation({
  method: 'DELETE',
  path: '/payments/cancel/{txRef}',
  callClass: 'idempotent',
  params: txRefParams,
  answer: envelope(v.object({ tx_ref: v.string(), status: v.literal('CANCELLED') })),
  read: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  errors: {
    ...depositNotFound,
    INVALID_STATUS_FOR_CANCELLATION: { status: 400, text: 'Cannot cancel payment with its current status' },
    CANCELLATION_ERROR: { status: 500, text: 'Failed to cancel payment' },
  },
});

/** GET /payments/status/{txRef}: where a payment stands, without asking the provider (spec §7). */
export const paymentStatus = defineOperation({
  method: 'GET',
  path: '/payments/status/{txRef}',
  callClass: 'read',
  params: txRefParams,
  answer: envelope(
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
  read: unwrapped(readDeposit),
  errors: {
    PAYMENT_NOT_FOUND: { status: 404, text: 'Payment not found' },
    STATUS_FETCH_ERROR: { status: 500, text: 'Failed to fetch payment status' },
  },
});
