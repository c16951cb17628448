const isKnown = (percent: number | null): percent is number => Number.isFinite(percent);

/** A share in percent with one decimal, clamped, `95.0%` (spec §2). Null or not finite reads '—'. */
export const formatPercent = (percent: number | null): string =>
  isKnown(percent) ? `${Math.min(100, Math.max(0, percent)).toFixed(1)}%` : '—';

/** Counts of a user's payments (spec §3, Summary). Null where the server omits it. */
export interface PaymentCounts {
  readonly totalPayments: number | null;
  readonly successfulPayments: number | null;
  /** Percent, as the server counts it. */
  readonly successRate: number | null;
}

/**
 * The share of successful payments, for example `67%`: rounded to whole percent, 0 without payments (spec
 * §9). The server's own figure counts only where the counts are missing; '—' when unknown.
 */
export const formatPaymentSuccess = ({
  totalPayments,
  successfulPayments,
  successRate,
}: PaymentCounts): string => {
  if (totalPayments === null || successfulPayments === null) {
    return successRate === null ? '—' : `${wholePercent(successRate)}%`;
  }
  return `${totalPayments <= 0 ? 0 : wholePercent((100 * successfulPayments) / totalPayments)}%`;
};

const wholePercent = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)));
