import type { NumberStatus } from '../../../rules/numbers/number-status';

/** Purchase data for the charts. */
export interface AnalyticsRow {
  /** USD; null while unknown. */
  readonly price: number | null;
  readonly status: NumberStatus;
  /** ms since 1970; null while unknown. */
  readonly purchasedAt: number | null;
}

/** Purchases side by side in time, and whether there are others around them. */
export interface AnalyticsRows<Purchase extends AnalyticsRow = AnalyticsRow> {
  /** Newest first. */
  readonly purchases: readonly Purchase[];
  /** There are newer ones. */
  readonly hasNewer: boolean;
  /** There are older ones. */
  readonly hasOlder: boolean;
}
