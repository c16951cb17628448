import { combine, createEvent, merge, sample } from 'effector';
import { not, or } from 'patronum';
import { formErrorText } from '../api/errors/form-error';
import { createForm } from '../api/forms/create-form';
import { $intentMetadata, createIntent } from '../api/money-call/intent';
import { NOT_CHARGED } from '../api/money-call/mutation-attempt';
import { countOf } from '../lib/format/count';
import { LANGUAGE } from '../lib/format/language';
import { formatUsd } from '../lib/format/money';
import {
  subscriptionBlockedBy,
  subscriptionOrder,
  subscriptionPeriods,
  subscriptionPrice,
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

/** Error text when nothing was bought and the server gives no reason. */
const BUY_SUBSCRIPTION_FAILED = 'Failed to purchase subscription';

/** What is chosen of a subscription; the money call sends it. */
export const subscriptionForm = createForm({
  initial: { service: '', country: '', days: 1 },
  schema: subscriptionOrder,
  // What is missing stands beside the button.
  isShown: () => false,
  texts: (error) => formErrorText(error, BUY_SUBSCRIPTION_FAILED),
  endedOn: merge([subscriptionRejected, subscriptionNotFound.map(() => NOT_CHARGED)]),
  // A reason that comes after the screen has closed is shown at the next visit.
  outdatedOn: [subscriptionSent, subscriptionsScreen.toggled.filter({ fn: (isOpen) => !isOpen })],
  cleared: { fields: ['service', 'country', 'days'], on: [subscriptionBought] },
});

/** The user wants to buy the subscription. However often it fires, at most one is being bought. */
export const subscriptionSubmitted = createEvent();

/** 'Try again anyway': the user abandons the unconfirmed purchase and accepts the risk of paying twice. */
export const subscriptionAgainSubmitted = createEvent();

const $order = subscriptionForm.$form.map(({ values }) => values);

/** True while the page offers the form; a purchase in flight is shown in it. */
export const $isSubscriptionOffered = or(
  not($isSubscriptionsUnavailable),
  $subscriptionAttempt.map((attempt) => attempt !== null),
);

/** Why it cannot be bought; null when it can. */
export const $subscriptionBlockedBy = combine($order, $balance, subscriptionBlockedBy);

/** Options by name: services, countries and periods. */
export const $subscriptionChoices = combine($services, $countries, (services, countries) => ({
  services: byName(services ?? []),
  countries: byName(countries ?? []),
  periods: subscriptionPeriods.map((days) => ({ value: String(days), label: countOf(days, 'day') })),
}));

export const $subscriptionCost = combine($order, $balance, ({ days }, balance) => ({
  price: formatUsd(subscriptionPrice(days)),
  balance: formatUsd(balance),
}));

/** Progress of the purchase; null without one. */
export const $subscriptionProgress = $subscriptionAttempt.map((attempt) => attempt && attempt.phase);

sample({ clock: subscriptionAgainSubmitted, target: [subscriptionAbandonClicked, subscriptionSubmitted] });

// Checked in the same step of the event graph in which it is sent: a button disabled by the view would be too
// late for a double click.
const $draft = combine({
  order: $order,
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
  clock: subscriptionRestored,
  fn: (draft) => ({ kind: 'restored' as const, draft }),
  target: subscriptionForm.acted,
});
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
