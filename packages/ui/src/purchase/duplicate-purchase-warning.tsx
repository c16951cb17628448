import { useId } from 'react';

import { Banner } from '../primitives/feedback/banner';
import { Button } from '../primitives/buttons/button';

/** State of 'Cancel the second one'; `notice` names the time from which it can. */
export type SecondCancel = { kind: 'available' | 'busy' | 'none' } | { kind: 'too-early'; notice: string };

export interface DuplicatePurchaseWarningProps {
  /** Numbers bought by one click, at least two. */
  count: number;
  /** Oldest first, each with a leading plus. */
  phoneNumbers: readonly string[];
  cancel: SecondCancel;
  /** Called when the user cancels the second number for a full refund. */
  onCancelSecond: () => void;
  onDismiss: () => void;
}

/**
 * Warns that one click bought several numbers, lists them, and offers to cancel the second one. On the active
 * numbers page, when the list has more new numbers than clicks. Not for two purchases by the user: they need
 * no warning. The button is described by the notice when it opens.
 */
export function DuplicatePurchaseWarning({
  count,
  phoneNumbers,
  cancel,
  onCancelSecond,
  onDismiss,
}: DuplicatePurchaseWarningProps) {
  const noticeId = useId();
  const notice = cancel.kind === 'too-early' ? cancel.notice : null;
  return (
    <Banner
      tone="warning"
      role="alert"
      title={`${count === 2 ? 'Two' : count} numbers were bought`}
      onDismiss={onDismiss}
      action={
        cancel.kind !== 'none' && (
          <Button
            size="sm"
            disabled={notice !== null}
            busy={cancel.kind === 'busy'}
            describedBy={notice === null ? undefined : noticeId}
            onClick={onCancelSecond}
          >
            Cancel the second one
          </Button>
        )
      }
    >
      <p>
        <span>The connection dropped and your browser sent the purchase again. Numbers bought: </span>
        {phoneNumbers.map((phoneNumber, at) => (
          <span key={phoneNumber}>
            <bdi>{phoneNumber}</bdi>
            <span>{at === phoneNumbers.length - 1 ? '.' : ', '}</span>
          </span>
        ))}
      </p>
      {notice !== null && <p id={noticeId}>{notice}</p>}
    </Banner>
  );
}
