import type { ReactNode } from 'react';

export interface RefundNoteProps {
  /** For example 'Full refund for another 15:59'. */
  children: ReactNode;
  /** Local time at which the number is cancelled without an SMS; undefined if it is not. */
  autoCancelAt?: string | undefined;
  /** Why it is not, although nobody chose to keep this number, or was not, although it was due. */
  autoCancelTrouble?: string | undefined;
}

/**
 * The line about money of a waiting number: how long a refund is possible or, where it is cancelled
 * automatically, when that is. Isolated like the countdown, so that a tick repaints only this line. Not live:
 * read only on navigation.
 */
export function RefundNote({ children, autoCancelAt, autoCancelTrouble }: RefundNoteProps) {
  return (
    <p className="contain-content">
      {autoCancelAt === undefined ? (
        <>
          {children}
          {autoCancelTrouble !== undefined && <span> · {autoCancelTrouble}</span>}
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
