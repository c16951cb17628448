import { useId } from 'react';

import type { Limits } from '../../../limits';
import { Banner } from '../../../primitives/banner';
import { Button } from '../../../primitives/button';
import { Form } from '../../../primitives/form';
import { FormError } from '../../../primitives/form-error';
import { LinkButton } from '../../../primitives/link-button';
import { Select, type SelectOption } from '../../../primitives/select';
import {
  UnconfirmedOutcome,
  type OutcomeState,
  type UnconfirmedOutcomeProps,
} from '../../common/unconfirmed-outcome';

/** What is chosen in a {@link SubscriptionForm}; a text is empty while nothing is. */
export interface SubscriptionChoice {
  /** Code. */
  service: string;
  /** Code. */
  country: string;
  days: number;
}

export interface SubscriptionFormProps {
  /** How long a lost answer is looked up. */
  limits: Pick<Limits, 'outcomeSeconds'>;
  /** What is chosen. */
  choice: SubscriptionChoice;
  /** Receives what has changed. */
  onChoose: (changed: Partial<SubscriptionChoice>) => void;
  /** In the order to show. */
  services: readonly SelectOption<string>[];
  /** In the order to show. */
  countries: readonly SelectOption<string>[];
  /** Numbers of days, in the order to show. */
  periods: readonly SelectOption<string>[];
  /** Formatted USD with 4 decimals, for all days. */
  price: string;
  /** Formatted USD with 4 decimals. */
  balance: string;
  /** Why it cannot be bought; leave out when it can. */
  blockedBy?: 'incomplete' | 'balance-unknown' | 'balance-too-low' | undefined;
  /** `sending` until the answer arrives; if the answer is lost, what is known about the outcome. */
  progress?: 'sending' | OutcomeState | undefined;
  /** Why nothing was bought. What was chosen stays. */
  error?: string | undefined;
  /** Buys it; not called while it is blocked. */
  onSubmit: () => void;
  /** Looks for the subscription once more. */
  onCheckAgain: () => void;
  /** The user buys another before the outcome of the first is known. */
  onTryAgain: () => void;
  /** The user has checked for themselves whether it was bought. */
  onOutcomeDismiss: () => void;
}

const unconfirmed = ({
  outcomeSeconds,
}: SubscriptionFormProps['limits']): UnconfirmedOutcomeProps['texts'] => ({
  checking: {
    title: "We couldn't confirm this subscription yet",
    text: `It may still go through; we'll know within ${outcomeSeconds} seconds.`,
  },
  'lookup-failed': {
    title: "We couldn't confirm this subscription yet",
    text: "We couldn't load your subscriptions, so we don't know whether it went through.",
  },
  ambiguous: {
    title: 'We could not tell whether this subscription was bought',
    text: 'Look at your subscriptions and your balance before you buy again.',
  },
});

const HINT = {
  incomplete: 'Choose a service and a country.',
  'balance-unknown': 'Your balance is not known yet.',
  'balance-too-low': 'Your balance does not cover it.',
} as const;

const withNone = (label: string, options: readonly SelectOption<string>[]) => [
  { value: '', label },
  ...options,
];

/** Buys a number for several days. */
export function SubscriptionForm(props: SubscriptionFormProps) {
  const { choice, onChoose, blockedBy, progress, error } = props;
  const hintId = useId();
  return (
    <Form busy={progress === 'sending'} onSubmit={props.onSubmit}>
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          label="Service"
          value={choice.service}
          options={withNone('Choose a service', props.services)}
          onChange={(service) => onChoose({ service })}
        />
        <Select
          label="Country"
          value={choice.country}
          options={withNone('Choose a country', props.countries)}
          onChange={(country) => onChoose({ country })}
        />
        <Select
          label="Period"
          value={String(choice.days)}
          options={props.periods}
          onChange={(days) => onChoose({ days: Number(days) })}
        />
      </div>
      {progress !== undefined && progress !== 'sending' && (
        <UnconfirmedOutcome
          state={progress}
          texts={unconfirmed(props.limits)}
          risk="Buy again now and you may pay for two subscriptions."
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
            ? 'Paid at once from your balance. Cancelling it later gives no refund.'
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
