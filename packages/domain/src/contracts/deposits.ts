import * as v from 'valibot';
import { DEPOSIT_MAX_NGN, DEPOSIT_MIN_NGN } from '../limits';
import { acknowledged } from './shared/acknowledged';
import { depositStatus, paymentType, readDeposit, txRefParams } from './deposit';
import { isJsonObject, ownField, unwrapped, withoutEnvelope } from './shared/envelope';
import { listOf } from './shared/list';
import { defineOperation } from './operation';
import { pageQuery, readDepositsPagination } from './shared/pagination';
import { decimal, identifier, orNull } from './shared/scalars';

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
