import type { ReactNode } from 'react';

import { NumberLine } from './number-line';
import { NUMBER_STATUS, type NumberDisplayStatus } from './number-status';
import type { IdentityProps } from './number-line/identity';

export interface NumberOnTopProps extends IdentityProps {
  status: NumberDisplayStatus;
  /** Displayed groups of the phone number; joined, they are copied. */
  phoneGroups: readonly string[];
  /** The remaining time, updated every second; undefined for a number that has ended. */
  countdown?: ReactNode;
  /** True after its SMS, in which a code may not have been found. */
  hasSms: boolean;
  /** Code of the newest SMS. */
  code?: string | undefined;
  /** The value just copied. */
  copied: 'phone' | 'code' | null;
  /** Called when the user copies the phone number or the code. */
  onCopy: (what: 'phone' | 'code') => void;
}

/**
 * A number in a small window that stays above others, to fill in a form beside it: number, remaining time,
 * and its code to copy.
 */
export function NumberOnTop(number: NumberOnTopProps) {
  const { service, phoneGroups, status, hasSms, code, copied, onCopy } = number;
  const subject = `${service} ${phoneGroups.join('')}`;
  return (
    <main className="min-h-dvh bg-surface text-ink">
      <h1 className="sr-only">{service}</h1>
      <h2 className="sr-only">Number and code</h2>
      <NumberLine.Root
        subject={subject}
        density="stage"
        state={hasSms ? 'received' : status === 'waiting' ? 'waiting' : 'ended'}
      >
        <NumberLine.Identity {...number} status={undefined} />
        <NumberLine.Phone
          phoneGroups={phoneGroups}
          subject={subject}
          isCopied={copied === 'phone'}
          onCopy={() => onCopy('phone')}
        />
        {code !== undefined && (
          <NumberLine.Code
            code={code}
            service={service}
            isNewestCode
            isCopied={copied === 'code'}
            onCopy={() => onCopy('code')}
          />
        )}
        <NumberLine.Life time={number.countdown} />
        <div className="line-note">
          {/* The page beside it announces a code. */}
          <p role="status">{NUMBER_STATUS[status].label}</p>
        </div>
      </NumberLine.Root>
    </main>
  );
}
