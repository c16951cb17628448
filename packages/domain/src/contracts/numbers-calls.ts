import * as v from 'valibot';
import { CANCEL_LOCK_MS, MAX_PRICE_LIMIT_USD, MINUTE_MS } from '../limits/spec';
import { HISTORY_SEARCH_MAX_LENGTH } from '../limits/tuning';
import { boughtFields, numberRow, numberStatuses, pricing, readNumber, readPurchase } from './number';
import { defineOperation, failure } from './operation';
import { acknowledged, done } from './shared/acknowledged';
import { isJsonObject, ownField, unwrapped, withoutEnvelope } from './shared/envelope';
import * as field from './shared/field';
import * as figure from './shared/figure';
import * as request from './shared/request';
import { listOf, numbersPagination, pageQuery } from './shared/list';
import { named, readBy, required, unread } from './shared/reading';
import { decimal, identifier, orNull, smsCode } from './shared/scalars';

const idParams = { id: request.parameter('Id of the number, as in the lists.') };

const NUMBER_NOT_FOUND = failure(404, 'Number not found');

/** Money moves, so it is never resent automatically (spec §7). */
export const purchaseNumber = defineOperation('POST', '/numbers/purchase', 'money', {
  hasIdempotencyKey: true,
  rollbackCodes: ['PURCHASE_FAILED'],
  reader: v.pipe(
    acknowledged(v.object({ purchaseId: identifier }), v.object({ activationId: identifier })),
    v.transform((answer) => {
      const bought = v.parse(orNull(readPurchase), withoutEnvelope(answer));
      return { id: bought?.purchaseId ?? null, number: bought?.number ?? null };
    }),
  ),
  summary: 'Buys a number for a service and a country.',
  body: {
    service: request.matching(/^[A-Za-z0-9_-]+$/, 'Code of the service, as in `GET /services`.'),
    country: request.matching(/^\d+$/, 'Code of the country, as in `GET /services/countries`.'),
    operator: field.optional(
      request.matching(
        /^[A-Za-z0-9_-]+$/,
        'Id of an operator, as in `GET /services/operators/{country}`. Default: any.',
      ),
    ),
    maxPrice: field.optional(
      request.within(
        figure.usd('Highest price to be charged; left out for no limit (spec §5)'),
        0,
        MAX_PRICE_LIMIT_USD,
      ),
    ),
  },
  response: field.enveloped('NumberPurchase', 'A number that was just bought, and what it cost.', {
    ...boughtFields,
    operator: field.optional(field.text('Id of the operator, where one was requested.')),
    pricing,
    status: field.constant('waiting', 'The number waits for an SMS (spec §4).'),
    balance: field.entity('BalanceChange', 'The balance around the purchase.', {
      previous: figure.usd('Balance before the purchase'),
      current: figure.usd('Balance after the purchase'),
      deducted: figure.usd('Price charged'),
    }),
  }),
  errors: {
    SERVICE_UNAVAILABLE: failure(400, 'Service not available in selected country'),
    PRICE_EXCEEDED: failure(400, 'Total price exceeds maximum'),
    INSUFFICIENT_BALANCE: failure(400, 'Insufficient balance for purchase including bonus'),
    NO_NUMBERS_AVAILABLE: failure(400, 'No numbers available for this service/country combination'),
    INVALID_SERVICE: failure(400, 'Invalid service code provided'),
    RATE_LIMIT_EXCEEDED: failure(
      429,
      'Rate limit exceeded. Our provider is getting the best number for you.',
    ),
    PURCHASE_FAILED: failure(500, 'Failed to purchase number'),
  },
});

/** A page of numbers: the rows are in `data`, with `pagination` next to it. */
const readPage = v.pipe(
  v.unknown(),
  v.transform((answer) => ({
    numbers: answer,
    pagination: isJsonObject(answer) ? ownField(answer, 'pagination') : undefined,
  })),
  v.object({ numbers: listOf(readNumber), pagination: numbersPagination.read }),
);

const sentPage = field.success({
  data: field.list(numberRow, 'The numbers, newest first.'),
  pagination: numbersPagination,
});

export const activeNumbers = defineOperation('GET', '/numbers/active', 'read', {
  reader: readPage,
  summary: 'Lists waiting and received numbers, newest first.',
  query: request.query(pageQuery),
  response: sentPage,
  errors: { ACTIVE_NUMBERS_ERROR: failure(500, 'Failed to get active numbers') },
});

export const numberStatus = defineOperation('GET', '/numbers/{id}/status', 'read', {
  reader: unwrapped(readNumber),
  summary: 'Returns one number in its current state.',
  params: idParams,
  response: field.envelope(numberRow),
  errors: { NUMBER_NOT_FOUND },
});

/** Gives the whole price back (spec §4). */
export const cancelNumber = defineOperation('POST', '/numbers/{id}/cancel', 'idempotent', {
  hasIdempotencyKey: true,
  reader: done(v.object({ refundAmount: decimal })),
  summary: 'Cancels a waiting number and refunds its price.',
  params: idParams,
  response: field.success({
    message: field.text('What happened, for users.'),
    refundAmount: figure.usd('Amount refunded'),
    data: field.entity('NumberCancellation', 'What became of the number and its price.', {
      refundAmount: figure.usd('Amount refunded'),
      newStatus: field.constant('cancelled', 'The number is cancelled (spec §4).'),
    }),
  }),
  errors: {
    NUMBER_NOT_FOUND,
    CANCEL_TOO_EARLY: failure(
      400,
      `Cannot cancel within first ${CANCEL_LOCK_MS / MINUTE_MS} minutes of purchase`,
    ),
    INVALID_STATUS_FOR_CANCEL: failure(400, 'Number cannot be cancelled in current status'),
    SMS_ALREADY_RECEIVED: failure(409, 'An SMS arrived while the number was being cancelled'),
    CANCEL_FAILED: failure(500, 'Failed to cancel number'),
  },
});

export const completeNumber = defineOperation('POST', '/numbers/{id}/complete', 'idempotent', {
  keepalive: true,
  reader: done(),
  summary: 'Marks a received number as used.',
  params: idParams,
  response: field.acknowledgement(),
  errors: {
    NUMBER_NOT_FOUND,
    INVALID_STATUS_FOR_COMPLETE: failure(400, 'Can only complete numbers with received SMS'),
    COMPLETE_FAILED: failure(500, 'Failed to complete number'),
  },
});

const fullSmsRow = field.entity('FullSms', 'The newest SMS of a number.', {
  code: readBy(smsCode, field.text('The verification code.')),
  fullText: named('text', required(field.text('The whole text.'))),
  ...unread({
    activationId: field.text('Id of the activation at the number provider.'),
    phoneNumber: field.text('Phone number with its country code, digits only.'),
    receivedAt: field.moment('When it arrived.'),
  }),
});

export const fullSms = defineOperation('GET', '/numbers/{id}/full-sms', 'read', {
  reader: unwrapped(fullSmsRow.strict),
  summary: 'Returns the whole text of the newest SMS.',
  params: idParams,
  response: field.envelope(fullSmsRow),
  errors: {
    NUMBER_NOT_FOUND,
    SMS_NOT_RECEIVED: failure(400, 'SMS not received yet'),
  },
});

const retried = field.success({
  newExpiryDate: named('expiresAt', required(field.moment('When the number expires now.'))),
  ...unread({ message: field.text('What happened, for users.') }),
});

export const retryNumber = defineOperation('POST', '/numbers/{id}/retry', 'money', {
  hasIdempotencyKey: true,
  rollbackCodes: ['RETRY_FAILED'],
  reader: unwrapped(retried.strict),
  summary: 'Requests another SMS and moves the expiry date.',
  params: idParams,
  response: retried,
  errors: {
    NUMBER_NOT_FOUND,
    INVALID_STATUS_FOR_RETRY: failure(400, 'Can only request retry for waiting numbers'),
    RETRY_FAILED: failure(500, 'Failed to request retry'),
  },
});

const historyQuery = {
  ...pageQuery,
  service: request.matching(/^[A-Za-z0-9_-]{1,50}$/, 'Only numbers for this service, by its code.'),
  country: request.matching(/^\d{1,6}$/, 'Only numbers of this country, by its code.'),
  status: request.oneOf(numberStatuses, 'Only numbers with this status.'),
  search: request.checked(
    field.text('Only numbers with this text in phone number, service, country or code.'),
    v.maxLength(HISTORY_SEARCH_MAX_LENGTH),
  ),
};

export const historyQuerySchema = request.partial(historyQuery);

export const history = defineOperation('GET', '/numbers/history', 'read', {
  reader: readPage,
  summary: 'Lists every number ever bought, newest first.',
  query: request.query(historyQuery),
  response: sentPage,
  errors: { HISTORY_ERROR: failure(500, 'Failed to get history') },
});
