import * as v from 'valibot';
import { CANCEL_LOCK_MS, MAX_PRICE_LIMIT_USD } from '../limits/spec';
import { HISTORY_SEARCH_MAX_LENGTH } from '../limits/tuning';
import { asListed, numberStatuses, purchasedNumber, readNumber, wireNumber } from './number';
import { defineOperation, type Documentation } from './operation';
import { acknowledged, done } from './shared/acknowledged';
import { isJsonObject, ownField, unwrapped, withoutEnvelope } from './shared/envelope';
import { listOf, numbersPagination, pageParameters, pageQuery, readNumbersPagination } from './shared/list';
import { pathParameter, decimal, identifier, smsCode, instant, orNull } from './shared/scalars';
import * as wire from './shared/wire';

const wirePage = () => ({
  data: wire.list(wireNumber(), 'The numbers, newest first.'),
  pagination: numbersPagination(),
});

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
    /** USD, compared with the displayed price; omitted for no limit. */
    maxPrice: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_PRICE_LIMIT_USD))),
  }),
  reader: v.pipe(
    acknowledged(v.object({ purchaseId: identifier }), v.object({ activationId: identifier })),
    v.transform((answer) => {
      const bought = v.parse(orNull(purchasedNumber), withoutEnvelope(answer));
      return { id: bought?.purchaseId ?? null, number: bought && asListed(bought) };
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
      v.object({ fullText: v.string(), code: orNull(smsCode) }),
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
    search: v.optional(v.pipe(v.string(), v.maxLength(HISTORY_SEARCH_MAX_LENGTH))),
  }),
  reader: numbersPage,
});

const idParameter = () => ({ id: wire.text('Id of the number, as in the lists.') });

const NUMBER_NOT_FOUND = { status: 404, text: 'Number not found' } as const;

/** Answers and errors of the calls about numbers (spec §7). */
export const responses = () =>
  ({
    purchaseNumber: {
      summary: 'Buys a number for a service and a country.',
      request: {
        service: wire.text('Code of the service, as in `GET /services`.'),
        country: wire.text('Code of the country, as in `GET /services/countries`.'),
        operator: wire.text('Id of an operator, as in `GET /services/operators/{country}`. Default: any.'),
        maxPrice: wire.usd('Highest price to be charged; left out for no limit (spec §5)'),
      },
      response: wire.envelope(
        wire.entity('NumberPurchase', 'A number that was just bought, and what it cost.', {
          activationId: wire.text('Id of the activation at the number provider.'),
          number: wire.text('Phone number with its country code, digits only.'),
          purchaseId: wire.integer('Id of the number, which names it in paths.'),
          service: wire.text('Code of the service.'),
          country: wire.text('Code of the country.'),
          operator: v.optional(wire.text('Id of the operator, where one was requested.')),
          pricing: wire.entity('PurchasePricing', 'How the price is made up (spec §4).', {
            realPrice: wire.usd('Price of the provider'),
            bonusAmount: wire.usd('Surcharge, as much again'),
            totalPrice: wire.usd('Price charged'),
          }),
          status: wire.constant('waiting', 'The number waits for an SMS (spec §4).'),
          expiryDate: wire.moment('When the number expires.'),
          balance: wire.entity('BalanceChange', 'The balance around the purchase.', {
            previous: wire.usd('Balance before the purchase'),
            current: wire.usd('Balance after the purchase'),
            deducted: wire.usd('Price charged'),
          }),
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
      summary: 'Lists waiting and received numbers, newest first.',
      request: pageParameters(),
      response: wire.success(wirePage()),
      errors: { ACTIVE_NUMBERS_ERROR: { status: 500, text: 'Failed to get active numbers' } },
    },
    numberStatus: {
      summary: 'Returns one number in its current state.',
      request: idParameter(),
      response: wire.envelope(wireNumber()),
      errors: { NUMBER_NOT_FOUND },
    },
    cancelNumber: {
      summary: 'Cancels a waiting number and refunds its price.',
      request: idParameter(),
      response: wire.success({
        message: wire.text('What happened, for users.'),
        refundAmount: wire.usd('Amount refunded'),
        data: wire.entity('NumberCancellation', 'What became of the number and its price.', {
          refundAmount: wire.usd('Amount refunded'),
          newStatus: wire.constant('cancelled', 'The number is cancelled (spec §4).'),
        }),
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
      summary: 'Marks a received number as used.',
      request: idParameter(),
      response: wire.acknowledgement(),
      errors: {
        NUMBER_NOT_FOUND,
        INVALID_STATUS_FOR_COMPLETE: { status: 400, text: 'Can only complete numbers with received SMS' },
        COMPLETE_FAILED: { status: 500, text: 'Failed to complete number' },
      },
    },
    fullSms: {
      summary: 'Returns the whole text of the newest SMS.',
      request: idParameter(),
      response: wire.envelope(
        wire.entity('FullSms', 'The newest SMS of a number.', {
          activationId: wire.text('Id of the activation at the number provider.'),
          phoneNumber: wire.text('Phone number with its country code, digits only.'),
          code: wire.text('The verification code.'),
          fullText: wire.text('The whole text.'),
          receivedAt: wire.moment('When it arrived.'),
        }),
      ),
      errors: {
        NUMBER_NOT_FOUND,
        SMS_NOT_RECEIVED: { status: 400, text: 'SMS not received yet' },
      },
    },
    retryNumber: {
      summary: 'Requests another SMS and moves the expiry date.',
      request: idParameter(),
      response: wire.success({
        message: wire.text('What happened, for users.'),
        newExpiryDate: wire.moment('When the number expires now.'),
      }),
      errors: {
        NUMBER_NOT_FOUND,
        INVALID_STATUS_FOR_RETRY: { status: 400, text: 'Can only request retry for waiting numbers' },
        RETRY_FAILED: { status: 500, text: 'Failed to request retry' },
      },
    },
    history: {
      summary: 'Lists every number ever bought, newest first.',
      request: {
        ...pageParameters(),
        service: wire.text('Only numbers for this service, by its code.'),
        country: wire.text('Only numbers of this country, by its code.'),
        status: wire.text('Only numbers with this status.'),
        search: wire.text('Only numbers with this text in phone number, service, country or code.'),
      },
      response: wire.success(wirePage()),
      errors: { HISTORY_ERROR: { status: 500, text: 'Failed to get history' } },
    },
  }) as const satisfies Record<string, Documentation>;
