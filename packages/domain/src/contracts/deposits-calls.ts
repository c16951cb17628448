import * as v from 'valibot';
import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '../limits/spec';
import {
  depositStatus,
  paymentType,
  readDeposit,
  txRefParams,
  wireAmounts,
  wireDeposit,
  wireDepositFields,
  wireProgress,
} from './deposit';
import { defineOperation, type Documentation } from './operation';
import { acknowledged } from './shared/acknowledged';
import { isJsonObject, ownField, unwrapped, withoutEnvelope } from './shared/envelope';
import { listOf, depositsPagination, pageParameters, pageQuery, readDepositsPagination } from './shared/list';
import { decimal, identifier, orNull, rate } from './shared/scalars';
import * as wire from './shared/wire';

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
      v.object({ rate }),
      v.transform((answer) => answer.rate),
    ),
  ),
});

/** The amounts a deposit may have, in naira (spec §5). */
const depositAmount = v.pipe(v.number(), v.minValue(DEPOSIT_MIN_NGN), v.maxValue(DEPOSIT_MAX_NGN));

/** POST /payments/calculate-usd: the value of an amount of naira, margin included (spec §7). */
export const calculateUsd = defineOperation({
  method: 'POST',
  path: '/payments/calculate-usd',
  callClass: 'compute',
  body: v.object({ amount: depositAmount }),
  reader: unwrapped(
    v.pipe(
      v.object({
        usd_equivalent: rate,
        fx_rate: rate,
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

const txRefParameter = () => ({ txRef: wire.text('The `tx_ref` of the deposit.') });

/** Answers and errors of the calls about deposits (spec §7). */
export const responses = () =>
  ({
    exchangeRate: {
      summary: 'Returns the market rate between two currencies, for information.',
      request: {
        from: wire.text('ISO code of the currency to convert from. Default: `USD`.'),
        to: wire.text('ISO code of the currency to convert to. Default: `NGN`.'),
      },
      response: wire.envelope(
        wire.entity('ExchangeRate', 'The market rate between two currencies.', {
          from_currency: wire.text('ISO code of the currency to convert from.'),
          to_currency: wire.text('ISO code of the currency to convert to.'),
          rate: wire.decimal('Units of the second currency for one of the first, without margin.'),
          source: wire.choice('RateSource', 'Its source.', ['cache', 'live', 'fallback', 'hardcoded']),
          timestamp: wire.moment('When the rate was read.'),
          formatted_rate: wire.text('The rate for display.'),
        }),
      ),
      errors: { FX_RATE_ERROR: { status: 500, text: 'Failed to fetch exchange rate' } },
    },
    calculateUsd: {
      summary: 'Quotes the credit in USD for an amount of naira.',
      request: { amount: wire.naira('Amount to pay, from 100 to 1,000,000 (spec §5)') },
      response: wire.envelope(
        wire.entity('DepositQuote', 'What an amount of naira is worth, margin deducted (spec §3).', {
          ...wireAmounts(),
          source: wire.text('Where the market rate comes from.'),
          margin: wire.percent('Margin between market rate and quote'),
          margin_percentage: wire.percent('The same as `margin`'),
          formatted_ngn: wire.text('The amount in naira for display.'),
          formatted_usd: wire.text('The credit in USD for display.'),
          timestamp: wire.moment('When the quote was made.'),
        }),
      ),
      errors: {
        INVALID_AMOUNT: { status: 400, text: 'Amount must be a positive number' },
        CALCULATION_ERROR: { status: 500, text: 'Failed to calculate USD equivalent' },
      },
    },
    createDeposit: {
      summary: 'Opens a deposit with a payment page of the provider.',
      request: {
        amount: wire.naira('Amount to pay, from 100 to 1,000,000 (spec §5)'),
        payment_type: wire.text('How the payer pays (spec §5).'),
      },
      response: wire.envelope(
        wire.entity('DepositSession', 'An open deposit and its payment page.', {
          ...wireDepositFields(),
          ...wireAmounts(),
          payment_link: wire.text('Address of the payment page, which opens in a popup.'),
          checkout_token: v.nullable(wire.text('Token of the payment page.')),
          expires_at: wire.moment('When the payment page closes.'),
          currency: wire.constant('NGN', 'Currency of the payment.'),
        }),
      ),
      errors: {
        INVALID_AMOUNT: { status: 400, text: 'Amount must be between 100 and 1,000,000 NGN' },
        USER_NOT_FOUND: { status: 404, text: 'User not found' },
        DEPOSIT_CREATION_FAILED: { status: 500, text: 'Failed to create deposit' },
      },
    },
    deposits: {
      summary: 'Lists deposits, newest first.',
      request: {
        ...pageParameters(),
        status: wire.text('Only deposits with this status. Default: all.'),
        startDate: wire.text('First day or moment, in UTC. Default: no limit.'),
        endDate: wire.text('Last day, which is included, or last moment, in UTC. Default: no limit.'),
      },
      response: wire.envelope(
        wire.entity('DepositPage', 'A page of deposits.', {
          deposits: wire.list(wireDeposit(), 'The deposits, newest first.'),
          pagination: depositsPagination(),
        }),
      ),
      errors: { FETCH_DEPOSITS_ERROR: { status: 500, text: 'Failed to fetch deposits' } },
    },
    verifyPayment: {
      summary: 'Verifies a payment with the provider and credits it.',
      request: txRefParameter(),
      response: wire.success({
        message: wire.text('What happened, for users.'),
        data: wire.entity('VerifiedPayment', 'A payment that the provider confirmed.', {
          tx_ref: wire.text('The `tx_ref` of the deposit.'),
          status: wire.constant('PAID_SETTLED', 'The deposit is settled (spec §4).'),
          amount_settled: v.optional(wire.naira('What was paid')),
          usd_equivalent: v.optional(wire.usd('Credit for the amount')),
          fx_rate: v.optional(wire.nairaForOneUsd('Rate of the credit')),
          already_processed: v.optional(wire.flag('Whether it was settled before this call.')),
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
      summary: 'Cancels an open deposit.',
      request: txRefParameter(),
      response: wire.envelope(
        wire.entity('CancelledDeposit', 'A deposit that was given up.', {
          tx_ref: wire.text('The `tx_ref` of the deposit.'),
          status: wire.constant('CANCELLED', 'The deposit is cancelled (spec §4).'),
        }),
      ),
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
      summary: 'Returns the status of a deposit without asking the provider.',
      request: txRefParameter(),
      response: wire.envelope(
        wire.entity('DepositState', 'A deposit by itself: amounts are numbers.', {
          ...wireDepositFields(),
          ...wireAmounts(),
          ...wireProgress(),
          is_expired: wire.flag('Whether its payment page is closed.'),
        }),
      ),
      errors: {
        PAYMENT_NOT_FOUND: { status: 404, text: 'Payment not found' },
        STATUS_FETCH_ERROR: { status: 500, text: 'Failed to fetch payment status' },
      },
    },
  }) as const satisfies Record<string, Documentation>;
