import * as v from 'valibot';
import { CANCEL_LOCK_MS } from '../../limits';
import type { Documentation } from '../operation';
import { numberStatuses } from '../numbers';
import { numbersPagination } from '../shared/pagination';
import { acknowledgement, envelope, isoText, nullableText } from '../shared/wire';

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

const notFound = { NUMBER_NOT_FOUND: { status: 404, text: 'Number not found' } } as const;

/** Answers and errors of the calls about numbers (spec §7). */
export const numbersResponses = {
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
      data: v.array(wireNumber),
      pagination: numbersPagination,
    }),
    errors: { ACTIVE_NUMBERS_ERROR: { status: 500, text: 'Failed to get active numbers' } },
  },
  numberStatus: {
    response: envelope(wireNumber),
    errors: notFound,
  },
  cancelNumber: {
    response: v.object({
      success: v.literal(true),
      message: v.string(),
      refundAmount: v.number(),
      data: v.object({ refundAmount: v.number(), newStatus: v.literal('cancelled') }),
    }),
    errors: {
      ...notFound,
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
      ...notFound,
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
      ...notFound,
      SMS_NOT_RECEIVED: { status: 400, text: 'SMS not received yet' },
    },
  },
  retryNumber: {
    response: v.object({ success: v.literal(true), message: v.string(), newExpiryDate: isoText }),
    errors: {
      ...notFound,
      INVALID_STATUS_FOR_RETRY: { status: 400, text: 'Can only request retry for waiting numbers' },
      RETRY_FAILED: { status: 500, text: 'Failed to request retry' },
    },
  },
  history: {
    response: v.object({
      success: v.literal(true),
      data: v.array(wireNumber),
      pagination: numbersPagination,
    }),
    errors: { HISTORY_ERROR: { status: 500, text: 'Failed to get history' } },
  },
} as const satisfies Record<string, Documentation>;
