import type { ElementProps } from '../element-props';

/** Props of {@link Spinner}. */
export interface SpinnerProps extends ElementProps<HTMLSpanElement> {
  /** Says what is being waited for. Without it the spinner is decoration beside a text that says so. */
  label?: string | undefined;
}

const WHEEL = 'size-4 shrink-0 animate-spin rounded-pill border-2 border-current border-r-transparent';

/** Something is under way and its length is unknown. */
export function Spinner({ label, ...element }: SpinnerProps) {
  if (label === undefined) return <span {...element} aria-hidden className={WHEEL} />;
  return (
    <span {...element} role="status" className="inline-flex items-center gap-2 text-sm text-ink-muted">
      <span aria-hidden className={WHEEL} />
      {label}
    </span>
  );
}
