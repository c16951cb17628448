/** The median; of an even count, the upper of the two middle values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** The median of ratios and, of several, their range; a dash where a ratio is of nothing. */
export const ratioWithSpread = (ratios: readonly number[]): string => {
  if (!ratios.every(Number.isFinite)) return '–';
  const middle = median(ratios).toFixed(2);
  if (ratios.length < 2) return middle;
  return `${middle} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
};
