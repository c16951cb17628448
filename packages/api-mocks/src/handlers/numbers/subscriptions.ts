import { buySubscription, cancelSubscription } from '../../behaviour/numbers/subscriptions';
import { reject, Rejection } from '../../behaviour/rejection';
import type { SubscriptionRow } from '../../db/rows';
import { ofUser } from '../../db/table';
import type { World } from '../../world/world';
import type { HandlersFor } from '../handler';
import { pageOf } from '../pagination';
import { DAY_MS } from '@sms/domain/limits/spec';

const wireSubscription = (world: World, { userId, ...row }: SubscriptionRow) => ({
  ...row,
  user_id: userId,
  daysRemaining: Math.max(0, Math.ceil((Date.parse(row.end_date) - world.clock.now()) / DAY_MS)),
});

export const subscriptionHandlers: HandlersFor<'buySubscription' | 'subscriptions' | 'cancelSubscription'> = {
  buySubscription: ({ world, user, body }) => {
    const bought = buySubscription(world, user.id, body);
    if (bought instanceof Rejection) return bought;
    return {
      success: true,
      message: 'Subscription purchased successfully',
      data: {
        subscriptionId: bought.subscription_id,
        internalId: bought.id,
        service: bought.service_code,
        country: bought.country_code,
        period: bought.period_days,
        price: bought.price,
        startDate: bought.start_date,
        endDate: bought.end_date,
        status: 'active',
      },
    };
  },
  subscriptions: ({ world, user, query }) => {
    const found = ofUser(world.db.subscriptions, user.id).filter(
      ({ status }) => status === (query.status ?? status),
    );
    const { rows, pagination } = pageOf(found.toReversed(), query);
    return { success: true, data: rows.map((row) => wireSubscription(world, row)), pagination };
  },
  cancelSubscription: ({ world, user, params: { id } }) => {
    const subscription = ofUser(world.db.subscriptions, user.id).find(
      (row) => row.subscription_id === id || String(row.id) === id,
    );
    if (subscription === undefined) return reject('SUBSCRIPTION_NOT_FOUND');
    return (
      cancelSubscription(subscription) ?? {
        success: true,
        message: 'Subscription cancelled successfully',
      }
    );
  },
};
