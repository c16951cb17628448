import { Check, Undo2 } from 'lucide-react';
import { useId } from 'react';

import { Button } from '../../primitives/button';
import { Tooltip } from '../../primitives/tooltip';

/**
 * Whether the number can be cancelled. `too-early` carries both texts of spec §4: the notice on the card
 * ('Cancel option available in N minutes') and the tooltip.
 */
export type CancelState =
  | { kind: 'none' }
  | { kind: 'too-early'; notice: string; tooltip: string }
  | { kind: 'available' }
  | { kind: 'busy' };

/** Whether the number can be marked complete. */
export type CompleteState = 'none' | 'available' | 'busy';

/** Props of {@link NumberActions}. */
export interface NumberActionsProps {
  /** Decides 'Cancel & Refund'. */
  cancel: CancelState;
  /** Decides 'Mark Complete'. */
  complete: CompleteState;
  /** Ids of the elements that identify this number, since every card has the same buttons. */
  describedBy: string;
  /** Cancels the number for a full refund. */
  onCancel: () => void;
  /** Marks the number complete. */
  onComplete: () => void;
  /** The user has seen the card; leave out where it goes by itself. */
  onDismiss?: (() => void) | undefined;
}

/** What the user can do with a number, and why something cannot be done yet. */
export function NumberActions(props: NumberActionsProps) {
  const { cancel, complete, describedBy, onCancel, onComplete, onDismiss } = props;
  if (cancel.kind === 'none' && complete === 'none' && onDismiss === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3">
      <CancelAction cancel={cancel} describedBy={describedBy} onCancel={onCancel} />
      {complete !== 'none' && (
        <Button
          variant="primary"
          icon={<Check aria-hidden className="size-4" />}
          busy={complete === 'busy'}
          describedBy={describedBy}
          onClick={onComplete}
        >
          {complete === 'busy' ? 'Completing...' : 'Mark Complete'}
        </Button>
      )}
      {onDismiss !== undefined && (
        <Button describedBy={describedBy} onClick={onDismiss}>
          Dismiss
        </Button>
      )}
    </div>
  );
}

function CancelAction({
  cancel,
  describedBy,
  onCancel,
}: Pick<NumberActionsProps, 'cancel' | 'describedBy' | 'onCancel'>) {
  const noticeId = useId();
  const icon = <Undo2 aria-hidden className="size-4" />;
  switch (cancel.kind) {
    case 'none':
      return null;
    case 'busy':
      return (
        <Button busy describedBy={describedBy}>
          Cancelling...
        </Button>
      );
    case 'available':
      return (
        <Tooltip content="Cancel and get full refund">
          <Button icon={icon} describedBy={describedBy} onClick={onCancel}>
            Cancel &amp; Refund
          </Button>
        </Tooltip>
      );
    case 'too-early':
      return (
        <>
          <Tooltip content={cancel.tooltip}>
            <Button icon={icon} disabled describedBy={noticeId}>
              Cancel &amp; Refund
            </Button>
          </Tooltip>
          <p id={noticeId} className="min-w-32 flex-1 text-xs text-ink-muted">
            {cancel.notice}
          </p>
        </>
      );
  }
}
