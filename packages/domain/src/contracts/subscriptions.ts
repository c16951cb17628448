import * as v from 'valibot';
import { done } from './acknowledged';
import { unwrapped } from './envelope';
import { listOf } from './list';
import { defineOperation } from './operation';
import { pageQuery } from './pagination';
import { pathParameter } from './path-parameter';
import { decimal, identifier, orNull } from './scalars';

/** The statuses of a subscription. */
export const subscriptionStatuses = ['active', 'cancelled', 'expired'] as const;

/** One of the statuses of a subscription. */
export const subscriptionStatus = v.picklist(subscriptionStatuses);

/** POST /numbers/subscriptions/buy: a number for several days (spec §7). */
export const buySubscription = defineOperation({
  method: 'POST',
  path: '/numbers/subscriptions/buy',
  callClass: 'money',
  keyed: true,
  body: v.object({
    service: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/)),
    country: v.pipe(v.string(), v.regex(/^\d+$/)),
    /** Days. */
    period: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  }),
  read: unwrapped(
    v.pipe(
      v.object({ subscriptionId: identifier }),
      v.transform(({ subscriptionId }) => ({ subscriptionId })),
    ),
  ),
});

const readSubscription = v.pipe(
  v.object({
    id: orNull(identifier),
    subscription_id: orNull(identifier),
    subscriptionId: orNull(identifier),
    status: v.fallback(v.string(), ''),
    price: orNull(decimal),
  }),
  v.check((row) => (row.id ?? row.subscription_id ?? row.subscriptionId) !== null, 'names no subscription'),
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
  query: v.object({ ...pageQuery.entries, status: v.optional(subscriptionStatus) }),
  read: listOf(readSubscription),
});

/** POST /numbers/subscriptions/{id}/cancel: ends it without a refund (spec §7). */
export const cancelSubscription = defineOperation({
  method: 'POST',
  path: '/numbers/subscriptions/{id}/cancel',
  callClass: 'idempotent',
  params: v.object({ id: pathParameter }),
  read: done,
});
