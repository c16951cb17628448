import { Printer } from 'lucide';
import type { ReactNode } from 'react';

import { Badge } from '../primitives/feedback/badge';
import { Button } from '../primitives/buttons/button';
import { DetailsList } from '../primitives/records/details-list';
import { Icon } from '../primitives/icon';
import { supportWords } from '../primitives/support-words';
import { Timeline, type TimelineStep, type TimelineTexts } from '../primitives/records/timeline';
import { DEPOSIT_STATE, type DepositDisplayState, type DepositItem } from './deposit-list/deposit-item';
import { hasDepositButtons } from './deposit-list/deposit-buttons';

export type DepositTimelineStepName = 'opened' | 'paid' | 'confirmed' | 'failed' | 'cancelled' | 'expired';

const STEP_TEXTS: TimelineTexts<DepositTimelineStepName> = {
  opened: { label: 'Opened', state: 'done' },
  paid: { label: 'Paid', state: 'done' },
  confirmed: { label: 'Confirmed and credited', state: 'done' },
  failed: { label: 'Failed', state: 'failed' },
  cancelled: { label: 'Cancelled', state: 'ended' },
  expired: { label: 'Session expired', state: 'ended' },
};

export interface DepositDetailsProps {
  /** Formatted for display; unknown values have no row. */
  deposit: DepositItem;
  /** Name of the account's user. */
  username: string;
  /** Progress of the payment, in order. */
  steps: readonly TimelineStep<DepositTimelineStepName>[];
  onPrint: () => void;
  /** The text for support, once the user has opened it. */
  support?: ReactNode;
  /** True where the operator names a channel to support. */
  hasSupport: boolean;
  onSupport: () => void;
  /** DepositButtons, which the advice names. */
  buttons: ReactNode;
}

const ADVICE: Readonly<Record<DepositDisplayState, string>> = {
  pending:
    'Not paid yet? Use Reopen Checkout. Paid already? Use Verify; a bank can take a few minutes to confirm.',
  expired:
    'This payment session has expired. If you were charged, keep the payment and contact support with the reference. Otherwise remove it and add funds again.',
  completed: 'The amount was added to your balance. You have nothing left to do.',
  failed: 'Nothing was credited. Add funds again, or contact support with the reference if you were charged.',
  cancelled: 'Nothing was credited. If you were charged, contact support with the reference.',
  unknown: "We don't recognise this status. Refresh the list, or contact support with the reference.",
};

/**
 * Progress, next step and data of one deposit, its actions, and a receipt once completed (decision 0063). In
 * the dialog of the payments page.
 */
export function DepositDetails(props: DepositDetailsProps) {
  const { deposit, username, steps, onPrint, support, hasSupport, onSupport, buttons } = props;
  const { label, tone } = DEPOSIT_STATE[deposit.state];
  const isReceipt = deposit.state === 'completed';
  return (
    // The print style sheet hides everything but this element.
    <div data-receipt={isReceipt || undefined} className="flex flex-col gap-5">
      {isReceipt && (
        <p className="hidden text-xl font-semibold print:block">SMS Dashboard · Payment receipt</p>
      )}
      <Timeline label="Timeline" texts={STEP_TEXTS} steps={steps} />
      <p className="text-sm text-ink-muted print:hidden">{supportWords(ADVICE[deposit.state], hasSupport)}</p>
      <DetailsList
        details={[
          { term: 'Account', value: isReceipt ? <bdi>{username}</bdi> : undefined },
          { term: 'Reference', value: <bdi className="font-digits">{deposit.txRef}</bdi> },
          { term: 'Status', value: <Badge tone={tone}>{label}</Badge> },
          { term: 'NGN Amount', value: deposit.naira },
          { term: 'USD Equivalent', value: deposit.usd },
          { term: 'Exchange Rate', value: deposit.rate },
          { term: 'Method', value: deposit.method },
          { term: 'Created', value: deposit.when.date },
          { term: 'Paid', value: deposit.paidAt },
          { term: 'Expires', value: isReceipt ? undefined : deposit.expiresAt },
          { term: 'Provider Reference', value: deposit.providerRef },
        ]}
      />
      {hasDepositButtons(deposit.state) && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">{buttons}</div>
      )}
      {isReceipt && (
        <span className="self-start print:hidden">
          <Button onClick={onPrint} icon={<Icon of={Printer} className="size-4" />}>
            Print receipt
          </Button>
        </span>
      )}
      {support ?? (
        <span className="self-start print:hidden">
          <Button variant="ghost" onClick={onSupport}>
            Copy for support
          </Button>
        </span>
      )}
    </div>
  );
}
