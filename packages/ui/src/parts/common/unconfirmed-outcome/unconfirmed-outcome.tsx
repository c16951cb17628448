import { Banner } from '../../../primitives/banner';
import { Button } from '../../../primitives/button';
import { Spinner } from '../../../primitives/spinner';

/** 'checking': the server is being asked; 'lookup-failed': it could not be asked; 'ambiguous': its answer does not tell. */
export type OutcomeState = 'checking' | 'lookup-failed' | 'ambiguous';

export interface UnconfirmedOutcomeProps {
  /** Decides the texts and which buttons there are. */
  state: OutcomeState;
  /** The texts for each state. */
  texts: Record<OutcomeState, { title: string; text: string }>;
  /** What may happen to a user who does not wait. */
  risk: string;
  /** Looks for the outcome once more. */
  onCheckAgain: () => void;
  /** The user does not wait, and takes the risk. */
  onTryAgain: () => void;
  /** The user has checked the outcome for themselves. */
  onDismiss: () => void;
}

/**
 * Something was sent but no clear answer came back: nothing is sent again until the outcome is known, or until the
 * user chooses to.
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
      {state === 'checking' && (
        <p className="flex items-center gap-2">
          <Spinner />
          Still being checked
        </p>
      )}
      <p>
        {text} {risk}
      </p>
    </Banner>
  );
}
