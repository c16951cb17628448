import { useState } from 'react';

import type { Limits } from '../limits';
import { Banner } from '../primitives/feedback/banner';
import { Button } from '../primitives/buttons/button';
import { Spinner } from '../primitives/feedback/spinner';

/**
 * `checking`: the outcome can still change, and nothing may be sent again; `lookup-failed`: the last look-up
 * got no response; `ambiguous`: its response has no unique match.
 */
export type OutcomeState = 'checking' | 'lookup-failed' | 'ambiguous';

/** What a request without a clear response waits for, whatever it is about. */
export interface OutcomeProps {
  /** Sets texts and buttons. */
  state: OutcomeState;
  /** True while nothing can be sent. @defaultValue false */
  isLocked?: boolean | undefined;
  onCheckAgain: () => void;
  /** Called when the user does not wait and accepts the risk. */
  onTryAgain: () => void;
  /** Called when the user confirms that they checked the outcome. */
  onDismiss: () => void;
}

/** Props of an {@link UnconfirmedOutcome} that has its own texts. */
export interface OutcomeOfProps extends OutcomeProps {
  /** Duration of reconciliation. */
  limits: Pick<Limits, 'outcomeSeconds'>;
}

export interface UnconfirmedOutcomeProps extends OutcomeProps {
  texts: Record<OutcomeState, { title: string; text: string }>;
  /** Risk of not waiting. */
  risk: string;
  /** The button that accepts the risk, in words: the second press. Undefined where nothing is at risk. */
  confirm?: string | undefined;
}

/**
 * A request without a clear response. Nothing is sent again until the outcome is known or the user decides.
 * For a purchase or a deposit with a lost response. Not for a free action: a toast is enough.
 */
export function UnconfirmedOutcome(props: UnconfirmedOutcomeProps) {
  const { state, texts, risk, confirm, isLocked = false, onCheckAgain, onTryAgain, onDismiss } = props;
  const [isAsked, setIsAsked] = useState(false);
  const { title, text } = texts[state];
  return (
    <Banner
      tone="warning"
      role="alert"
      title={title}
      onDismiss={state === 'ambiguous' ? onDismiss : undefined}
      action={
        state !== 'checking' && (
          <div className="flex flex-wrap gap-2">
            {state === 'lookup-failed' && (
              <Button size="sm" onClick={onCheckAgain}>
                Check again
              </Button>
            )}
            {/* The second press is another button: a double click stays without effect. */}
            {isAsked && confirm !== undefined ? (
              <Button key="confirm" size="sm" disabled={isLocked} onClick={onTryAgain}>
                {confirm}
              </Button>
            ) : (
              <Button
                key="ask"
                size="sm"
                disabled={isLocked}
                onClick={() => (confirm === undefined ? onTryAgain() : setIsAsked(true))}
              >
                Try again anyway
              </Button>
            )}
          </div>
        )
      }
    >
      <p>{state === 'checking' ? text : `${text} ${risk}`}</p>
      {state === 'checking' && (
        <p className="mt-2 flex items-center gap-2">
          <Spinner />
          <span>Still being checked</span>
        </p>
      )}
    </Banner>
  );
}
