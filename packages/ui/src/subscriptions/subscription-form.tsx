import { useId } from 'react';

import type { Limits } from '../limits';
import { Banner } from '../primitives/feedback/banner';
import { Button } from '../primitives/buttons/button';
import { Form } from '../primitives/forms/form';
import { FormError } from '../primitives/forms/form-error';
import { LinkButton } from '../primitives/buttons/link-button';
import { Select, type SelectState } from '../primitives/forms/select';
import {
  UnconfirmedOutcome,
  type OutcomeState,
  type UnconfirmedOutcomeProps,
} from '../payments/unconfirmed-outcome';

export interface SubscriptionFormProps {
  /** Duration of reconciliation after a lost response. */
  limits: Pick<Limits, 'outcomeSeconds'>;
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
  /** `sending` until the response arrives; after a lost response, its reconciliation state. */
  progress?: 'sending' | OutcomeState | undefined;
  /** Purchase error; the selection stays. */
  error?: string | undefined;
  /** Called when the user submits; not called while blocked. */
  onSubmit: () => void;
  /** Called when the user retries reconciliation. */
  onCheckAgain: () => void;
  /** Called when the user buys another one before the first outcome is known. */
  onTryAgain: () => void;
  /** Called when the user confirms that they checked the outcome. */
  onOutcomeDismiss: () => void;
}

const unconfirmed = ({
  outcomeSeconds,
}: SubscriptionFormProps['limits']): UnconfirmedOutcomeProps['texts'] => ({
  checking: {
    title: "We couldn't confirm this subscription yet",
    text: `It can take up to ${outcomeSeconds} seconds to appear.`,
  },
  'lookup-failed': {
    title: "We couldn't confirm this subscription yet",
    text: "We couldn't load your subscriptions, so we don't know whether it went through.",
  },
  ambiguous: {
    title: 'We could not tell whether this subscription was bought',
    text: 'Check your subscriptions and balance before you buy again.',
  },
});

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
  const { service, country, period, blockedBy, progress, error } = props;
  const hintId = useId();
  return (
    <Form busy={progress === 'sending'} onSubmit={props.onSubmit}>
      <div className="grid gap-4 sm:grid-cols-3">
        <Select label="Service" {...service} options={withNone('Choose a service', service.options)} />
        <Select label="Country" {...country} options={withNone('Choose a country', country.options)} />
        <Select label="Period" {...period} />
      </div>
      {progress !== undefined && progress !== 'sending' && (
        <UnconfirmedOutcome
          state={progress}
          texts={unconfirmed(props.limits)}
          risk="If you buy again now, you may pay for two subscriptions."
          confirm="Buy again, I may pay for two"
          onCheckAgain={props.onCheckAgain}
          onTryAgain={props.onTryAgain}
          onDismiss={props.onOutcomeDismiss}
        />
      )}
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
          busy={progress === 'sending'}
          disabled={blockedBy !== undefined || (progress !== undefined && progress !== 'sending')}
          describedBy={hintId}
        >
          {progress === 'sending' ? 'Buying...' : `Subscribe for ${props.price}`}
        </Button>
      </div>
    </Form>
  );
}
