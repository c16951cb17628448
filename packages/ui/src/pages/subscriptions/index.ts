export { SubscriptionsPage, type SubscriptionsPageProps } from './subscriptions-page';
