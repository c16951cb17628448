import { isoOf } from '../../db/clock';
import { microsOf, usdOf } from '../../db/money';
import { createRandom, hashOf } from '../../db/random';
import type { SubscriptionRow } from '../../db/rows';
import { addRow } from '../../db/table';
import { diallingCodeOf } from '../../world/catalogue/countries';
import type { SubscriptionOrder } from '../../world/scenario';
import { addTask } from '../../world/schedule';
import type { World } from '../../world/world';
import { addLedgerEntry, balanceOf, publishBalance } from '../payments/ledger';
import { reject, rejectField } from '../rejection';
import { DAY_MS } from '@sms/domain/limits/spec';

const USD_PER_DAY = 5;
const SUBSCRIPTION_ID_LENGTH = 8;

/** Stores a subscription that starts now and schedules its end. */
export const storeSubscription = (
  world: World,
  userId: number,
  order: SubscriptionOrder,
): SubscriptionRow => {
  const startsAt = world.clock.now();
  const endsAt = startsAt + order.period * DAY_MS;
  const subscription = addRow(world.db.subscriptions, (id): SubscriptionRow => ({
    id,
    userId,
    subscription_id: createRandom(hashOf(`${world.scenario.seed}/subscription/${id}`)).digits(
      SUBSCRIPTION_ID_LENGTH,
    ),
    service_code: order.service,
    country_code: order.country,
    period_days: order.period,
    price: USD_PER_DAY * order.period,
    start_date: isoOf(startsAt),
    end_date: isoOf(endsAt),
    created_at: isoOf(startsAt),
    status: 'active',
  }));
  addTask(world, endsAt, { kind: 'subscription-end', subscriptionId: subscription.id });
  return subscription;
};

/** Buys a number for some days at a fixed price per day. */
export const buySubscription = (world: World, userId: number, order: SubscriptionOrder) => {
  if (!world.services.some(({ code }) => code === order.service)) {
    return rejectField('service', 'Invalid service', order.service);
  }
  if (diallingCodeOf(order.country) === undefined) {
    return rejectField('country', 'Invalid country', order.country);
  }
  const required = USD_PER_DAY * order.period;
  const price = microsOf(required);
  const balance = balanceOf(world, userId);
  if (balance < price) {
    return reject('INSUFFICIENT_BALANCE', { extra: { required, current: usdOf(balance) } });
  }
  const subscription = storeSubscription(world, userId, order);
  addLedgerEntry(world, { userId, kind: 'subscription', amount: -price, subjectId: subscription.id });
  publishBalance(world, userId, -price);
  return subscription;
};

/** Ends a running subscription without a refund; returns the rejection, or null on success. */
export const cancelSubscription = (subscription: SubscriptionRow) => {
  if (subscription.status !== 'active') {
    return reject('INVALID_STATUS_FOR_CANCEL', { extra: { currentStatus: subscription.status } });
  }
  subscription.status = 'cancelled';
  return null;
};

/** Ends a subscription after its last day. */
export const endSubscription = (subscription: SubscriptionRow): void => {
  if (subscription.status === 'active') subscription.status = 'expired';
};
