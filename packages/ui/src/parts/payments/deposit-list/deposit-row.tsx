import { useId } from 'react';

import { Button } from '../../../primitives/button';
import { StatusDot } from '../../../primitives/status-dot';
import { DEPOSIT_STATE, type DepositDisplayState } from './deposit-state';

/** A deposit, formatted for display. Unknown values are undefined. */
export interface DepositItem {
  /** Full reference. */
  txRef: string;
  /** Sets label, colour and actions. */
  state: DepositDisplayState;
  /** Formatted naira with 2 decimals. */
  naira: string;
  /** Formatted USD with 2 decimals. */
  usd: string;
  /** For example '1 USD = ₦1,535.20'. */
  rate?: string | undefined;
  /** Payment method, for example 'Bank Transfer'. */
  method?: string | undefined;
  /** Formatted local date and time. */
  createdAt?: string | undefined;
  /** Formatted local date and time. */
  paidAt?: string | undefined;
  /** Formatted local date and time. */
  expiresAt?: string | undefined;
  /** Reference at the payment provider. */
  providerRef?: string | undefined;
  /** Action in flight. */
  busy?: 'verifying' | 'cancelling' | undefined;
}

/** Actions on a deposit; each callback receives its full reference. */
export interface DepositActions {
  /** Called when the user verifies the payment with the provider. */
  onVerify: (txRef: string) => void;
  /** Called when the user reopens the provider's page. */
  onReopen: (txRef: string) => void;
  /** Called when the user cancels it, or removes it after its session has expired. */
  onCancel: (txRef: string) => void;
  /** Called when the user opens its details. */
  onDetails: (txRef: string) => void;
}

export interface DepositRowProps extends DepositActions {
  /** Formatted for display. */
  deposit: DepositItem;
}

/** A deposit with its amounts and the actions of its state (spec §4). */
export function DepositRow({ deposit, onDetails, ...actions }: DepositRowProps) {
  const { txRef, state, naira, usd, rate, createdAt } = deposit;
  const { label, tone } = DEPOSIT_STATE[state];
  const referenceId = useId();
  return (
    <article
      aria-label={`Deposit ${txRef}`}
      className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere tabular-nums">
          <bdi className="text-base font-semibold text-ink">{naira}</bdi>
          <bdi className="text-sm text-ink-muted">{usd}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-muted tabular-nums">
          <span>{[createdAt, rate].filter((fact) => fact !== undefined).join(' · ')}</span>
          <bdi id={referenceId} className="min-w-0 font-digits wrap-anywhere">
            {txRef}
          </bdi>
        </p>
      </div>
      <p className="text-table text-ink md:min-w-22">
        <StatusDot tone={tone}>{label}</StatusDot>
      </p>
      <div className="ml-auto flex flex-wrap justify-end gap-2">
        <StateActions deposit={deposit} describedBy={referenceId} {...actions} />
        <Button variant="ghost" describedBy={referenceId} onClick={() => onDetails(txRef)}>
          View Details
        </Button>
      </div>
    </article>
  );
}

/** An expired deposit can only be removed; a pending one can be verified, paid or cancelled. */
function StateActions({
  deposit: { txRef, state, busy },
  describedBy,
  ...actions
}: Omit<DepositRowProps, 'onDetails'> & { describedBy: string }) {
  const isCancelling = busy === 'cancelling';
  if (state === 'expired') {
    return (
      <Button describedBy={describedBy} busy={isCancelling} onClick={() => actions.onCancel(txRef)}>
        {isCancelling ? 'Removing...' : 'Remove'}
      </Button>
    );
  }
  if (state !== 'pending') return null;
  const isVerifying = busy === 'verifying';
  const isBusy = busy !== undefined;
  return (
    <>
      <Button
        describedBy={describedBy}
        busy={isVerifying}
        disabled={isBusy}
        onClick={() => actions.onVerify(txRef)}
      >
        {isVerifying ? 'Verifying...' : 'Verify'}
      </Button>
      <Button describedBy={describedBy} disabled={isBusy} onClick={() => actions.onReopen(txRef)}>
        Reopen Checkout
      </Button>
      <Button
        describedBy={describedBy}
        busy={isCancelling}
        disabled={isBusy}
        onClick={() => actions.onCancel(txRef)}
      >
        {isCancelling ? 'Cancelling...' : 'Cancel'}
      </Button>
    </>
  );
}
