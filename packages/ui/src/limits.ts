/**
 * Numbers of the specification that the interface names. The app supplies them from `limits.ts` of the domain; no
 * component spells one (decision 0001).
 */
export interface Limits {
  /** How long a number lives. */
  lifetimeMinutes: number;
  /** How long after its purchase a number can be cancelled for a refund. */
  refundAfterMinutes: number;
  /** How long the outcome of a lost answer is looked up. */
  outcomeSeconds: number;
  /** The highest maximum price. */
  maxPriceUsd: number;
  /** Step of the maximum price. */
  maxPriceStepUsd: number;
  /** The longest country list without a scroll box. */
  unscrolledCountries: number;
  /** Most items of the recent activity. */
  activityItems: number;
  /** The longest subscription. */
  subscriptionDays: number;
}
