export { subscriptionCheckAgainClicked, subscriptionGiveUpClicked } from './attempt';
export {
  $isSubscriptionsLoading,
  $subscriptions,
  $subscriptionsError,
  $subscriptionViews,
  subscriptionCancelClicked,
  subscriptionsRefreshClicked,
  subscriptionsScreenToggled,
  type SubscriptionView,
} from './list';
export {
  $isSubscriptionOffered,
  $subscriptionBlockedBy,
  $subscriptionChoices,
  $subscriptionCost,
  $subscriptionError,
  $subscriptionOrder,
  $subscriptionProgress,
  subscriptionAgainSubmitted,
  subscriptionOrderChanged,
  subscriptionSubmitted,
} from './order';
