import { Button } from '../../primitives/buttons/button';
import { FormError } from '../../primitives/forms/form-error';

export interface WaitActionProps {
  /** Service and phone number. */
  subject: string;
  /** Minutes that the number would wait longer. */
  minutes: number;
  /** Id of the text that says what waiting costs. */
  describedBy?: string | undefined;
  /** True while the request is in flight. @defaultValue false */
  isBusy?: boolean | undefined;
  /** True while it is the page's filled button, as long as there is no code to copy. @defaultValue true */
  isMain?: boolean | undefined;
  /** Why the last request failed. */
  error?: string | undefined;
  /** Called when the user wants to wait longer; undefined while the code of the request loads. */
  onWait?: (() => void) | undefined;
}

/** Lets a number wait longer for free, in its last minutes without an SMS. */
export function WaitAction(props: WaitActionProps) {
  const { minutes, describedBy, isBusy = false, isMain = true, error, subject, onWait } = props;
  const text = isBusy ? 'Requesting...' : `Wait ${minutes} more minutes`;
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        busy={isBusy}
        disabled={onWait === undefined}
        aria-label={`${text} ${subject}`}
        describedBy={describedBy}
        onClick={onWait}
      >
        {text}
      </Button>
      {error !== undefined && (
        <span className="order-1 min-w-full">
          <FormError>{error}</FormError>
        </span>
      )}
    </>
  );
}
