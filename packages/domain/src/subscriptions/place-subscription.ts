import { combine, createEvent, createStore, sample } from 'effector';
import { not, or } from 'patronum';
import { formErrorText } from '../api/errors/form-error';
import { $intentMetadata, createIntent } from '../api/money-call/intent';
import { NOT_CHARGED } from '../api/money-call/types';
import { countOf } from '../lib/format/count';
import { LANGUAGE } from '../lib/format/language';
import { formatUsd } from '../lib/format/money';
import {
  subscriptionBlockedBy,
  subscriptionPeriods,
  subscriptionPrice,
  type SubscriptionOrder,
  $subscriptionAttempt,
  subscriptionBought,
  subscriptionAbandonClicked,
  subscriptionNotFound,
  subscriptionRejected,
  subscriptionRestored,
  subscriptionSent,
  type SubscriptionIntent,
} from './subscription-attempt';
import { $balance } from '../account/balance';
import { $countries, $services } from '../catalogue/lists/catalogue-lists';
import { toast, toastRequested } from '../lib/toasts/toasts';
import { $isSubscriptionsUnavailable, $subscriptions, subscriptionsScreen } from './subscription-list';

const EMPTY_ORDER: SubscriptionOrder = { service: '', country: '', days: 1 };

/** The user chose something of a subscription. */
export const subscriptionOrderChanged = createEvent<Partial<SubscriptionOrder>>();

/** The user wants to buy the subscription. However often it fires, at most one is being bought. */
export const subscriptionSubmitted = createEvent();

/** 'Try again anyway': the user abandons the unconfirmed purchase and accepts the risk of paying twice. */
export const subscriptionAgainSubmitted = createEvent();

/** Error text when nothing was bought and the server gives no reason. */
const BUY_SUBSCRIPTION_FAILED = 'Failed to purchase subscription';

const failed = createEvent<string>();

export const $subscriptionOrder = createStore<SubscriptionOrder>(EMPTY_ORDER)
  .on(subscriptionOrderChanged, (order, changed) => ({ ...order, ...changed }))
  .on(subscriptionRestored, (_, { service, country, days }) => ({ service, country, days }))
  .reset(subscriptionBought);

/** True while the page offers the form; a purchase in flight is shown in it. */
export const $isSubscriptionOffered = or(
  not($isSubscriptionsUnavailable),
  $subscriptionAttempt.map((attempt) => attempt !== null),
);

/** Why it cannot be bought; null when it can. */
export const $subscriptionBlockedBy = combine($subscriptionOrder, $balance, subscriptionBlockedBy);

/**
 * Reason why nothing was bought. Gone when the screen closes; one that comes afterwards is shown at the next
 * visit.
 */
export const $subscriptionError = createStore<string | null>(null)
  .on(failed, (_, text) => text)
  .reset(
    subscriptionOrderChanged,
    subscriptionSent,
    subscriptionBought,
    subscriptionsScreen.toggled.filter({ fn: (isOpen) => !isOpen }),
  );

/** Options by name: services, countries and periods. */
export const $subscriptionChoices = combine($services, $countries, (services, countries) => ({
  services: byName(services ?? []),
  countries: byName(countries ?? []),
  periods: subscriptionPeriods.map((days) => ({ value: String(days), label: countOf(days, 'day') })),
}));

export const $subscriptionCost = combine($subscriptionOrder, $balance, ({ days }, balance) => ({
  price: formatUsd(subscriptionPrice(days)),
  balance: formatUsd(balance),
}));

/** Progress of the purchase; null without one. */
export const $subscriptionProgress = $subscriptionAttempt.map((attempt) => attempt && attempt.phase);

sample({ clock: subscriptionAgainSubmitted, target: [subscriptionAbandonClicked, subscriptionSubmitted] });

// Checked in the same step of the event graph in which it is sent: a button disabled by the view would be too
// late for a double click.
const $draft = combine({
  order: $subscriptionOrder,
  blockedBy: $subscriptionBlockedBy,
  attempt: $subscriptionAttempt,
  isUnavailable: $isSubscriptionsUnavailable,
  known: $subscriptions,
  context: $intentMetadata,
});
const accepted = sample({
  clock: subscriptionSubmitted,
  source: $draft,
  filter: ({ blockedBy, attempt, isUnavailable }) => blockedBy === null && attempt === null && !isUnavailable,
});
sample({
  clock: accepted,
  fn: ({ order: { service, country, days }, known, context }) => ({
    request: { body: { service, country, period: days } },
    intent: {
      ...createIntent(context, known && known.map(({ id }) => id)),
      service,
      country,
      days,
    } satisfies SubscriptionIntent,
  }),
  target: subscriptionSent,
});

sample({
  clock: subscriptionRejected,
  fn: (error) => formErrorText(error, BUY_SUBSCRIPTION_FAILED),
  target: failed,
});
sample({ clock: subscriptionNotFound, fn: () => NOT_CHARGED, target: failed });
sample({
  clock: subscriptionBought,
  fn: () => toast('success', 'Subscription bought'),
  target: toastRequested,
});

function byName(entries: readonly { readonly code: string; readonly name: string }[]) {
  return entries
    .map(({ code, name }) => ({ value: code, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, LANGUAGE));
}
