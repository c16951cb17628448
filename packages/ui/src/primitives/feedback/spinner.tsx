export interface SpinnerProps {
  /** Accessible text. If omitted, the spinner is decoration next to a visible text. */
  label?: string | undefined;
}

const WHEEL = 'size-4 shrink-0 animate-spin rounded-pill border-2 border-current border-r-transparent';

/**
 * Indeterminate progress. With a label it names the wait; without one it is decoration next to a text. In a
 * busy button, which renders it. Not for a wait of known length: show the seconds, as RateLimitBanner does.
 * With reduced motion the spinner does not rotate; the text remains.
 */
export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <span aria-hidden className={WHEEL} />;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-sm text-ink-muted">
      <span aria-hidden className={WHEEL} />
      {label}
    </span>
  );
}
