import type { ReactNode } from 'react';

export type AutoCancelBlock = 'off' | 'offline' | 'clock' | 'late';

const BLOCKED: Record<AutoCancelBlock, string> = {
  off: 'Automatic cancel is off',
  offline: 'Offline: not cancelled automatically',
  clock: "The server's time is unknown: not cancelled automatically",
  late: 'Too late to cancel automatically',
};

/** An automatic cancel that failed. */
export interface AutoCancelFailure {
  /** True where the server refuses, false where no answer came. */
  isRefused: boolean;
  /** The remaining time at the next try, for example '0:40'; undefined where none follows. */
  nextAt: string | undefined;
}

const failureText = ({ isRefused, nextAt }: AutoCancelFailure): string => {
  const what = isRefused ? 'The server refuses to cancel this number' : 'No answer to the cancellation';
  return nextAt === undefined ? what : `${what}; trying again at ${nextAt}`;
};

export interface RefundNoteProps {
  /** For example 'Full refund for another 15:59'. */
  children: ReactNode;
  /** Local time at which the number is cancelled without an SMS; undefined if it is not. */
  autoCancelAt?: string | undefined;
  /** Why it is not, although nobody chose to keep this number; `late`: its end is too near. */
  autoCancelBlockedBy?: AutoCancelBlock | undefined;
  /** Why it was not, although it was due. */
  autoCancelFailure?: AutoCancelFailure | undefined;
}

/**
 * The card's line about money: how long a refund is possible or, where the number is cancelled automatically,
 * when that is. Isolated like the countdown, so that a tick repaints only this line. On the card of a waiting
 * number. Not for a received or ended number: omit it. Plain text, not live: read only on navigation.
 */
export function RefundNote(props: RefundNoteProps) {
  const { children, autoCancelAt, autoCancelBlockedBy, autoCancelFailure } = props;
  return (
    <p className="contain-content">
      {autoCancelAt === undefined ? (
        <>
          {children}
          {autoCancelFailure !== undefined && <span> · {failureText(autoCancelFailure)}</span>}
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
