import * as v from 'valibot';
import { SUBSCRIPTION_MAX_DAYS } from '../limits/spec';
import { countryCode, serviceCode } from './number';
import { defineOperation, failure } from './operation';
import { done } from './shared/acknowledged';
import { unwrapped } from './shared/envelope';
import * as field from './shared/field';
import * as figure from './shared/figure';
import * as request from './shared/request';
import { listOf, numbersPagination, pageQuery } from './shared/list';
import { alsoNamed, named, orElse, required, unread } from './shared/reading';

const subscriptionStatuses = ['active', 'cancelled', 'expired'] as const;

const bought = field.entity('SubscriptionPurchase', 'A subscription that was just bought.', {
  subscriptionId: required(field.reference('Id at the number provider, which names it in paths.')),
  ...unread({
    internalId: field.id('Id of the subscription.'),
    service: field.text('Code of the service.'),
    country: field.text('Code of the country.'),
    period: figure.integer('Length in days.'),
    price: figure.usd('Price charged for the whole period'),
    startDate: field.moment('When it starts.'),
    endDate: field.moment('When it ends.'),
    status: field.constant('active', 'The subscription runs.'),
  }),
});

/** A number for several days (spec §7). */
export const buySubscription = defineOperation('POST', '/numbers/subscriptions/buy', 'money', {
  hasIdempotencyKey: true,
  rollbackCodes: ['SUBSCRIPTION_FAILED'],
  reader: unwrapped(bought.strict),
  summary: 'Rents a number for several days.',
  body: {
    service: request.matching(/^[A-Za-z0-9_-]+$/, 'Code of the service, as in `GET /services`.'),
    country: request.matching(/^\d+$/, 'Code of the country, as in `GET /services/countries`.'),
    period: request.within(figure.integer('Length in days.'), 1, SUBSCRIPTION_MAX_DAYS),
  },
  response: field.envelope(bought),
  errors: {
    INSUFFICIENT_BALANCE: failure(400, 'Insufficient balance for subscription'),
    SUBSCRIPTION_FAILED: failure(500, 'Failed to purchase subscription'),
  },
});

const subscription = field.entity('Subscription', 'A number that is rented for several days (spec §3).', {
  id: field.id('Id of the subscription.'),
  subscription_id: alsoNamed(
    ['subscriptionId'],
    field.reference('Id at the number provider, which names it in paths.'),
  ),
  service_code: alsoNamed(['service'], serviceCode),
  country_code: alsoNamed(['country'], countryCode),
  period_days: alsoNamed(['period'], named('days', figure.integer('Length in days.'))),
  price: figure.usd('Price charged for the whole period'),
  status: orElse('', field.choice('SubscriptionStatus', 'Status of a subscription.', subscriptionStatuses)),
  start_date: alsoNamed(['startDate'], named('startsAt', field.moment('When it starts.'))),
  end_date: alsoNamed(['endDate'], named('endsAt', field.moment('When it ends.'))),
  ...unread({
    user_id: field.id('Id of its user.'),
    created_at: field.moment('When it was bought.'),
    daysRemaining: figure.integer('Days until it ends, rounded up; 0 afterwards.'),
  }),
});

const readSubscription = v.pipe(
  subscription.strict,
  v.check((row) => (row.id ?? row.subscriptionId) !== null),
  v.transform((row) => ({ ...row, id: row.id ?? row.subscriptionId ?? '' })),
);

export type WireSubscription = field.SentOf<typeof subscription>;

/** A subscription to a number (spec §3); its fields arrive in snake_case or camelCase. */
export type Subscription = v.InferOutput<typeof readSubscription>;

/** A server without subscriptions answers 500: retries would use up the calls of the minute (spec §7). */
export const subscriptions = defineOperation('GET', '/numbers/subscriptions', 'read', {
  retries: 0,
  reader: listOf(readSubscription),
  summary: 'Lists subscriptions, newest first.',
  query: request.query({
    ...pageQuery,
    status: request.oneOf(subscriptionStatuses, 'Only subscriptions with this status. Default: all.'),
  }),
  response: field.success({
    data: field.list(subscription, 'The subscriptions, newest first.'),
    pagination: numbersPagination,
  }),
  errors: { SUBSCRIPTIONS_ERROR: failure(500, 'Failed to get subscriptions') },
});

export const cancelSubscription = defineOperation(
  'POST',
  '/numbers/subscriptions/{id}/cancel',
  'idempotent',
  {
    reader: done(),
    summary: 'Ends a subscription without a refund.',
    params: { id: request.parameter('The `subscription_id` of the subscription.') },
    response: field.acknowledgement(),
    errors: {
      INVALID_STATUS_FOR_CANCEL: failure(400, 'Subscription cannot be cancelled in current status'),
      SUBSCRIPTION_NOT_FOUND: failure(404, 'Subscription not found'),
    },
  },
);
