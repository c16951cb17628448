import { buySubscription, cancelSubscription } from '../../behaviour/numbers/subscriptions';
import { reject, Rejection } from '../../behaviour/rejection';
import { isoOf } from '../../db/clock';
import { usdOf } from '../../db/money';
import type { SubscriptionRow } from '../../db/rows';
import type { World } from '../../world/world';
import type { HandlersFor } from '../handler';
import { pageOf } from '../pagination';
import { DAY_MS } from '@sms/domain/limits/spec';

const wireSubscription = (world: World, subscription: SubscriptionRow) => ({
  id: subscription.id,
  user_id: subscription.userId,
  subscription_id: subscription.subscriptionId,
  service_code: subscription.service,
  country_code: subscription.country,
  period_days: subscription.days,
  price: usdOf(subscription.price),
  status: subscription.status,
  start_date: isoOf(subscription.startsAt),
  end_date: isoOf(subscription.endsAt),
  created_at: isoOf(subscription.startsAt),
  daysRemaining: Math.max(0, Math.ceil((subscription.endsAt - world.clock.now()) / DAY_MS)),
});

export const subscriptionHandlers: HandlersFor<'buySubscription' | 'subscriptions' | 'cancelSubscription'> = {
  buySubscription: ({ world, user, body }) => {
    const subscription = buySubscription(world, user.id, body);
    if (subscription instanceof Rejection) return subscription;
    return {
      success: true,
      message: 'Subscription purchased successfully',
      data: {
        subscriptionId: subscription.subscriptionId,
        internalId: subscription.id,
        service: subscription.service,
        country: subscription.country,
        period: subscription.days,
        price: usdOf(subscription.price),
        startDate: isoOf(subscription.startsAt),
        endDate: isoOf(subscription.endsAt),
        status: 'active',
      },
    };
  },
  subscriptions: ({ world, user, query }) => {
    const found = world.db.subscriptions
      .of(user.id)
      .filter(({ status }) => status === (query.status ?? status));
    const { rows, pagination } = pageOf(found.toReversed(), query);
    return { success: true, data: rows.map((row) => wireSubscription(world, row)), pagination };
  },
  cancelSubscription: ({ world, user, params: { id } }) => {
    const subscription = world.db.subscriptions
      .of(user.id)
      .find((row) => row.subscriptionId === id || String(row.id) === id);
    if (subscription === undefined) return reject('SUBSCRIPTION_NOT_FOUND');
    return (
      cancelSubscription(subscription) ?? {
        success: true,
        message: 'Subscription cancelled successfully',
      }
    );
  },
};
