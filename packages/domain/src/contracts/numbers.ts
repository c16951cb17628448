import * as v from 'valibot';
import { CANCEL_LOCK_MS, MAX_PRICE_LIMIT_USD } from '../limits';
import { defineOperation, type Documentation } from './operation';
import { acknowledged, done } from './shared/acknowledged';
import { isJsonObject, ownField, unwrapped, withoutEnvelope } from './shared/envelope';
import { listOf } from './shared/list';
import { numbersPagination, pageQuery, readNumbersPagination } from './shared/pagination';
import { pathParameter } from './shared/path-parameter';
import { decimal, identifier, instant, orNull } from './shared/scalars';
import { acknowledgement, envelope, isoText, nullableText } from './shared/wire';

/** The statuses of a number (spec §4). */
export const numberStatuses = ['waiting', 'received', 'used', 'cancelled', 'expired'] as const;

const wireNumber = () =>
  v.object({
    id: v.number(),
    user_id: v.number(),
    activation_id: v.string(),
    phone_number: v.string(),
    country_code: v.string(),
    service_code: v.string(),
    service_name: v.string(),
    price: v.number(),
    status: v.picklist(numberStatuses),
    sms_code: nullableText,
    sms_text: nullableText,
    purchase_date: isoText,
    expiry_date: isoText,
    received_at: v.nullable(isoText),
    timeRemaining: v.number(),
  });

/** A number as the server sends it. */
export type WireNumber = v.InferInput<ReturnType<typeof wireNumber>>;

const text = v.fallback(v.optional(identifier, ''), '');

/** Reads a number of a list; a row with an id alone gives a number of which nothing else is known. */
export const readNumber = v.pipe(
  v.object({
    id: identifier,
    activation_id: text,
    phone_number: text,
    country_code: text,
    service_code: text,
    service_name: text,
    price: orNull(decimal),
    status: v.fallback(v.string(), ''),
    sms_code: orNull(identifier),
    sms_text: orNull(v.string()),
    purchase_date: orNull(instant),
    expiry_date: orNull(instant),
    received_at: orNull(instant),
  }),
  v.transform((row) => ({
    id: row.id,
    activationId: row.activation_id,
    phoneNumber: row.phone_number,
    countryCode: row.country_code,
    serviceCode: row.service_code,
    serviceName: row.service_name,
    /** USD, as charged: already the displayed price. */
    price: row.price,
    /** As sent; `rules/numbers/number-status` interprets it. */
    status: row.status,
    smsCode: row.sms_code,
    smsText: row.sms_text,
    /** ms since 1970. */
    purchasedAt: row.purchase_date,
    /** ms since 1970. */
    expiresAt: row.expiry_date,
    /** ms since 1970. */
    receivedAt: row.received_at,
  })),
);

/** A purchased number (spec §3). Unknown fields are empty text or null. */
export type PurchasedNumber = v.InferOutput<typeof readNumber>;

const idParams = v.object({ id: pathParameter });

/** POST /numbers/purchase: money moves, so it is never resent automatically (spec §7). */
export const purchaseNumber = defineOperation({
  method: 'POST',
  path: '/numbers/purchase',
  callClass: 'money',
  hasIdempotencyKey: true,
  rollbackCodes: ['PURCHASE_FAILED'],
  body: v.object({
    service: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/)),
    country: v.pipe(v.string(), v.regex(/^\d+$/)),
    /** Left out for any operator. */
    operator: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/))),
    /** USD, compared with the displayed price; left out for no limit. */
    maxPrice: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_PRICE_LIMIT_USD))),
  }),
  reader: v.pipe(
    acknowledged(v.union([v.object({ purchaseId: identifier }), v.object({ activationId: identifier })])),
    v.transform((answer) => {
      const content = withoutEnvelope(answer);
      const id = isJsonObject(content) ? ownField(content, 'purchaseId') : undefined;
      return { id: v.parse(orNull(identifier), id) };
    }),
  ),
});

/** A page of numbers: the rows are in `data`, with `pagination` next to it. */
const numbersPage = v.pipe(
  v.unknown(),
  v.transform((answer) => ({
    numbers: answer,
    pagination: isJsonObject(answer) ? ownField(answer, 'pagination') : undefined,
  })),
  v.object({ numbers: listOf(readNumber), pagination: orNull(readNumbersPagination) }),
);

/** GET /numbers/active: waiting and received numbers, newest first (spec §7). */
export const activeNumbers = defineOperation({
  method: 'GET',
  path: '/numbers/active',
  callClass: 'read',
  query: pageQuery,
  reader: numbersPage,
});

/** GET /numbers/{id}/status: current state of one number (spec §7). */
export const numberStatus = defineOperation({
  method: 'GET',
  path: '/numbers/{id}/status',
  callClass: 'read',
  params: idParams,
  reader: unwrapped(readNumber),
});

/** POST /numbers/{id}/cancel: gives the whole price back (spec §4). */
export const cancelNumber = defineOperation({
  method: 'POST',
  path: '/numbers/{id}/cancel',
  callClass: 'idempotent',
  hasIdempotencyKey: true,
  params: idParams,
  reader: v.pipe(
    acknowledged(v.object({ refundAmount: decimal })),
    v.transform(() => null),
  ),
});

/** POST /numbers/{id}/complete: a received number becomes used (spec §4). */
export const completeNumber = defineOperation({
  method: 'POST',
  path: '/numbers/{id}/complete',
  callClass: 'idempotent',
  keepalive: true,
  params: idParams,
  reader: done,
});

/** GET /numbers/{id}/full-sms: the whole text of the newest SMS (spec §7). */
export const fullSms = defineOperation({
  method: 'GET',
  path: '/numbers/{id}/full-sms',
  callClass: 'read',
  params: idParams,
  reader: unwrapped(
    v.pipe(
      v.object({ fullText: v.string(), code: orNull(identifier) }),
      v.transform(({ fullText, code }) => ({ text: fullText, code })),
    ),
  ),
});

/** POST /numbers/{id}/retry: requests another SMS and moves the expiry date (spec §7). */
export const retryNumber = defineOperation({
  method: 'POST',
  path: '/numbers/{id}/retry',
  callClass: 'money',
  hasIdempotencyKey: true,
  rollbackCodes: ['RETRY_FAILED'],
  params: idParams,
  reader: unwrapped(
    v.pipe(
      v.object({ newExpiryDate: instant }),
      /** `expiresAt`: ms since 1970. */
      v.transform(({ newExpiryDate }) => ({ expiresAt: newExpiryDate })),
    ),
  ),
});

/** GET /numbers/history: every number ever bought, newest first (spec §7). */
export const history = defineOperation({
  method: 'GET',
  path: '/numbers/history',
  callClass: 'read',
  query: v.object({
    ...pageQuery.entries,
    service: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,50}$/))),
    country: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))),
    status: v.optional(v.picklist(numberStatuses)),
    /** Part of a phone number, service, country or code. */
    search: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  reader: numbersPage,
});

const NUMBER_NOT_FOUND = { status: 404, text: 'Number not found' } as const;

/** Answers and errors of the calls about numbers (spec §7). */
export const responses = () =>
  ({
    purchaseNumber: {
      response: envelope(
        v.object({
          activationId: v.string(),
          number: v.string(),
          purchaseId: v.number(),
          service: v.string(),
          country: v.string(),
          operator: v.optional(v.string()),
          pricing: v.object({ realPrice: v.number(), bonusAmount: v.number(), totalPrice: v.number() }),
          status: v.literal('waiting'),
          expiryDate: isoText,
          balance: v.object({ previous: v.number(), current: v.number(), deducted: v.number() }),
        }),
      ),
      errors: {
        SERVICE_UNAVAILABLE: { status: 400, text: 'Service not available in selected country' },
        PRICE_EXCEEDED: { status: 400, text: 'Total price exceeds maximum' },
        INSUFFICIENT_BALANCE: { status: 400, text: 'Insufficient balance for purchase including bonus' },
        NO_NUMBERS_AVAILABLE: {
          status: 400,
          text: 'No numbers available for this service/country combination',
        },
        INVALID_SERVICE: { status: 400, text: 'Invalid service code provided' },
        RATE_LIMIT_EXCEEDED: {
          status: 429,
          text: 'Rate limit exceeded. Our provider is getting the best number for you.',
        },
        PURCHASE_FAILED: { status: 500, text: 'Failed to purchase number' },
      },
    },
    activeNumbers: {
      response: v.object({
        success: v.literal(true),
        data: v.array(wireNumber()),
        pagination: numbersPagination(),
      }),
      errors: { ACTIVE_NUMBERS_ERROR: { status: 500, text: 'Failed to get active numbers' } },
    },
    numberStatus: {
      response: envelope(wireNumber()),
      errors: { NUMBER_NOT_FOUND },
    },
    cancelNumber: {
      response: v.object({
        success: v.literal(true),
        message: v.string(),
        refundAmount: v.number(),
        data: v.object({ refundAmount: v.number(), newStatus: v.literal('cancelled') }),
      }),
      errors: {
        NUMBER_NOT_FOUND,
        CANCEL_TOO_EARLY: {
          status: 400,
          text: `Cannot cancel within first ${CANCEL_LOCK_MS / 60_000} minutes of purchase`,
        },
        INVALID_STATUS_FOR_CANCEL: { status: 400, text: 'Number cannot be cancelled in current status' },
        SMS_ALREADY_RECEIVED: { status: 409, text: 'An SMS arrived while the number was being cancelled' },
        CANCEL_FAILED: { status: 500, text: 'Failed to cancel number' },
      },
    },
    completeNumber: {
      response: acknowledgement,
      errors: {
        NUMBER_NOT_FOUND,
        INVALID_STATUS_FOR_COMPLETE: { status: 400, text: 'Can only complete numbers with received SMS' },
        COMPLETE_FAILED: { status: 500, text: 'Failed to complete number' },
      },
    },
    fullSms: {
      response: envelope(
        v.object({
          activationId: v.string(),
          phoneNumber: v.string(),
          code: v.string(),
          fullText: v.string(),
          receivedAt: isoText,
        }),
      ),
      errors: {
        NUMBER_NOT_FOUND,
        SMS_NOT_RECEIVED: { status: 400, text: 'SMS not received yet' },
      },
    },
    retryNumber: {
      response: v.object({ success: v.literal(true), message: v.string(), newExpiryDate: isoText }),
      errors: {
        NUMBER_NOT_FOUND,
        INVALID_STATUS_FOR_RETRY: { status: 400, text: 'Can only request retry for waiting numbers' },
        RETRY_FAILED: { status: 500, text: 'Failed to request retry' },
      },
    },
    history: {
      response: v.object({
        success: v.literal(true),
        data: v.array(wireNumber()),
        pagination: numbersPagination(),
      }),
      errors: { HISTORY_ERROR: { status: 500, text: 'Failed to get history' } },
    },
  }) as const satisfies Record<string, Documentation>;
