import { Check, Copy } from 'lucide-react';
import type { CSSProperties } from 'react';

import { Button } from '../../../primitives/button';
import { classes } from '../../../primitives/classes';
import { clickableRow } from '../../../primitives/clickable-row';
import type { NumberDisplayStatus } from './number-status';

const NO_CODE: Record<NumberDisplayStatus, string> = {
  waiting: 'The code appears here as soon as it arrives.',
  received: 'The message holds no code.',
  used: 'No code was received.',
  cancelled: 'No code was received.',
  expired: 'No code was received.',
};

export interface SmsCodeProps {
  /** Decides what stands in place of a code. */
  status: NumberDisplayStatus;
  /** Code of the newest SMS; undefined while there is none. */
  code: string | undefined;
  /** Whether it has just arrived: it is shown digit by digit, with a pulse. */
  isNew: boolean;
  /** It has just been copied: shows a tick. */
  copied: boolean;
  /** The block or its button was pressed. */
  onCopy: () => void;
}

const BLOCK = {
  empty: 'flex min-h-11 items-center rounded-control border border-dashed border-line px-3 py-2',
  code: 'flex min-h-16 cursor-copy flex-wrap items-center justify-between gap-x-2 rounded-control border border-success-line bg-success-soft px-3 py-2 sm:px-4',
};

/**
 * The code of the newest SMS. A press anywhere on the block copies it; the button in it is what keyboards and screen
 * readers use, and the code itself can still be selected. Its arrival is announced elsewhere, once for every page.
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
    // The key makes the code of a later SMS arrive like the first one.
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
