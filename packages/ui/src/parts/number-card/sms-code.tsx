import { classes } from '../../primitives/classes';
import { CopyButton } from '../../primitives/copy-button';
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

/** The code of the newest SMS, announced on arrival. */
export function SmsCode({ status, code, copied, onCopy }: SmsCodeProps) {
  return (
    <div
      className={classes(
        'flex min-h-14 items-center justify-between gap-2 rounded-control border px-3 py-2',
        code === undefined ? 'border-dashed border-line' : 'border-success-line bg-success-soft',
      )}
    >
      <div aria-live="polite" className="min-w-0">
        {code === undefined ? (
          <p className="text-sm text-ink-muted">{NO_CODE[status]}</p>
        ) : (
          <>
            <span className="sr-only">SMS code </span>
            <bdi className="block font-mono text-xl font-semibold tracking-wider break-all text-ink">
              {code}
            </bdi>
          </>
        )}
      </div>
      {code !== undefined && <CopyButton label="Copy SMS code" copied={copied} onCopy={onCopy} />}
    </div>
  );
}
