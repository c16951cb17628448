import * as v from 'valibot';
import { acknowledgement, envelope, isJsonObject, ownField, unwrapped, withoutEnvelope } from './envelope';
import { idParams, numberNotFound } from './numbers';
import { defineOperation } from './operation';
import { identifier, instant, isoText, orNull } from './scalars';

/** POST /numbers/purchase: money moves, so it is never sent twice by itself (spec §7). */
export const purchaseNumber = defineOperation({
  method: 'POST',
  path: '/numbers/purchase',
  callClass: 'money',
  body: v.object({
    service: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/)),
    country: v.pipe(v.string(), v.regex(/^\d+$/)),
    /** Left out for any operator. */
    operator: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/))),
    /** USD, compared with the displayed price; left out for no limit. */
    maxPrice: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  }),
  answer: envelope(
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
  // Any 2xx answer without `success: false` means that the number was bought; nothing in it is needed.
  read: v.pipe(
    v.custom<object>(isJsonObject, 'not an answer'),
    v.transform((answer) => {
      const content = withoutEnvelope(answer);
      const id = isJsonObject(content) ? ownField(content, 'purchaseId') : undefined;
      return { id: v.is(identifier, id) ? String(id) : null };
    }),
  ),
  errors: {
    SERVICE_UNAVAILABLE: { status: 400, text: 'Service not available in selected country' },
    PRICE_EXCEEDED: { status: 400, text: 'Total price exceeds maximum' },
    INSUFFICIENT_BALANCE: { status: 400, text: 'Insufficient balance for purchase including bonus' },
    NO_NUMBERS_AVAILABLE: { status: 400, text: 'No numbers available for this service/country combination' },
    INVALID_SERVICE: { status: 400, text: 'Invalid service code provided' },
    RATE_LIMIT_EXCEEDED: {
      status: 429,
      text: 'Rate limit exceeded. Our provider is getting the best number for you.',
    },
    PURCHASE_FAILED: { status: 500, text: 'Failed to purchase number' },
  },
});

/** POST /numbers/{id}/cancel: gives the whole price back (spec §4). */
export const cancelNumber = defineOperation({
  method: 'POST',
  path: '/numbers/{id}/cancel',
  callClass: 'idempotent',
  params: idParams,
  answer: v.object({
    success: v.literal(true),
    message: v.string(),
    refundAmount: v.number(),
    data: v.object({ refundAmount: v.number(), newStatus: v.literal('cancelled') }),
  }),
  read: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  errors: {
    ...numberNotFound,
    CANCEL_TOO_EARLY: { status: 400, text: 'Cannot cancel within first 4 minutes of purchase' },
    INVALID_STATUS_FOR_CANCEL: { status: 400, text: 'Number cannot be cancelled in current status' },
    SMS_ALREADY_RECEIVED: { status: 409, text: 'An SMS arrived while the number was being cancelled' },
    CANCEL_FAILED: { status: 500, text: 'Failed to cancel number' },
  },
});

/** POST /numbers/{id}/complete: a received number becomes used (spec §4). */
export const completeNumber = defineOperation({
  method: 'POST',
  path: '/numbers/{id}/complete',
  callClass: 'idempotent',
  params: idParams,
  answer: acknowledgement,
  read: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  errors: {
    ...numberNotFound,
    INVALID_STATUS_FOR_COMPLETE: { status: 400, text: 'Can only complete numbers with received SMS' },
    COMPLETE_FAILED: { status: 500, text: 'Failed to complete number' },
  },
});

/** GET /numbers/{id}/full-sms: the whole text of the newest SMS (spec §7). */
export const fullSms = defineOperation({
  method: 'GET',
  path: '/numbers/{id}/full-sms',
  callClass: 'read',
  params: idParams,
  answer: envelope(
    v.object({
      activationId: v.string(),
      phoneNumber: v.string(),
      code: v.string(),
      fullText: v.string(),
      receivedAt: isoText,
    }),
  ),
  read: unwrapped(
    v.pipe(
      v.object({ fullText: v.string(), code: orNull(identifier) }),
      v.transform(({ fullText, code }) => ({ text: fullText, code })),
    ),
  ),
  errors: {
    ...numberNotFound,
    SMS_NOT_RECEIVED: { status: 400, text: 'SMS not received yet' },
  },
});

/** POST /numbers/{id}/retry: asks for another SMS and moves the expiry date (spec §7). */
export const retryNumber = defineOperation({
  method: 'POST',
  path: '/numbers/{id}/retry',
  callClass: 'money',
  params: idParams,
  answer: v.object({ success: v.literal(true), message: v.string(), newExpiryDate: isoText }),
  read: unwrapped(
    v.pipe(
      v.object({ newExpiryDate: instant }),
      /** `expiresAt`: ms since 1970. */
      v.transform(({ newExpiryDate }) => ({ expiresAt: newExpiryDate })),
    ),
  ),
  errors: {
    ...numberNotFound,
    INVALID_STATUS_FOR_RETRY: { status: 400, text: 'Can only request retry for waiting numbers' },
    RETRY_FAILED: { status: 500, text: 'Failed to request retry' },
  },
});
