import * as v from 'valibot';
import { SUBSCRIPTION_MAX_DAYS } from '../limits/spec';
import { defineOperation, type Documentation } from './operation';
import { done } from './shared/acknowledged';
import { unwrapped } from './shared/envelope';
import { listOf, numbersPagination, pageParameters, pageQuery } from './shared/list';
import { pathParameter, decimal, identifier, instant, orNull } from './shared/scalars';
import * as wire from './shared/wire';

const subscriptionStatuses = ['active', 'cancelled', 'expired'] as const;

const subscriptionStatus = v.picklist(subscriptionStatuses);

/** POST /numbers/subscriptions/buy: a number for several days (spec §7). */
export const buySubscription = defineOperation({
  method: 'POST',
  path: '/numbers/subscriptions/buy',
  callClass: 'money',
  hasIdempotencyKey: true,
  rollbackCodes: ['SUBSCRIPTION_FAILED'],
  body: v.object({
    service: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/)),
    country: v.pipe(v.string(), v.regex(/^\d+$/)),
    /** Days. */
    period: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SUBSCRIPTION_MAX_DAYS)),
  }),
  reader: unwrapped(
    v.pipe(
      v.object({ subscriptionId: identifier }),
      v.transform(({ subscriptionId }) => ({ subscriptionId })),
    ),
  ),
});

const wireSubscription = () =>
  wire.entity('Subscription', 'A number that is rented for several days (spec §3).', {
    id: wire.integer('Id of the subscription.'),
    user_id: wire.integer('Id of its user.'),
    subscription_id: wire.text('Id at the number provider, which names it in paths.'),
    service_code: wire.text('Code of the service, as in `GET /services`.'),
    country_code: wire.text('Code of the country, as in `GET /services/countries`.'),
    period_days: wire.integer('Length in days.'),
    price: wire.usd('Price charged for the whole period'),
    status: wire.choice('SubscriptionStatus', 'Status of a subscription.', subscriptionStatuses),
    start_date: wire.moment('When it starts.'),
    end_date: wire.moment('When it ends.'),
    created_at: wire.moment('When it was bought.'),
    daysRemaining: wire.integer('Days until it ends, rounded up; 0 afterwards.'),
  });

const readSubscription = v.pipe(
  v.object({
    id: orNull(identifier),
    subscription_id: orNull(identifier),
    subscriptionId: orNull(identifier),
    status: v.fallback(v.string(), ''),
    price: orNull(decimal),
    service_code: orNull(identifier),
    service: orNull(identifier),
    country_code: orNull(identifier),
    country: orNull(identifier),
    period_days: orNull(decimal),
    period: orNull(decimal),
    start_date: orNull(instant),
    startDate: orNull(instant),
    end_date: orNull(instant),
    endDate: orNull(instant),
  }),
  v.check((row) => (row.id ?? row.subscription_id ?? row.subscriptionId) !== null),
  v.transform((row) => {
    const subscriptionId = row.subscription_id ?? row.subscriptionId;
    return {
      id: row.id ?? subscriptionId ?? '',
      subscriptionId,
      /** As sent. */
      status: row.status,
      /** USD for all of its days. */
      price: row.price,
      /** Empty while unknown. */
      serviceCode: row.service_code ?? row.service ?? '',
      /** Empty while unknown. */
      countryCode: row.country_code ?? row.country ?? '',
      days: row.period_days ?? row.period,
      /** ms since 1970. */
      startsAt: row.start_date ?? row.startDate,
      /** ms since 1970. */
      endsAt: row.end_date ?? row.endDate,
    };
  }),
);

/** A subscription to a number (spec §3); its fields arrive in snake_case or camelCase. */
export type Subscription = v.InferOutput<typeof readSubscription>;

/**
 * GET /numbers/subscriptions (spec §7). A server without subscriptions answers 500: retries would use up the
 * calls of the minute.
 */
export const subscriptions = defineOperation({
  method: 'GET',
  path: '/numbers/subscriptions',
  callClass: 'read',
  retries: 0,
  query: v.object({ ...pageQuery.entries, status: v.optional(subscriptionStatus) }),
  reader: listOf(readSubscription),
});

/** POST /numbers/subscriptions/{id}/cancel: ends it without a refund (spec §7). */
export const cancelSubscription = defineOperation({
  method: 'POST',
  path: '/numbers/subscriptions/{id}/cancel',
  callClass: 'idempotent',
  params: v.object({ id: pathParameter }),
  reader: done,
});

/** Answers and errors of the calls about subscriptions (spec §7). */
export const responses = () =>
  ({
    buySubscription: {
      summary: 'Rents a number for several days.',
      request: {
        service: wire.text('Code of the service, as in `GET /services`.'),
        country: wire.text('Code of the country, as in `GET /services/countries`.'),
        period: wire.integer('Length in days.'),
      },
      response: wire.envelope(
        wire.entity('SubscriptionPurchase', 'A subscription that was just bought.', {
          subscriptionId: wire.text('Id at the number provider, which names it in paths.'),
          internalId: wire.integer('Id of the subscription.'),
          service: wire.text('Code of the service.'),
          country: wire.text('Code of the country.'),
          period: wire.integer('Length in days.'),
          price: wire.usd('Price charged for the whole period'),
          startDate: wire.moment('When it starts.'),
          endDate: wire.moment('When it ends.'),
          status: wire.constant('active', 'The subscription runs.'),
        }),
      ),
      errors: {
        INSUFFICIENT_BALANCE: { status: 400, text: 'Insufficient balance for subscription' },
        SUBSCRIPTION_FAILED: { status: 500, text: 'Failed to purchase subscription' },
      },
    },
    subscriptions: {
      summary: 'Lists subscriptions, newest first.',
      request: {
        ...pageParameters(),
        status: wire.text('Only subscriptions with this status. Default: all.'),
      },
      response: wire.success({
        data: wire.list(wireSubscription(), 'The subscriptions, newest first.'),
        pagination: numbersPagination(),
      }),
      errors: { SUBSCRIPTIONS_ERROR: { status: 500, text: 'Failed to get subscriptions' } },
    },
    cancelSubscription: {
      summary: 'Ends a subscription without a refund.',
      request: { id: wire.text('The `subscription_id` of the subscription.') },
      response: wire.acknowledgement(),
      errors: {
        INVALID_STATUS_FOR_CANCEL: {
          status: 400,
          text: 'Subscription cannot be cancelled in current status',
        },
        SUBSCRIPTION_NOT_FOUND: { status: 404, text: 'Subscription not found' },
      },
    },
  }) as const satisfies Record<string, Documentation>;
