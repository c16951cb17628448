import * as v from 'valibot';
import { isOutcomeUnconfirmed } from '../../api/errors/api-error';
import type { RequestFor, Subscription } from '../../contracts';
import { buySubscription, subscriptions } from '../../contracts/subscriptions-calls';
import { intentEntries } from '../../money/intent';
import { createReconciledMutation } from '../../money/reconciled-mutation';

/** Parses a subscription intent stored across a page reload. */
const subscriptionIntent = v.object({
  ...intentEntries,
  service: v.string(),
  country: v.string(),
  days: v.number(),
});

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
