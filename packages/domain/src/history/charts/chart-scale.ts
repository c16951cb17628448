import { formatUsd } from '../../lib/format/money';
import { SHORT_DECIMALS, USD_PRICE_DECIMALS } from '../../limits/spec';

/** Gridlines above the baseline. */
const LINES = 3;

/** Steps between two gridlines, in powers of ten. */
const ROUND_STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** Round gridlines for amounts of 0 to `highest` USD; null without amounts. */
export const chartScale = (highest: number) => {
  if (highest <= 0) return null;
  const power = 10 ** Math.floor(Math.log10(highest / LINES));
  // A quotient of decimals is off by less than this, which must not make it a step larger.
  const units = ROUND_STEPS.find((step) => step >= highest / LINES / power - 1e-9) ?? 10;
  const step = units * power;
  const isWholeCents = Number.isInteger(Math.round(step * 10_000) / 100);
  return {
    /** USD at the highest gridline, at least the highest amount. */
    top: step * LINES,
    /** USD with 2 decimals, or 4 if a step is not whole cents; highest first. */
    labels: Array.from({ length: LINES }, (_, place) =>
      formatUsd(step * (LINES - place), isWholeCents ? SHORT_DECIMALS : USD_PRICE_DECIMALS),
    ),
  };
};
