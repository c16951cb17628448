import type { ReactNode } from 'react';

import { NUMBER_STATUS, type NumberDisplayStatus } from './number-card/number-status';
import { PhoneNumber } from './phone-number';
import { SmsCode } from './sms-code';

export interface NumberOnTopProps {
  /** Name of the service. */
  service: string;
  /** Displayed groups of the phone number; joined, they are copied. */
  phoneGroups: readonly string[];
  status: NumberDisplayStatus;
  /** The remaining time, updated every second; undefined for a number that has ended. */
  countdown?: ReactNode;
  /** Code of the newest SMS; undefined before. */
  code?: string | undefined;
  /** The value just copied: its button says 'Copied'. */
  copied: 'phone' | 'code' | null;
  /** Called when the user copies the number. */
  onCopyPhone: () => void;
  /** Called when the user copies the code. */
  onCopyCode: () => void;
}

/**
 * A number in a small window that stays above others, to fill in a form beside it: number, remaining time,
 * and its code to copy.
 */
export function NumberOnTop(props: NumberOnTopProps) {
  const { service, phoneGroups, status, countdown, code, copied } = props;
  const hasCode = code !== undefined;
  return (
    <main className="flex min-h-dvh flex-col gap-3 bg-surface p-3 text-ink">
      <div className="flex items-center gap-3">
        <h1 className="min-w-0 flex-1 truncate text-name">
          <bdi>{service}</bdi>
        </h1>
        {countdown}
      </div>
      {hasCode && (
        <SmsCode
          code={code}
          service={service}
          isNewestCode
          isCopied={copied === 'code'}
          onCopy={props.onCopyCode}
        />
      )}
      <PhoneNumber
        phoneGroups={phoneGroups}
        isMain={!hasCode}
        isCopied={copied === 'phone'}
        phoneNumber={phoneGroups.join('')}
        onCopy={props.onCopyPhone}
      />
      {/* The page beside it announces a code. */}
      <p role="status" className="text-sm text-ink-muted">
        {NUMBER_STATUS[status].label}
      </p>
    </main>
  );
}
