import { SUBSCRIPTION_DAY_USD, SUBSCRIPTION_MAX_DAYS } from '../../limits';
import { canAfford } from '../submit/purchase-check';

/** A subscription order. A text is empty while nothing is selected. */
export interface SubscriptionOrder {
  readonly service: string;
  readonly country: string;
  readonly days: number;
}

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
  { service, country, days }: SubscriptionOrder,
  balance: number | null,
): SubscriptionBlock | null => {
  if (service === '' || country === '') return 'incomplete';
  if (balance === null) return 'balance-unknown';
  return canAfford(balance, subscriptionPrice(days)) ? null : 'balance-too-low';
};
