import * as v from 'valibot';
import { acknowledgement, envelope, unwrapped } from './envelope';
import { listOf } from './list';
import { defineOperation } from './operation';
import { numbersPagination, pageQuery } from './pagination';
import { decimal, identifier, isoText, orNull } from './scalars';

/** The statuses of a subscription. */
export const subscriptionStatuses = ['active', 'cancelled', 'expired'] as const;

const status = v.picklist(subscriptionStatuses);

/** POST /numbers/subscriptions/buy: a number for several days (spec §7). */
export const buySubscription = defineOperation({
  method: 'POST',
  path: '/numbers/subscriptions/buy',
  callClass: 'money',
  body: v.object({
    service: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/)),
    country: v.pipe(v.string(), v.regex(/^\d+$/)),
    /** Days. */
    period: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  }),
  answer: envelope(
    v.object({
      subscriptionId: v.string(),
      internalId: v.number(),
      service: v.string(),
      country: v.string(),
      period: v.number(),
      price: v.number(),
      startDate: isoText,
      endDate: isoText,
      status: v.literal('active'),
    }),
  ),
  read: unwrapped(
    v.pipe(
      v.object({ subscriptionId: identifier }),
      v.transform(({ subscriptionId }) => ({ subscriptionId })),
    ),
  ),
  errors: {
    INSUFFICIENT_BALANCE: { status: 400, text: 'Insufficient balance for subscription' },
    SUBSCRIPTION_FAILED: { status: 500, text: 'Failed to purchase subscription' },
  },
});

const wireSubscription = v.object({
  id: v.number(),
  user_id: v.number(),
  subscription_id: v.string(),
  service_code: v.string(),
  country_code: v.string(),
  period_days: v.number(),
  price: v.number(),
  status,
  start_date: isoText,
  end_date: isoText,
  created_at: isoText,
  daysRemaining: v.number(),
});

const readSubscription = v.pipe(
  v.object({
    id: orNull(identifier),
    subscription_id: orNull(identifier),
    subscriptionId: orNull(identifier),
    status: v.fallback(v.string(), ''),
    price: orNull(decimal),
  }),
  v.transform((row) => {
    const subscriptionId = row.subscription_id ?? row.subscriptionId;
    return { id: row.id ?? subscriptionId, subscriptionId, status: row.status, price: row.price };
  }),
);

/** A subscription to a number (spec §3); its fields arrive in snake_case or camelCase. */
export type Subscription = v.InferOutput<typeof readSubscription>;

/** GET /numbers/subscriptions (spec §7). */
export const subscriptions = defineOperation({
  method: 'GET',
  path: '/numbers/subscriptions',
  callClass: 'read',
  query: v.object({ ...pageQuery.entries, status: v.optional(status) }),
  answer: v.object({
    success: v.literal(true),
    data: v.array(wireSubscription),
    pagination: numbersPagination,
  }),
  read: listOf(readSubscription),
  errors: { SUBSCRIPTIONS_ERROR: { status: 500, text: 'Failed to get subscriptions' } },
});

/** POST /numbers/subscriptions/{id}/cancel: ends it without a refund (spec §7). */
export const cancelSubscription = defineOperation({
  method: 'POST',
  path: '/numbers/subscriptions/{id}/cancel',
  callClass: 'idempotent',
  params: v.object({ id: v.string() }),
  answer: acknowledgement,
  read: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  errors: {
    INVALID_STATUS_FOR_CANCEL: { status: 400, text: 'Subscription cannot be cancelled in current status' },
    SUBSCRIPTION_NOT_FOUND: { status: 404, text: 'Subscription not found' },
  },
});
