import * as v from 'valibot';
import { envelope, isJsonObject, ownField, unwrapped } from './envelope';
import { listOf } from './list';
import { defineOperation } from './operation';
import { numbersPagination, pageQuery, readNumbersPagination } from './pagination';
import { decimal, identifier, instant, isoText, nullableText, orNull } from './scalars';

/** The statuses a number goes through (spec §4). */
export const numberStatuses = ['waiting', 'received', 'used', 'cancelled', 'expired'] as const;

const wireNumber = v.object({
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
export type WireNumber = v.InferInput<typeof wireNumber>;

const text = v.fallback(v.optional(identifier, ''), '');

const readNumber = v.pipe(
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
    /** As sent; `rules/number-status` says what it means. */
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

/** A bought number and its activation (spec §3). Unknown fields are empty text or null. */
export type PurchasedNumber = v.InferOutput<typeof readNumber>;

/** Path parameter of a call about one number. */
export const idParams = v.object({ id: v.string() });

/** No such number, or somebody else's. */
export const numberNotFound = { NUMBER_NOT_FOUND: { status: 404, text: 'Number not found' } } as const;

/** A page of numbers. The rows stand in `data`, `pagination` beside it. */
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
  answer: v.object({
    success: v.literal(true),
    data: v.array(wireNumber),
    pagination: numbersPagination,
  }),
  read: numbersPage,
  errors: { ACTIVE_NUMBERS_ERROR: { status: 500, text: 'Failed to get active numbers' } },
});

/** GET /numbers/{id}/status: one number as it stands now (spec §7). */
export const numberStatus = defineOperation({
  method: 'GET',
  path: '/numbers/{id}/status',
  callClass: 'read',
  params: idParams,
  answer: envelope(wireNumber),
  read: unwrapped(readNumber),
  errors: numberNotFound,
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
  answer: v.object({
    success: v.literal(true),
    data: v.array(wireNumber),
    pagination: numbersPagination,
  }),
  read: numbersPage,
  errors: { HISTORY_ERROR: { status: 500, text: 'Failed to get history' } },
});
