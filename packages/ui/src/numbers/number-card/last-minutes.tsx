import { useId, type ReactNode } from 'react';

import { Button } from '../../primitives/buttons/button';
import { FormError } from '../../primitives/forms/form-error';

export interface LastMinutesProps {
  /** Service and phone number. */
  subject: string;
  /** 'Cancel & Refund'. */
  children: ReactNode;
  /** Minutes that the number would wait longer. */
  minutes: number;
  /** Minutes for which it cannot be cancelled then. */
  lockMinutes: number;
  /** True while the request is in flight. @defaultValue false */
  isBusy?: boolean | undefined;
  /** True while it is the page's filled button, as long as there is no code to copy. @defaultValue true */
  isMain?: boolean | undefined;
  /** Why the last request failed. */
  error?: string | undefined;
  /** Called when the user wants to wait longer; undefined while the code of the request loads. */
  onWait?: (() => void) | undefined;
}

/** The last minutes of a number without an SMS: wait longer for free, or get the money back. */
export function LastMinutes(props: LastMinutesProps) {
  const { minutes, lockMinutes, isBusy = false, isMain = true, error, subject, onWait, children } = props;
  const lockId = useId();
  const text = isBusy ? 'Requesting...' : `Wait ${minutes} more minutes`;
  return (
    <div
      role="group"
      aria-label="Last minutes"
      // Both buttons fit in one line, of a phone and of one of two columns.
      className="flex flex-wrap items-center gap-2 [&_button]:px-3 xl:[&_button]:px-4"
    >
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        busy={isBusy}
        disabled={onWait === undefined}
        aria-label={`${text} ${subject}`}
        describedBy={lockId}
        onClick={onWait}
      >
        {text}
      </Button>
      {children}
      <p id={lockId} className="basis-full text-xs text-ink-muted">
        Waiting is free. Cancelling is locked again for {lockMinutes} minutes then.
      </p>
      {error !== undefined && <FormError>{error}</FormError>}
    </div>
  );
}
