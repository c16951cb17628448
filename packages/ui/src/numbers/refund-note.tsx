import type { ReactNode } from 'react';

export type AutoCancelBlock = 'off' | 'offline' | 'clock' | 'late';

const BLOCKED: Record<AutoCancelBlock, string> = {
  off: 'Automatic cancel is off',
  offline: 'Offline: not cancelled automatically',
  clock: "The server's time is unknown: not cancelled automatically",
  late: 'Too late to cancel automatically',
};

/** The card's line about money: beside its button, below it where a line is too short for both. */
export const MONEY_LINE = 'min-w-44 flex-1 text-xs text-ink-muted tabular-nums md:min-w-24';

export interface RefundNoteProps {
  /** For example 'Full refund for another 15:59'. */
  children: ReactNode;
  /** Local time at which the number is cancelled without an SMS; undefined if it is not. */
  autoCancelAt?: string | undefined;
  /** Why it is not, although nobody chose to keep this number; `late`: its end is too near. */
  autoCancelBlockedBy?: AutoCancelBlock | undefined;
}

/**
 * The card's line about money: how long a refund is possible or, where the number is cancelled automatically, when that
 * is. Isolated like the countdown, so that a tick repaints only this line. On the card of a waiting number. Not for a
 * received or ended number: omit it. Plain text, not live: read only on navigation.
 */
export function RefundNote({ children, autoCancelAt, autoCancelBlockedBy }: RefundNoteProps) {
  return (
    <p className={`${MONEY_LINE} contain-content`}>
      {autoCancelAt === undefined ? (
        <>
          {children}
          {autoCancelBlockedBy !== undefined && <span> · {BLOCKED[autoCancelBlockedBy]}</span>}
        </>
      ) : (
        <>
          <span>No SMS by {autoCancelAt}? Cancelled and refunded while this site is open.</span>
          <span className="sr-only"> {children}</span>
        </>
      )}
    </p>
  );
}
