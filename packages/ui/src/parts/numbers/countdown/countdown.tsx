export interface CountdownProps {
  /** Remaining time as mm:ss. */
  remaining: string;
}

/**
 * The countdown of a number card. Fixed size and isolated, so that a tick repaints five characters and causes no
 * layout.
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
