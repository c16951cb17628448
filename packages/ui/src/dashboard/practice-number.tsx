import { Hourglass } from 'lucide';
import { useId } from 'react';

import { Badge } from '../primitives/feedback/badge';
import { Button } from '../primitives/buttons/button';
import { Icon } from '../primitives/icon';

export interface PracticeNumberProps {
  /** With its leading plus. */
  phoneNumber: string;
  /** null until the practice SMS arrives. */
  code: string | null;
  /** The value just copied: its button says 'Copied'. */
  copied: 'phone' | 'code' | null;
  onCopy: (what: 'phone' | 'code') => void;
}

/**
 * A practice number to try the actions of a real one with a practice code; it is none of the user's numbers.
 * Below the steps of 'Your first code', once the user asks for it. An article named 'Practice'; the code is
 * announced when it arrives.
 */
export function PracticeNumber({ phoneNumber, code, copied, onCopy }: PracticeNumberProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-card border border-line bg-sunken p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex flex-wrap items-center gap-2">
          <Badge id={id}>Practice</Badge>
          <bdi className="font-digits text-base font-medium text-ink">{phoneNumber}</bdi>
        </span>
        <Button describedBy={id} onClick={() => onCopy('phone')}>
          {copied === 'phone' ? 'Copied' : 'Copy number'}
        </Button>
      </div>
      <div role="status" className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {code === null ? (
          <p className="flex items-center gap-2 text-sm text-ink-muted">
            <Icon of={Hourglass} className="size-4" />
            Waiting for the practice code
          </p>
        ) : (
          <>
            <bdi className="font-digits text-code text-ink">{code}</bdi>
            <Button describedBy={id} onClick={() => onCopy('code')}>
              {copied === 'code' ? 'Copied' : 'Copy code'}
            </Button>
          </>
        )}
      </div>
      <p className="text-xs text-ink-muted">
        Nothing is bought: a real number works the same way, in the service you need the code for.
      </p>
    </article>
  );
}
