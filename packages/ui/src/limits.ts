/**
 * Limits of the specification that the interface shows. The app supplies them from `limits/spec.ts` of the
 * domain; no component hard-codes one (decision 0001).
 */
export interface Limits {
  /** Lifetime of a number. */
  lifetimeMinutes: number;
  /** Time after the purchase from which a number can be cancelled for a refund. */
  refundAfterMinutes: number;
  /** Remaining life at which a number without an SMS is cancelled automatically. */
  autoCancelMinutes: number;
  /** Duration of reconciliation after a lost response. */
  outcomeSeconds: number;
  /** Smallest deposit. */
  depositMinNgn: number;
  /** Step of the maximum price. */
  maxPriceStepUsd: number;
  /** Maximum country list without a scroll box. */
  unscrolledCountries: number;
  /** Maximum items of the recent activity. */
  activityItems: number;
  /** Longest subscription. */
  subscriptionDays: number;
}
