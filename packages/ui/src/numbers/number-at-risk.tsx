import type { ReactNode } from 'react';

export interface NumberAtRiskProps {
  /** Service and phone number. */
  subject: string;
  /** Local time at which it ends. */
  endsAt: string;
  /** Its 'Cancel & Refund'. */
  children: ReactNode;
}

/**
 * The waiting number that ends first, where the list cannot be loaded: its end costs its price, so it is
 * named with its button. In the alert of a failed load. Not beside a list that loads: the card says it.
 */
export function NumberAtRisk({ subject, endsAt, children }: NumberAtRiskProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        <bdi>{subject}</bdi> ends at {endsAt}. It is refunded only if it is cancelled before.
      </span>
      {children}
    </div>
  );
}
