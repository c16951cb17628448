import * as v from 'valibot';
import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '../limits/spec';
import {
  depositAmounts,
  depositFields,
  depositProgress,
  depositStatuses,
  listedDeposit,
  paymentTypes,
  readDeposit,
  txRefParams,
} from './deposit';
import { defineOperation, failure } from './operation';
import { acknowledged, done } from './shared/acknowledged';
import { isJsonObject, ownField, unwrapped, withoutEnvelope } from './shared/envelope';
import * as field from './shared/field';
import * as figure from './shared/figure';
import * as request from './shared/request';
import { depositsPagination, listOf, pageQuery, readDepositsPagination } from './shared/list';
import { alsoNamed, named, readBy, readRow, required, unread } from './shared/reading';
import { orNull, rate } from './shared/scalars';

const CURRENCY = /^[A-Z]{3}$/;

/** The market rate, for information (spec §7). */
export const exchangeRate = defineOperation('GET', '/payments/exchange-rate', 'read', {
  reader: unwrapped(
    v.pipe(
      v.object({ rate }),
      v.transform((answer) => answer.rate),
    ),
  ),
  summary: 'Returns the market rate between two currencies, for information.',
  query: request.query({
    from: request.matching(CURRENCY, 'ISO code of the currency to convert from. Default: `USD`.'),
    to: request.matching(CURRENCY, 'ISO code of the currency to convert to. Default: `NGN`.'),
  }),
  response: field.enveloped('ExchangeRate', 'The market rate between two currencies.', {
    from_currency: field.text('ISO code of the currency to convert from.'),
    to_currency: field.text('ISO code of the currency to convert to.'),
    rate: figure.decimal('Units of the second currency for one of the first, without margin.'),
    source: field.choice('RateSource', 'Its source.', ['cache', 'live', 'fallback', 'hardcoded']),
    timestamp: field.moment('When the rate was read.'),
    formatted_rate: field.text('The rate for display.'),
  }),
  errors: { FX_RATE_ERROR: failure(500, 'Failed to fetch exchange rate') },
});

const amountToPay = request.within(
  figure.naira('Amount to pay, from 100 to 1,000,000 (spec §5)'),
  DEPOSIT_MIN_NGN,
  DEPOSIT_MAX_NGN,
);

const quote = field.entity('DepositQuote', 'What an amount of naira is worth, margin deducted (spec §3).', {
  usd_equivalent: named('usdAmount', required(readBy(rate, depositAmounts.usd_equivalent))),
  fx_rate: named('rate', required(depositAmounts.fx_rate)),
  margin: alsoNamed(['margin_percentage'], figure.percent('Margin between market rate and quote')),
  ...unread({
    ngn_amount: depositAmounts.ngn_amount,
    source: field.text('Where the market rate comes from.'),
    margin_percentage: figure.percent('The same as `margin`'),
    formatted_ngn: depositFields.formatted_ngn,
    formatted_usd: depositFields.formatted_usd,
    timestamp: field.moment('When the quote was made.'),
  }),
});

/** The value of an amount of naira, margin included (spec §7). */
export const calculateUsd = defineOperation('POST', '/payments/calculate-usd', 'compute', {
  reader: unwrapped(quote.strict),
  summary: 'Quotes the credit in USD for an amount of naira.',
  body: { amount: amountToPay },
  response: field.envelope(quote),
  errors: {
    INVALID_AMOUNT: failure(400, 'Amount must be a positive number'),
    CALCULATION_ERROR: failure(500, 'Failed to calculate USD equivalent'),
  },
});

const paymentLink = field.text('Address of the payment page, which opens in a popup.');

export const createDeposit = defineOperation('POST', '/payments/create-deposit', 'money', {
  hasIdempotencyKey: true,
  rollbackCodes: ['DEPOSIT_CREATION_FAILED'],
  reader: unwrapped(readRow({ tx_ref: depositFields.tx_ref, payment_link: paymentLink })),
  summary: 'Opens a deposit with a payment page of the provider.',
  body: { amount: amountToPay, payment_type: request.oneOf(paymentTypes, 'How the payer pays (spec §5).') },
  response: field.enveloped('DepositSession', 'An open deposit and its payment page.', {
    ...depositFields,
    ...depositAmounts,
    payment_link: paymentLink,
    checkout_token: field.nullable(field.text('Token of the payment page.')),
    expires_at: field.moment('When the payment page closes.'),
    currency: field.constant('NGN', 'Currency of the payment.'),
  }),
  errors: {
    INVALID_AMOUNT: failure(400, 'Amount must be between 100 and 1,000,000 NGN'),
    USER_NOT_FOUND: failure(404, 'User not found'),
    DEPOSIT_CREATION_FAILED: failure(500, 'Failed to create deposit'),
  },
});

/** A day or a moment. A bare day means that day in UTC, from its first to its last moment. */
const DAY = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/;

/** Newest first, the end day included (spec §7). */
export const deposits = defineOperation('GET', '/payments/deposits', 'read', {
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
  summary: 'Lists deposits, newest first.',
  query: request.query({
    ...pageQuery,
    status: request.oneOf(depositStatuses, 'Only deposits with this status. Default: all.'),
    startDate: request.matching(DAY, 'First day or moment, in UTC. Default: no limit.'),
    endDate: request.matching(DAY, 'Last day, which is included, or last moment, in UTC. Default: no limit.'),
  }),
  response: field.enveloped('DepositPage', 'A page of deposits.', {
    deposits: field.list(listedDeposit, 'The deposits, newest first.'),
    pagination: depositsPagination,
  }),
  errors: { FETCH_DEPOSITS_ERROR: failure(500, 'Failed to fetch deposits') },
});

const DEPOSIT_NOT_FOUND = failure(404, 'Deposit not found');

export const verifyPayment = defineOperation('POST', '/payments/verify/{txRef}', 'idempotent', {
  hasIdempotencyKey: true,
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
  summary: 'Verifies a payment with the provider and credits it.',
  params: txRefParams,
  response: field.success({
    message: field.text('What happened, for users.'),
    data: field.entity('VerifiedPayment', 'A payment that the provider confirmed.', {
      tx_ref: field.text('The `tx_ref` of the deposit.'),
      status: field.constant('PAID_SETTLED', 'The deposit is settled (spec §4).'),
      amount_settled: field.optional(figure.naira('What was paid')),
      usd_equivalent: field.optional(figure.usd('Credit for the amount')),
      fx_rate: field.optional(figure.nairaForOneUsd('Rate of the credit')),
      already_processed: field.optional(field.flag('Whether it was settled before this call.')),
    }),
  }),
  errors: {
    DEPOSIT_NOT_FOUND,
    PAYMENT_EXPIRED: failure(400, 'Payment session has expired. Please create a new payment.'),
    PAYMENT_NOT_ACTIVATED: failure(400, 'Payment was not completed. The checkout session was not activated.'),
    PAYMENT_FAILED: failure(400, 'Payment verification failed'),
    VERIFICATION_FAILED: failure(400, 'The payment provider could not be asked. Please try again.'),
    VERIFICATION_ERROR: failure(500, 'Verification failed due to server error'),
  },
});

export const cancelPayment = defineOperation('DELETE', '/payments/cancel/{txRef}', 'idempotent', {
  hasIdempotencyKey: true,
  reader: done(v.object({ status: v.literal('CANCELLED') })),
  summary: 'Cancels an open deposit.',
  params: txRefParams,
  response: field.enveloped('CancelledDeposit', 'A deposit that was given up.', {
    tx_ref: field.text('The `tx_ref` of the deposit.'),
    status: field.constant('CANCELLED', 'The deposit is cancelled (spec §4).'),
  }),
  errors: {
    DEPOSIT_NOT_FOUND,
    INVALID_STATUS_FOR_CANCELLATION: failure(400, 'Cannot cancel payment with its current status'),
    CANCELLATION_ERROR: failure(500, 'Failed to cancel payment'),
  },
});

/** The status of a payment, without asking the provider (spec §7). */
export const paymentStatus = defineOperation('GET', '/payments/status/{txRef}', 'read', {
  reader: unwrapped(readDeposit),
  summary: 'Returns the status of a deposit without asking the provider.',
  params: txRefParams,
  response: field.enveloped('DepositState', 'A deposit by itself: amounts are numbers.', {
    ...depositFields,
    ...depositAmounts,
    ...depositProgress,
    is_expired: field.flag('Whether its payment page is closed.'),
  }),
  errors: {
    PAYMENT_NOT_FOUND: failure(404, 'Payment not found'),
    STATUS_FETCH_ERROR: failure(500, 'Failed to fetch payment status'),
  },
});
