import * as v from 'valibot';
import type { Documentation } from '../operation';
import { numbersPagination } from '../shared/pagination';
import { subscriptionStatus } from '../subscriptions';
import { acknowledgement, envelope, isoText } from '../shared/wire';

const wireSubscription = v.object({
  id: v.number(),
  user_id: v.number(),
  subscription_id: v.string(),
  service_code: v.string(),
  country_code: v.string(),
  period_days: v.number(),
  price: v.number(),
  status: subscriptionStatus,
  start_date: isoText,
  end_date: isoText,
  created_at: isoText,
  daysRemaining: v.number(),
});

/** Answers and errors of the calls about subscriptions (spec §7). */
export const subscriptionsResponses = {
  buySubscription: {
    response: envelope(
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
    errors: {
      INSUFFICIENT_BALANCE: { status: 400, text: 'Insufficient balance for subscription' },
      SUBSCRIPTION_FAILED: { status: 500, text: 'Failed to purchase subscription' },
    },
  },
  subscriptions: {
    response: v.object({
      success: v.literal(true),
      data: v.array(wireSubscription),
      pagination: numbersPagination,
    }),
    errors: { SUBSCRIPTIONS_ERROR: { status: 500, text: 'Failed to get subscriptions' } },
  },
  cancelSubscription: {
    response: acknowledgement,
    errors: {
      INVALID_STATUS_FOR_CANCEL: { status: 400, text: 'Subscription cannot be cancelled in current status' },
      SUBSCRIPTION_NOT_FOUND: { status: 404, text: 'Subscription not found' },
    },
  },
} as const satisfies Record<string, Documentation>;
