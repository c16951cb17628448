export { $subscriptions, buySubscriptionFx, cancelSubscriptionFx, subscriptionsRequested } from './model';
