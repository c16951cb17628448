import { Check, Undo2 } from 'lucide-react';
import { useId } from 'react';

import { Button } from '../../../primitives/button';
import { Tooltip } from '../../../primitives/tooltip';

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

/** Changed part of the selection when a number is replaced. */
export type ReplaceWith = 'operator' | 'country';

export interface NumberActionsProps {
  /** State of 'Cancel & Refund'. */
  cancel: CancelState;
  /** State of 'Mark Complete'. */
  complete: CompleteState;
  /** Ids of the elements that identify this number, since every card has the same buttons. */
  describedBy: string;
  /** Called when the user cancels the number for a full refund. */
  onCancel: () => void;
  /** Called when the user replaces the number; undefined if its service or country is unknown. */
  onReplace?: ((another: ReplaceWith) => void) | undefined;
  /** Called when the user marks the number complete. */
  onComplete: () => void;
  /** Called when the user clicks 'Undo'. */
  onUndo: () => void;
  /** Called when the user dismisses the card; undefined if it disappears automatically. */
  onDismiss?: (() => void) | undefined;
}

/** Actions of a number, and the reasons for disabled ones. */
export function NumberActions(props: NumberActionsProps) {
  const { cancel, complete, describedBy, onCancel, onReplace, onDismiss } = props;
  if (cancel.kind === 'none' && complete === 'none' && onDismiss === undefined) return null;
  const replaceButton = (another: ReplaceWith) => (
    <button
      type="button"
      aria-label={`Cancel and try another ${another}`}
      aria-describedby={describedBy}
      onClick={() => onReplace?.(another)}
      className="min-h-6 rounded-control font-medium text-accent hover:underline max-md:min-h-11"
    >
      {another}
    </button>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-3">
      <CancelAction cancel={cancel} describedBy={describedBy} onCancel={onCancel} />
      {cancel.kind === 'available' && onReplace !== undefined && (
        <p className="text-sm max-md:basis-full text-ink-muted">
          Cancel and try another {replaceButton('operator')} · {replaceButton('country')}
        </p>
      )}
      {complete !== 'none' && <CompleteAction {...props} complete={complete} />}
      {onDismiss !== undefined && (
        <Button describedBy={describedBy} onClick={onDismiss}>
          Dismiss
        </Button>
      )}
    </div>
  );
}

const COMPLETE_LABEL: Record<Exclude<CompleteState, 'none'>, string> = {
  available: 'Mark Complete',
  pending: 'Undo',
  busy: 'Completing...',
};

/**
 * The same button element, so that it keeps the focus. 'Undo' is not under the pointer, so that a double click does not
 * undo.
 */
function CompleteAction({
  complete,
  describedBy,
  onComplete,
  onUndo,
}: Pick<NumberActionsProps, 'describedBy' | 'onComplete' | 'onUndo'> & {
  complete: Exclude<CompleteState, 'none'>;
}) {
  const isPending = complete === 'pending';
  const Icon = isPending ? Undo2 : Check;
  return (
    <>
      {isPending && (
        <p role="status" className="min-w-40 flex-1 text-sm text-ink">
          Marked complete
        </p>
      )}
      <Button
        variant={isPending ? 'secondary' : 'primary'}
        icon={<Icon aria-hidden className="size-4" />}
        busy={complete === 'busy'}
        describedBy={describedBy}
        onClick={isPending ? onUndo : onComplete}
      >
        {COMPLETE_LABEL[complete]}
      </Button>
    </>
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
