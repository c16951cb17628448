import { createStore, sample } from 'effector';
import { createQuery } from '../../api/create-query';
import { createOperationFx } from '../../api/operation-fx';
import type { Subscription } from '../../contracts';
import { buySubscription, cancelSubscription, subscriptions } from '../../contracts/subscriptions';
import { sessionEnded } from '../session';

const query = createQuery({ operation: subscriptions, request: { query: {} } });

/** Buys a number for several days (spec §7). Money moves: it is sent once, whatever becomes of the answer. */
export const buySubscriptionFx = createOperationFx(buySubscription);

/** Ends a subscription, without a refund (spec §7). */
export const cancelSubscriptionFx = createOperationFx(cancelSubscription);

/** Loads the subscriptions, for the first time or again. */
export const subscriptionsRequested = query.requested;

/** The user's subscriptions; null until they are known. A cancelled one is marked at once (spec §4). */
export const $subscriptions = createStore<readonly Subscription[] | null>(null)
  .on(query.answered, (_, { answer }) => answer)
  .on(cancelSubscriptionFx.done, (subscriptions, { params }) =>
    subscriptions === null
      ? null
      : subscriptions.map((subscription) =>
          isNamed(subscription, params.params.id) ? { ...subscription, status: 'cancelled' } : subscription,
        ),
  )
  .reset(sessionEnded);

// Also after a failure: if the answer was lost, the list tells whether there is a new subscription.
sample({ clock: buySubscriptionFx.finally, target: query.outdated });

function isNamed({ id, subscriptionId }: Subscription, name: string): boolean {
  return id === name || subscriptionId === name;
}
