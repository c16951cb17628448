export interface RefundNoteProps {
  /** For example 'Refund possible in 1:12'. */
  children: string;
}

/** When a refund is possible. Isolated like the countdown, so that a tick repaints only this line. */
export function RefundNote({ children }: RefundNoteProps) {
  return <p className="min-w-32 flex-1 text-xs text-ink-muted tabular-nums contain-content">{children}</p>;
}
