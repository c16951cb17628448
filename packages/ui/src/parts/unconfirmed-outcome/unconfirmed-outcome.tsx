import { Banner } from '../../primitives/banner';
import { Button } from '../../primitives/button';
import { Spinner } from '../../primitives/spinner';

/** Props of {@link UnconfirmedOutcome}. */
export interface UnconfirmedOutcomeProps {
  /** What could not be confirmed. */
  title: string;
  /** 'checking' while the server is asked, 'unknown' when that did not settle it. */
  state: 'checking' | 'unknown';
  /** What is being looked at, for example 'Checking your payments...'. */
  checking: string;
  /** What is not known, and what stays locked until it is. */
  unknown: string;
  onCheckAgain: () => void;
}

/** Something was sent but no clear answer came back: nothing is sent again until its fate is known. */
export function UnconfirmedOutcome({
  title,
  state,
  checking,
  unknown,
  onCheckAgain,
}: UnconfirmedOutcomeProps) {
  return (
    <Banner
      tone="warning"
      role="alert"
      title={title}
      action={
        state === 'unknown' && (
          <Button size="sm" onClick={onCheckAgain}>
            Check again
          </Button>
        )
      }
    >
      {state === 'checking' ? (
        <span className="flex items-center gap-2">
          <Spinner />
          {checking}
        </span>
      ) : (
        unknown
      )}
    </Banner>
  );
}
