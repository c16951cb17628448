/**
 * A share in percent with one decimal, for example `95.0%` (spec §2, Dashboard).
 * @param percent from 0 to 100; null or not finite reads '—', anything beyond is cut.
 */
export const formatPercent = (percent: number | null): string =>
  percent === null || !Number.isFinite(percent) ? '—' : `${Math.min(100, Math.max(0, percent)).toFixed(1)}%`;
