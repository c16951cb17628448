import { useId } from 'react';

import { Button } from '../../primitives/button';
import { Tooltip } from '../../primitives/tooltip';

/**
 * State of 'Cancel & Refund'. `too-early` has both texts of spec §4: the notice on the card ('Cancel option
 * available in N minutes') and the tooltip.
 */
export type CancelState =
  | { kind: 'none' }
  | { kind: 'too-early'; notice: string; tooltip: string }
  | { kind: 'available' }
  | { kind: 'busy' };

/** State of 'Mark Complete'. `pending`: in the undo window. */
export type CompleteState = 'none' | 'available' | 'pending' | 'busy';

export interface CancelActionProps {
  cancel: CancelState;
  /** Service and phone number: part of the names of buttons, since every card has the same ones. */
  subject: string;
  /** Called when the user cancels the number for a full refund. */
  onCancel: () => void;
}

/** 'Cancel & Refund'. Why it is disabled is the card's line about money, and its description. */
export function CancelAction({ cancel, subject, onCancel }: CancelActionProps) {
  const noticeId = useId();
  switch (cancel.kind) {
    case 'none':
      return null;
    case 'busy':
      return (
        <Button busy aria-label={`Cancelling... ${subject}`}>
          Cancelling...
        </Button>
      );
    case 'available':
      return (
        <Tooltip content="Cancel and get full refund">
          <Button aria-label={`Cancel & Refund ${subject}`} onClick={onCancel}>
            Cancel &amp; Refund
          </Button>
        </Tooltip>
      );
    case 'too-early':
      return (
        <>
          <Tooltip content={cancel.tooltip}>
            <Button disabled aria-label={`Cancel & Refund ${subject}`} describedBy={noticeId}>
              Cancel &amp; Refund
            </Button>
          </Tooltip>
          <p id={noticeId} className="min-w-32 flex-1 text-xs text-ink-muted tabular-nums">
            {cancel.notice}
          </p>
        </>
      );
  }
}

const COMPLETE_LABEL: Record<Exclude<CompleteState, 'none'>, string> = {
  available: 'Mark Complete',
  pending: 'Undo',
  busy: 'Completing...',
};

export interface CompleteActionProps {
  complete: Exclude<CompleteState, 'none'>;
  /** Service and phone number. */
  subject: string;
  /** Called when the user marks the number complete. */
  onComplete: () => void;
  /** Called when the user clicks 'Undo'. */
  onUndo: () => void;
}

/**
 * The same button element in all states, so that it keeps the focus. 'Undo' is not under the pointer, so that a double
 * click does not undo: the confirmation takes the place of 'Mark Complete'.
 */
export function CompleteAction({ complete, subject, onComplete, onUndo }: CompleteActionProps) {
  const isPending = complete === 'pending';
  return (
    <>
      <Button
        busy={complete === 'busy'}
        aria-label={`${COMPLETE_LABEL[complete]} ${subject}`}
        onClick={isPending ? onUndo : onComplete}
      >
        {COMPLETE_LABEL[complete]}
      </Button>
      {isPending && (
        <p role="status" className="min-w-40 text-right text-sm text-ink max-md:text-left">
          Marked complete
        </p>
      )}
    </>
  );
}
