export interface CountdownProps {
  /** Remaining time as mm:ss. */
  remaining: string;
}

/**
 * The countdown of a number card, in the size and colour around it. Fixed width and isolated, so that a tick repaints
 * five characters and causes no layout.
 */
export function Countdown({ remaining }: CountdownProps) {
  return (
    <span
      role="timer"
      aria-label="Time remaining"
      className="inline-block w-[5ch] text-right font-digits tabular-nums contain-content"
    >
      {remaining}
    </span>
  );
}
