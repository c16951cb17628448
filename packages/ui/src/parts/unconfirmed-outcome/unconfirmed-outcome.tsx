import { Banner } from '../../primitives/banner';
import { Button } from '../../primitives/button';
import { Spinner } from '../../primitives/spinner';

/** 'checking' while the server is asked, 'unknown' when it could not be, 'uncertain' when its answer does not tell. */
export type OutcomeState = 'checking' | 'unknown' | 'uncertain';

/** Props of {@link UnconfirmedOutcome}. */
export interface UnconfirmedOutcomeProps {
  state: OutcomeState;
  /** What is said in each state. */
  texts: Record<OutcomeState, { title: string; text: string }>;
  /** What may happen to whoever does not wait. */
  risk: string;
  onCheckAgain: () => void;
  /** The user does not wait, and takes the risk. */
  onTryAgain: () => void;
  /** The user has looked for themselves. */
  onDismiss: () => void;
}

/**
 * Something was sent but no clear answer came back: nothing is sent again until its fate is known, or until the user
 * chooses to.
 */
export function UnconfirmedOutcome(props: UnconfirmedOutcomeProps) {
  const { state, texts, risk, onCheckAgain, onTryAgain, onDismiss } = props;
  const { title, text } = texts[state];
  if (state === 'uncertain') {
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
          {state === 'unknown' && (
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
