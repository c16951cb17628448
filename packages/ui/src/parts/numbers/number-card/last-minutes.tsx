import type { ReactNode } from 'react';

import { Button } from '../../../primitives/button';
import { FormError } from '../../../primitives/form-error';

export interface LastMinutesProps {
  /** Minutes that the number would wait longer. */
  minutes: number;
  /** True while the request is in flight. */
  isBusy: boolean;
  /** Why the last request failed. */
  error?: string | undefined;
  /** Ids of the elements that identify this number. */
  describedBy: string;
  /** Called when the user wants to wait longer. */
  onWait: () => void;
  /** 'Cancel & Refund'. */
  children: ReactNode;
}

/** The last minutes of a number without an SMS: wait longer for free, or get the money back. */
export function LastMinutes({ minutes, isBusy, error, describedBy, onWait, children }: LastMinutesProps) {
  return (
    <div role="group" aria-label="Last minutes" className="flex flex-wrap items-center gap-2">
      <Button variant="primary" busy={isBusy} describedBy={describedBy} onClick={onWait}>
        {isBusy ? 'Requesting...' : `Wait ${minutes} more minutes`}
      </Button>
      {children}
      {error !== undefined && <FormError>{error}</FormError>}
    </div>
  );
}
