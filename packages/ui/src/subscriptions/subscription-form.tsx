import { useId, type ReactNode } from 'react';

import { Banner } from '../primitives/feedback/banner';
import { Button } from '../primitives/buttons/button';
import { Form } from '../primitives/forms/form';
import { FormError } from '../primitives/forms/form-error';
import { LinkButton } from '../primitives/buttons/link-button';
import { Select, type SelectState } from '../primitives/forms/select';

export interface SubscriptionFormProps {
  /** The services; '' while none is chosen. */
  service: SelectState;
  /** The countries; '' while none is chosen. */
  country: SelectState;
  /** Durations in days. */
  period: SelectState;
  /** Formatted USD with 4 decimals, for all days. */
  price: string;
  /** Formatted USD with 4 decimals. */
  balance: string;
  /** Reason why it cannot be bought; undefined when it can. */
  blockedBy?: 'incomplete' | 'balance-unknown' | 'balance-too-low' | undefined;
  /** True until the response arrives. */
  busy: boolean;
  /** UnconfirmedOutcome after a lost response: nothing can be bought meanwhile. */
  outcome?: ReactNode;
  /** Purchase error; the selection stays. */
  error?: string | undefined;
  /** Called when the user submits; not called while blocked. */
  onSubmit: () => void;
}

const HINT = {
  incomplete: 'Choose a service and a country.',
  'balance-unknown': "Your balance hasn't loaded yet.",
  'balance-too-low': 'Insufficient balance. Add funds first.',
} as const;

const withNone = (label: string, options: SelectState['options']) => [{ value: '', label }, ...options];

/**
 * Form for a number over several days: service, country, period, and total price. On /subscriptions. Not for
 * one SMS: the wizard sells a number for 20 minutes. The button is described by the sentence next to it: the
 * reason why it is disabled, or the terms.
 */
export function SubscriptionForm(props: SubscriptionFormProps) {
  const { service, country, period, blockedBy, busy, outcome, error } = props;
  const hintId = useId();
  return (
    <Form busy={busy} onSubmit={props.onSubmit}>
      <div className="grid gap-4 sm:grid-cols-3">
        <Select label="Service" {...service} options={withNone('Choose a service', service.options)} />
        <Select label="Country" {...country} options={withNone('Choose a country', country.options)} />
        <Select label="Period" {...period} />
      </div>
      {outcome}
      {blockedBy === 'balance-too-low' && (
        <Banner tone="info" action={<LinkButton to="/transactions">Add Funds</LinkButton>}>
          <p>
            This subscription costs <strong className="tabular-nums">{props.price}</strong>, you have{' '}
            <strong className="tabular-nums">{props.balance}</strong>.
          </p>
        </Banner>
      )}
      {error !== undefined && <FormError>{error}</FormError>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p id={hintId} className="text-sm text-ink-muted">
          {blockedBy === undefined
            ? 'Charged to your balance now. Cancelling later gives no refund.'
            : HINT[blockedBy]}
        </p>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={busy}
          disabled={blockedBy !== undefined || outcome !== undefined}
          describedBy={hintId}
        >
          {busy ? 'Buying...' : `Subscribe for ${props.price}`}
        </Button>
      </div>
    </Form>
  );
}
