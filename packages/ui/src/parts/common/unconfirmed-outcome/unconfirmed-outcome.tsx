import { Banner } from '../../../primitives/banner';
import { Button } from '../../../primitives/button';
import { Spinner } from '../../../primitives/spinner';

/**
 * `checking`: reconciliation in flight; `lookup-failed`: it got no response; `ambiguous`: its response has no unique
 * match.
 */
export type OutcomeState = 'checking' | 'lookup-failed' | 'ambiguous';

export interface UnconfirmedOutcomeProps {
  /** Sets texts and buttons. */
  state: OutcomeState;
  /** Texts by state. */
  texts: Record<OutcomeState, { title: string; text: string }>;
  /** Risk of not waiting. */
  risk: string;
  /** Called when the user retries reconciliation. */
  onCheckAgain: () => void;
  /** Called when the user does not wait and accepts the risk. */
  onTryAgain: () => void;
  /** Called when the user confirms that they checked the outcome. */
  onDismiss: () => void;
}

/**
 * A request without a clear response. Nothing is sent again until the outcome is known or the user decides. For a
 * purchase or a deposit with a lost response. Not for a free action: a toast is enough.
 */
export function UnconfirmedOutcome(props: UnconfirmedOutcomeProps) {
  const { state, texts, risk, onCheckAgain, onTryAgain, onDismiss } = props;
  const { title, text } = texts[state];
  if (state === 'ambiguous') {
    return (
      <Banner tone="warning" role="alert" title={title} onDismiss={onDismiss}>
        {text}
      </Banner>
    );
  }
  return (
    <Banner
      tone="warning"
      role="alert"
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          {state === 'lookup-failed' && (
            <Button size="sm" onClick={onCheckAgain}>
              Check again
            </Button>
          )}
          <Button size="sm" onClick={onTryAgain}>
            Try again anyway
          </Button>
        </div>
      }
    >
      <p>
        {text} {risk}
      </p>
      {state === 'checking' && (
        <p className="mt-2 flex items-center gap-2">
          <Spinner />
          <span>Still being checked</span>
        </p>
      )}
    </Banner>
  );
}
