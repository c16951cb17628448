import { LoaderCircle } from 'lucide-react';

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** Says what is being waited for. Without it the spinner is decoration beside a text that says so. */
  label?: string | undefined;
}

/** Something is under way and its length is unknown. */
export function Spinner({ label }: SpinnerProps) {
  const wheel = <LoaderCircle aria-hidden className="size-4 animate-spin" />;
  if (label === undefined) return wheel;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-sm text-ink-muted">
      {wheel}
      {label}
    </span>
  );
}
