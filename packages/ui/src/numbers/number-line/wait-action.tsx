import { use } from 'react';

import type { Limits } from '../../limits';
import type { OutcomeState } from '../../payments/unconfirmed-outcome';
import { Button } from '../../primitives/buttons/button';
import { FormError } from '../../primitives/forms/form-error';
import { Line } from './line';

export interface WaitActionProps {
  /** Minutes that the number would wait longer, and duration of reconciliation after a lost response. */
  limits: Pick<Limits, 'lifetimeMinutes' | 'outcomeSeconds'>;
  /** True while the request is in flight. @defaultValue false */
  isBusy?: boolean | undefined;
  /** True while it is the page's filled button, as long as there is no code to copy. @defaultValue true */
  isMain?: boolean | undefined;
  /** After a lost response, how far its reconciliation is. */
  unconfirmed?: OutcomeState | undefined;
  /** Why the last request failed. */
  error?: string | undefined;
  /** Called when the user wants to wait longer, or to check again. */
  onWait: () => void;
}

const textsOf = ({ outcomeSeconds }: Pick<Limits, 'outcomeSeconds'>): Record<OutcomeState, string> => ({
  checking: `We couldn't confirm this request yet. It can take up to ${outcomeSeconds} seconds to appear.`,
  'lookup-failed': "We couldn't look up whether your request went through. Check your connection.",
  ambiguous: 'We could not tell whether your request went through.',
});

/** Lets a number wait longer for free, in its last minutes without an SMS. The note says what it costs. */
export function WaitAction(props: WaitActionProps) {
  const { limits, isBusy = false, isMain = true, unconfirmed, error, onWait } = props;
  const { subject, noteId } = use(Line);
  const ask = unconfirmed === 'lookup-failed' ? 'Check again' : `Wait ${limits.lifetimeMinutes} more minutes`;
  const text = isBusy ? 'Requesting...' : ask;
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        busy={isBusy}
        aria-label={`${text} ${subject}`}
        describedBy={noteId}
        onClick={onWait}
      >
        {text}
      </Button>
      {unconfirmed && (
        <p role="alert" className="order-1 min-w-full">
          {textsOf(limits)[unconfirmed]}
        </p>
      )}
      {error !== undefined && (
        <span className="order-1 min-w-full">
          <FormError>{error}</FormError>
        </span>
      )}
    </>
  );
}
