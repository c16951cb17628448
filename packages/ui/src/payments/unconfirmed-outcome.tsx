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

/** Texts of each kind of request: the risk is that of not waiting, which the second press confirms. */
const TEXTS = {
  payment: {
    lookupFailed: "We couldn't load your payments, so we don't know whether it was started.",
    title: 'We could not tell whether this payment was started',
    ambiguous:
      'Payment History shows a similar payment, but it may be another one. Check there before you pay again.',
    risk: 'If you start another one now, you may have two pending payments. Pay only one.',
    confirm: 'Start another, I may have two',
  },
  purchase: {
    lookupFailed: "We couldn't load your active numbers, so we don't know whether it went through.",
    title: 'We could not tell whether this purchase went through',
    ambiguous:
      'Active Numbers shows a similar number, but it may be from another purchase. Check there before you buy again.',
    risk: 'If you buy again now, you may pay for two numbers.',
    confirm: 'Buy again, I may pay for two',
  },
  subscription: {
    lookupFailed: "We couldn't load your subscriptions, so we don't know whether it went through.",
    title: 'We could not tell whether this subscription was bought',
    ambiguous: 'Check your subscriptions and balance before you buy again.',
    risk: 'If you buy again now, you may pay for two subscriptions.',
    confirm: 'Buy again, I may pay for two',
  },
};

export interface UnconfirmedOutcomeProps {
  what: keyof typeof TEXTS;
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

/**
 * A request without a clear response. Nothing is sent again until the outcome is known or the user decides.
 * Not for a free action: a toast is enough.
 */
export function UnconfirmedOutcome(props: UnconfirmedOutcomeProps) {
  const { what, state, limits, isLocked = false, onCheckAgain, onTryAgain, onDismiss } = props;
  const { lookupFailed, title, ambiguous, risk, confirm } = TEXTS[what];
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Banner
      tone="warning"
      role="alert"
      title={state === 'ambiguous' ? title : `We couldn't confirm this ${what} yet`}
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
        <p>{`${state === 'ambiguous' ? ambiguous : lookupFailed} ${risk}`}</p>
      )}
    </Banner>
  );
}
