import { Check, Copy } from 'lucide-react';
import type { CSSProperties } from 'react';

import { Button } from '../../../primitives/button';
import { classes } from '../../../primitives/classes';
import { clickableRow } from '../../../primitives/clickable-row';
import type { NumberDisplayStatus } from './number-status';

const NO_CODE: Record<NumberDisplayStatus, string> = {
  waiting: 'The code appears here as soon as it arrives.',
  received: 'No code found in this message.',
  used: 'No code was received.',
  cancelled: 'No code was received.',
  expired: 'No code was received.',
};

export interface SmsCodeProps {
  /** Sets the placeholder for a missing code. */
  status: NumberDisplayStatus;
  /** Code of the newest SMS; undefined without one. */
  code: string | undefined;
  /** True for a code that has just arrived: animated digit by digit. */
  isNew: boolean;
  /** True right after copying: shows a tick. */
  copied: boolean;
  /** Called when the user clicks the block or its button. */
  onCopy: () => void;
}

const BLOCK = {
  empty: 'flex min-h-11 items-center rounded-control border border-dashed border-line px-3 py-2',
  code: 'flex min-h-16 cursor-copy flex-wrap items-center justify-between gap-x-2 rounded-control border border-success-line bg-success-soft px-3 py-2 sm:px-4',
};

/**
 * The code of the newest SMS. A click anywhere on the block copies it; the button inside is for keyboards and screen
 * readers, and the code stays selectable. A toast announces its arrival, once for every page.
 */
export function SmsCode({ status, code, isNew, copied, onCopy }: SmsCodeProps) {
  if (code === undefined) {
    return (
      <div className={BLOCK.empty}>
        <p className="text-sm text-ink-muted">{NO_CODE[status]}</p>
      </div>
    );
  }
  const digits = Array.from(code);
  const look: CSSProperties & Record<'--digits', number> = { '--digits': digits.length };
  return (
    // The key restarts the animation for the code of a later SMS.
    <div key={code} className={classes(BLOCK.code, isNew && 'animate-arrive')} onClick={clickableRow(onCopy)}>
      <div className="min-w-0">
        <span className="sr-only">SMS code {digits.join(' ')}</span>
        <bdi
          aria-hidden
          style={look}
          className={classes(
            'block w-fit font-digits text-code break-all text-ink',
            isNew && 'animate-digits',
          )}
        >
          {code}
        </bdi>
      </div>
      <Button
        size="sm"
        onClick={onCopy}
        aria-label="Copy SMS code"
        icon={
          copied ? (
            <Check aria-hidden className="size-4 text-success" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )
        }
      >
        Copy
      </Button>
    </div>
  );
}
