import { useId } from 'react';

import type { Limits } from '../limits';
import { Button } from '../primitives/buttons/button';
import { FormError } from '../primitives/forms/form-error';
import {
  UnconfirmedOutcome,
  type OutcomeState,
  type UnconfirmedOutcomeProps,
} from '../payments/unconfirmed-outcome';

export interface NumberRetryProps {
  /** Waiting time of the retried number, and duration of reconciliation after a lost response. */
  limits: Pick<Limits, 'lifetimeMinutes' | 'outcomeSeconds'>;
  /** `sending` until the response arrives; after a lost response, its reconciliation state. */
  progress?: 'sending' | OutcomeState | undefined;
  error?: string | undefined;
  /** Called when the user requests another SMS. */
  onRetry: () => void;
  /** Called when the user retries reconciliation. */
  onCheckAgain: () => void;
  /** Called when the user retries before the first outcome is known. */
  onTryAgain: () => void;
  /** Called when the user confirms that they checked the outcome. */
  onDismiss: () => void;
}

const texts = ({ outcomeSeconds }: NumberRetryProps['limits']): UnconfirmedOutcomeProps['texts'] => ({
  checking: {
    title: "We couldn't confirm this request yet",
    text: `It can take up to ${outcomeSeconds} seconds to appear.`,
  },
  'lookup-failed': {
    title: "We couldn't confirm this request yet",
    text: "We couldn't load your active numbers, so we don't know whether it went through.",
  },
  ambiguous: {
    title: 'We could not tell whether your request went through',
    text: 'Check in Active Numbers whether the number is waiting again.',
  },
});

/**
 * Free retry: the number waits 20 more minutes for another SMS. In the details of a waiting or expired
 * number. Not for a new number: use Buy again.
 */
export function NumberRetry({
  limits,
  progress,
  error,
  onRetry,
  onCheckAgain,
  onTryAgain,
  onDismiss,
}: NumberRetryProps) {
  const hintId = useId();
  if (progress !== undefined && progress !== 'sending') {
    return (
      <UnconfirmedOutcome
        state={progress}
        texts={texts(limits)}
        risk="Requesting again is free."
        onCheckAgain={onCheckAgain}
        onTryAgain={onTryAgain}
        onDismiss={onDismiss}
      />
    );
  }
  return (
    <div className="flex flex-col gap-2">
      {error !== undefined && <FormError>{error}</FormError>}
      <Button size="lg" fullWidth busy={progress === 'sending'} describedBy={hintId} onClick={onRetry}>
        {progress === 'sending' ? 'Requesting...' : 'Wait for another SMS'}
      </Button>
      <p id={hintId} className="text-center text-xs text-ink-muted">
        It gives the number {limits.lifetimeMinutes} more minutes for free. The request may be declined once
        the number has expired.
      </p>
    </div>
  );
}
