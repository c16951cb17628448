import { Activity } from 'lucide';
import { useId, type ReactNode } from 'react';

import { Button } from '../primitives/buttons/button';
import { Icon } from '../primitives/icon';
import type { DepositActionProps } from './deposit-list/deposit-item';

export interface PaymentMonitorProps {
  pending: number;
  /** Number of payments being verified with the provider. */
  verifying: number;
  /** A PendingPayment for each on this page, newest first; undefined for none. */
  children?: ReactNode;
}

/**
 * The payments that wait for their money, with what can be done about each (spec §2, §4): a band over the
 * list, while there are some. The counts are a status: '2 pending · 1 verifying' is announced when it
 * changes, and only heard while there are none. Not for a payment that has ended or expired: its row shows
 * its state.
 */
export function PaymentMonitor({ pending, verifying, children }: PaymentMonitorProps) {
  // A payment whose window was closed counts again with the next list; what can be done about it stays.
  const isNone = pending === 0 && verifying === 0;
  const isQuiet = isNone && children === undefined;
  return (
    <div className={isQuiet ? 'sr-only' : 'border-b border-line bg-warning-soft px-card py-2'}>
      <section
        aria-label="Real-time Payment Monitoring"
        className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted"
      >
        <Icon of={Activity} className="hidden size-4 shrink-0 md:block" />
        <h2 className="font-medium">Real-time Payment Monitoring</h2>
        <p role="status" className={isNone ? 'sr-only' : 'tabular-nums'}>
          {pending} pending · {verifying} verifying
        </p>
      </section>
      {children !== undefined && <section aria-label="Pending payment">{children}</section>}
    </div>
  );
}

export interface PendingPaymentProps extends DepositActionProps {
  /** The time until its session expires, which changes each second. */
  countdown: ReactNode;
  /** True for the newest one, which has the page's filled button. @defaultValue true */
  isMain?: boolean | undefined;
}

/**
 * A payment that waits for its money, with the ways to go on. In PaymentMonitor. Its sentence describes each
 * button; an action in flight blocks the others.
 */
export function PendingPayment({ deposit, countdown, isMain = true, ...acts }: PendingPaymentProps) {
  const { naira, method, busy } = deposit;
  const sentence = useId();
  const isVerifying = busy === 'verifying';
  const isCancelling = busy === 'cancelling';
  const common = { describedBy: sentence, disabled: busy !== undefined };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <p className="text-sm text-ink tabular-nums">
        <span id={sentence}>
          <bdi className="font-semibold">{naira}</bdi>{' '}
          {`${method === undefined ? '' : `by ${inSentence(method)} `}is waiting.`}
        </span>{' '}
        <span className="whitespace-nowrap *:w-auto">{countdown}</span>
      </p>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow max-md:*:px-2">
        <Button {...common} variant={isMain ? 'primary' : 'secondary'} onClick={acts.onReopen}>
          Continue payment
        </Button>
        <Button {...common} busy={isVerifying} onClick={acts.onVerify}>
          {isVerifying ? 'Verifying...' : 'I have paid'}
        </Button>
        <Button {...common} variant="ghost" busy={isCancelling} onClick={acts.onCancel}>
          {isCancelling ? 'Cancelling...' : 'Cancel'}
        </Button>
      </div>
    </div>
  );
}

/** 'Bank Transfer' is small inside a sentence, 'USSD' is not. */
const inSentence = (method: string): string =>
  method === method.toUpperCase() ? method : method.toLowerCase();
