import { SUBSCRIPTION_DAY_USD } from '../limits/tuning';
import { SUBSCRIPTION_MAX_DAYS } from '../limits/spec';
import { canAfford } from '../purchase/purchase-check';
import * as v from 'valibot';
import { isOutcomeUnconfirmed } from '../api/errors/api-error';
import type { RequestFor } from '../contracts/operations';
import { type Subscription, buySubscription, subscriptions } from '../contracts/subscriptions-calls';
import { intentEntries } from '../api/money-call/intent';
import { createReconciledMutation } from '../api/money-call/reconciled-mutation';

/** What is ordered; nothing is chosen of an empty text. */
export const subscriptionOrder = v.object({
  service: v.pipe(v.string(), v.nonEmpty()),
  country: v.pipe(v.string(), v.nonEmpty()),
  days: v.number(),
});

export type SubscriptionOrder = Readonly<v.InferInput<typeof subscriptionOrder>>;

/** Selectable periods in days, shortest first. */
export const subscriptionPeriods: readonly number[] = Array.from(
  { length: SUBSCRIPTION_MAX_DAYS },
  (_, index) => index + 1,
);

/** Total price of a subscription, in USD. */
export const subscriptionPrice = (days: number): number => days * SUBSCRIPTION_DAY_USD;

/** Why a subscription cannot be bought. */
export type SubscriptionBlock = 'incomplete' | 'balance-unknown' | 'balance-too-low';

/**
 * The first reason against a subscription; null when it may be bought. `balance` in USD, null while unknown.
 */
export const subscriptionBlockedBy = (
  order: SubscriptionOrder,
  balance: number | null,
): SubscriptionBlock | null => {
  if (!v.is(subscriptionOrder, order)) return 'incomplete';
  if (balance === null) return 'balance-unknown';
  return canAfford(balance, subscriptionPrice(order.days)) ? null : 'balance-too-low';
};

/** Parses a subscription intent stored across a page reload. */
const subscriptionIntent = v.object({ ...intentEntries, ...subscriptionOrder.entries });

/** A requested subscription, with the data to recognise it in the list. */
export type SubscriptionIntent = v.InferOutput<typeof subscriptionIntent>;

/** The subscription being bought; an unconfirmed one is reconciled with the list. */
export const {
  $attempt: $subscriptionAttempt,
  sent: subscriptionSent,
  restoreRequested: subscriptionRestoreRequested,
  restored: subscriptionRestored,
  checkAgainClicked: subscriptionCheckAgainClicked,
  abandonClicked: subscriptionAbandonClicked,
  succeeded: subscriptionBought,
  rejected: subscriptionRejected,
  notFound: subscriptionNotFound,
  actionRequired: subscriptionActionRequired,
  mayHaveCharged: subscriptionBalanceInvalidated,
} = createReconciledMutation({
  name: 'subscription',
  intentSchema: subscriptionIntent,
  send: (client, request: RequestFor<'buySubscription'>, key) =>
    client.call(buySubscription, request, { key }),
  loadList: (client, signal) => client.call(subscriptions, { query: {} }, { signal }),
  toResult: () => null,
  findCandidates: findCandidateSubscriptions,
  isUnconfirmed: (error) => isOutcomeUnconfirmed(error, buySubscription),
});

/** Subscriptions for the same service, country and days, of any origin and time. */
function findCandidateSubscriptions(
  { service, country, days }: SubscriptionIntent,
  listed: readonly Subscription[],
) {
  return listed
    .filter((row) => row.serviceCode === service && row.countryCode === country && row.days === days)
    .map(({ id, startsAt }) => ({ id, date: startsAt, made: null }));
}
