/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** Says what is being waited for. Without it the spinner is decoration beside a text that says so. */
  label?: string | undefined;
}

/** Something is under way and its length is unknown. */
export function Spinner({ label }: SpinnerProps) {
  const wheel = (
    <span
      aria-hidden
      className="size-4 shrink-0 animate-spin rounded-pill border-2 border-current border-r-transparent"
    />
  );
  if (label === undefined) return wheel;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-sm text-ink-muted">
      {wheel}
      {label}
    </span>
  );
}
