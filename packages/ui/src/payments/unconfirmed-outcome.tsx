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
  /** Duration of reconciliation. */
  limits: Pick<Limits, 'outcomeSeconds'>;
  /** True while nothing can be sent. @defaultValue false */
  isLocked?: boolean | undefined;
  onCheckAgain: () => void;
  /** The user does not wait and accepts the risk. */
  onTryAgain: () => void;
  /** The user has checked the outcome. */
  onDismiss: () => void;
}

export interface UnconfirmedOutcomeProps extends OutcomeProps {
  /** For example 'payment'. */
  what: string;
  /** What could not be loaded, and what is unknown of it. */
  lookupFailed: string;
  /** What is unclear, and where to look. */
  ambiguous: { title: string; text: string };
  /** Risk of not waiting. */
  risk: string;
  /** The button that accepts the risk, in words: the second press. */
  confirm: string;
}

/**
 * A request without a clear response. Nothing is sent again until the outcome is known or the user decides.
 * For a purchase or a deposit with a lost response. Not for a free action: a toast is enough.
 */
export function UnconfirmedOutcome(props: UnconfirmedOutcomeProps) {
  const { state, limits, risk, confirm, isLocked = false, onCheckAgain, onTryAgain, onDismiss } = props;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Banner
      tone="warning"
      role="alert"
      title={state === 'ambiguous' ? props.ambiguous.title : `We couldn't confirm this ${props.what} yet`}
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
            {isAsked ? (
              <Button key="confirm" size="sm" disabled={isLocked} onClick={onTryAgain}>
                {confirm}
              </Button>
            ) : (
              <Button key="ask" size="sm" disabled={isLocked} onClick={() => setIsAsked(true)}>
                Try again anyway
              </Button>
            )}
          </div>
        )
      }
    >
      {state === 'checking' ? (
        <>
          <p>{`It can take up to ${limits.outcomeSeconds} seconds to appear.`}</p>
          <p className="mt-2 flex items-center gap-2">
            <Spinner />
            <span>Still being checked</span>
          </p>
        </>
      ) : (
        <p>{`${state === 'ambiguous' ? props.ambiguous.text : props.lookupFailed} ${risk}`}</p>
      )}
    </Banner>
  );
}
