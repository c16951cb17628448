export interface RefundNoteProps {
  /** For example 'Refund possible in 1:12'. */
  children: string;
  /** Local time at which the number is cancelled without an SMS; undefined if it is not. */
  autoCancelAt?: string | undefined;
}

/**
 * The card's line about money: when a refund is possible or, where the number is cancelled automatically, when that is.
 * Isolated like the countdown, so that a tick repaints only this line.
 */
export function RefundNote({ children, autoCancelAt }: RefundNoteProps) {
  return (
    <p className="min-w-32 flex-1 text-xs text-ink-muted tabular-nums contain-content">
      {autoCancelAt === undefined ? (
        children
      ) : (
        <>
          No SMS by {autoCancelAt}? Cancelled and refunded automatically.
          <span className="sr-only"> {children}</span>
        </>
      )}
    </p>
  );
}
