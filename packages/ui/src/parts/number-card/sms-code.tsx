import { Check, Copy } from 'lucide-react';

import { Button } from '../../primitives/button';
import type { NumberStatus } from './number-status';

const NO_CODE: Record<NumberStatus, string> = {
  waiting: 'The code appears here as soon as it arrives.',
  received: 'The message holds no code.',
  used: 'No code was received.',
  cancelled: 'No code was received.',
  expired: 'No code was received.',
};

/** Props of {@link SmsCode}. */
export interface SmsCodeProps {
  status: NumberStatus;
  code: string | undefined;
  copied: boolean;
  onCopy: () => void;
}

/**
 * The code of the newest SMS, announced on arrival digit by digit. A press anywhere on the block copies it; the button
 * in it is what keyboards and screen readers use, and the code itself can still be selected.
 */
export function SmsCode({ status, code, copied, onCopy }: SmsCodeProps) {
  return (
    <div
      className={
        code === undefined
          ? 'flex min-h-11 items-center rounded-control border border-dashed border-line px-3 py-2'
          : 'flex min-h-16 cursor-copy flex-wrap items-center justify-between gap-x-3 rounded-control border border-success-line bg-success-soft px-4 py-2'
      }
      onClick={code === undefined ? undefined : onCopy}
    >
      <div aria-live="polite" className="min-w-0">
        {code === undefined ? (
          <p className="text-sm text-ink-muted">{NO_CODE[status]}</p>
        ) : (
          <>
            <span className="sr-only">SMS code {Array.from(code).join(' ')}</span>
            <bdi aria-hidden className="block font-digits text-code break-all text-ink">
              {code}
            </bdi>
          </>
        )}
      </div>
      {code !== undefined && (
        <Button
          size="sm"
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
      )}
    </div>
  );
}
