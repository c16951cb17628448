import { createEvent, createStore, sample } from 'effector';
import { createOperationFx } from '../../api/operation-fx';
import type { Subscription } from '../../contracts';
import { buySubscription, cancelSubscription, subscriptions } from '../../contracts/subscriptions';
import { sessionEnded } from '../session';

const loadSubscriptionsFx = createOperationFx(subscriptions);

/** Buys a number for several days (spec §7). Money moves: it is sent once, whatever becomes of the answer. */
export const buySubscriptionFx = createOperationFx(buySubscription);

/** Ends a subscription, without a refund (spec §7). */
export const cancelSubscriptionFx = createOperationFx(cancelSubscription);

/** Loads the subscriptions, for the first time or anew. */
export const subscriptionsRequested = createEvent();

/** The user's subscriptions; null until they are known. A cancelled one is marked at once (spec §4). */
export const $subscriptions = createStore<readonly Subscription[] | null>(null)
  .on(loadSubscriptionsFx.doneData, (_, subscriptions) => subscriptions)
  .on(cancelSubscriptionFx.done, (subscriptions, { params }) =>
    subscriptions === null
      ? null
      : subscriptions.map((subscription) =>
          isNamed(subscription, params.params.id) ? { ...subscription, status: 'cancelled' } : subscription,
        ),
  )
  .reset(sessionEnded);

// A lost answer is looked up, too: the list tells whether there is a new one.
sample({
  clock: [subscriptionsRequested, buySubscriptionFx.finally],
  fn: () => ({ query: {} }),
  target: loadSubscriptionsFx,
});

function isNamed({ id, subscriptionId }: Subscription, name: string): boolean {
  return id === name || subscriptionId === name;
}
