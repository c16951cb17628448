import { Lock } from 'lucide';

import { Amount } from '../../primitives/amount';
import { Button } from '../../primitives/buttons/button';
import { Icon } from '../../primitives/icon';
import type { MethodName } from './method-tiles';

export interface PayBarProps {
  /** Sets the sentence about the next step. */
  method: MethodName;
  /** Formatted USD with 4 decimals. */
  balance: string;
  /** The amount on the button, for example '₦1,000'; undefined without a quote. */
  pays?: string | undefined;
  /** True while the payment is being created. */
  busy: boolean;
  /** True while the quote matches the displayed amount and nothing is in flight. */
  canSubmit: boolean;
  onCancel: () => void;
}

/** What happens next, in one line. */
const NEXT_STEPS: Record<MethodName, string> = {
  card: 'Next, a secure window asks for your card.',
  bank: 'Next, a secure window shows an account to pay to.',
  ussd: 'Next, a secure window shows a code to dial.',
  mobile: 'Next, a secure window asks for your mobile number.',
};

/** End of AddFundsForm: the next step, the balance, and the button that submits. */
export function PayBar({ method, balance, pays, busy, canSubmit, onCancel }: PayBarProps) {
  return (
    <>
      <p className="flex items-center gap-2 text-xs text-ink-muted">
        <Icon of={Lock} className="size-3.5 shrink-0" />
        <span>{NEXT_STEPS[method]}</span>
      </p>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:items-center">
        <dl className="order-last mr-auto flex flex-wrap gap-x-1.5 text-sm sm:order-none sm:flex-col">
          <dt className="text-ink-muted">Current Balance</dt>
          <dd className="font-medium text-ink">
            <Amount>{balance}</Amount>
          </dd>
        </dl>
        <Button size="lg" onClick={onCancel}>
          Cancel
        </Button>
        {/* As wide with every label: 'Cancel' keeps its place. */}
        <div className="sm:min-w-48">
          <Button type="submit" variant="primary" size="lg" fullWidth busy={busy} disabled={!canSubmit}>
            {busy ? 'Creating...' : pays === undefined ? 'Proceed to Payment' : `Pay ${pays}`}
          </Button>
        </div>
      </div>
    </>
  );
}
