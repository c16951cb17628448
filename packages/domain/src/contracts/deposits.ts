import * as v from 'valibot';
import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '../limits';
import { depositStatus, paymentType, readDeposit, txRefParams, wireDeposit } from './deposit';
import { defineOperation, type Documentation } from './operation';
import { acknowledged } from './shared/acknowledged';
import { isJsonObject, ownField, unwrapped, withoutEnvelope } from './shared/envelope';
import { listOf } from './shared/list';
import { depositsPagination, pageQuery, readDepositsPagination } from './shared/pagination';
import { decimal, identifier, orNull } from './shared/scalars';
import { envelope, isoText, nullableText } from './shared/wire';

/** GET /payments/exchange-rate: the market rate, for information (spec §7). */
export const exchangeRate = defineOperation({
  method: 'GET',
  path: '/payments/exchange-rate',
  callClass: 'read',
  query: v.object({
    from: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
    to: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  }),
  reader: unwrapped(
    v.pipe(
      v.object({ rate: v.pipe(decimal, v.gtValue(0)) }),
      v.transform(({ rate }) => rate),
    ),
  ),
});

/** The amounts a deposit may have, in naira (spec §5). */
const depositAmount = v.pipe(v.number(), v.minValue(DEPOSIT_MIN_NGN), v.maxValue(DEPOSIT_MAX_NGN));

/** POST /payments/calculate-usd: what an amount of naira is worth, margin included (spec §7). */
export const calculateUsd = defineOperation({
  method: 'POST',
  path: '/payments/calculate-usd',
  callClass: 'compute',
  body: v.object({ amount: depositAmount }),
  reader: unwrapped(
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
});

/** POST /payments/create-deposit: opens a payment session with the provider (spec §7). */
export const createDeposit = defineOperation({
  method: 'POST',
  path: '/payments/create-deposit',
  callClass: 'money',
  hasIdempotencyKey: true,
  rollbackCodes: ['DEPOSIT_CREATION_FAILED'],
  body: v.object({ amount: depositAmount, payment_type: paymentType }),
  reader: unwrapped(
    v.pipe(
      v.object({ tx_ref: identifier, payment_link: orNull(v.string()) }),
      v.transform((session) => ({ txRef: session.tx_ref, paymentLink: session.payment_link })),
    ),
  ),
});

/** A day or a moment. A bare day means that day in UTC, from its first to its last moment. */
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
  reader: v.pipe(
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
});

/** POST /payments/verify/{txRef}: verifies a payment with the provider (spec §7). */
export const verifyPayment = defineOperation({
  method: 'POST',
  path: '/payments/verify/{txRef}',
  callClass: 'idempotent',
  hasIdempotencyKey: true,
  params: txRefParams,
  reader: v.pipe(
    acknowledged(v.object({ status: v.string() })),
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
});

/** DELETE /payments/cancel/{txRef}: gives up a pending payment (spec §7). */
export const cancelPayment = defineOperation({
  method: 'DELETE',
  path: '/payments/cancel/{txRef}',
  callClass: 'idempotent',
  hasIdempotencyKey: true,
  params: txRefParams,
  reader: v.pipe(
    acknowledged(v.object({ status: v.literal('CANCELLED') })),
    v.transform(() => null),
  ),
});

/** GET /payments/status/{txRef}: status of a payment, without asking the provider (spec §7). */
export const paymentStatus = defineOperation({
  method: 'GET',
  path: '/payments/status/{txRef}',
  callClass: 'read',
  params: txRefParams,
  reader: unwrapped(readDeposit),
});

const DEPOSIT_NOT_FOUND = { status: 404, text: 'Deposit not found' } as const;

/** Answers and errors of the calls about deposits (spec §7). */
export const responses = () =>
  ({
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
      response: envelope(v.object({ deposits: v.array(wireDeposit()), pagination: depositsPagination() })),
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
        DEPOSIT_NOT_FOUND,
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
        DEPOSIT_NOT_FOUND,
        INVALID_STATUS_FOR_CANCELLATION: {
          status: 400,
          text: 'Cannot cancel payment with its current status',
        },
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
  }) as const satisfies Record<string, Documentation>;
