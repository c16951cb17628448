export interface CountdownProps {
  /** Remaining time as mm:ss. */
  remaining: string;
}

/**
 * The ticking time of a number card. Fixed size and self-contained, so that a tick repaints these five
 * characters and lays out nothing else.
 */
export function Countdown({ remaining }: CountdownProps) {
  return (
    <span
      role="timer"
      aria-label="Time remaining"
      className="inline-block w-[5ch] text-right font-digits text-base font-semibold text-ink tabular-nums contain-content"
    >
      {remaining}
    </span>
  );
}
