import { Button } from '../../primitives/buttons/button';

/** State of 'Mark Complete'. `pending`: in the undo window. */
export type CompleteState = 'none' | 'available' | 'pending' | 'busy';

const LABEL: Record<Exclude<CompleteState, 'none'>, string> = {
  available: 'Mark Complete',
  pending: 'Undo',
  busy: 'Completing...',
};

export interface CompleteActionProps {
  complete: CompleteState;
  /** Service and phone number. */
  subject: string;
  onComplete: () => void;
  onUndo: () => void;
}

/**
 * The same button element in all states, so that it keeps the focus. 'Undo' is not under the pointer, so
 * that a double click does not undo: the confirmation takes the place of 'Mark Complete'.
 */
export function CompleteAction({ complete, subject, onComplete, onUndo }: CompleteActionProps) {
  if (complete === 'none') return null;
  const isPending = complete === 'pending';
  return (
    <>
      {isPending && (
        <p role="status" className="text-sm text-ink">
          Marked complete
        </p>
      )}
      <Button
        busy={complete === 'busy'}
        aria-label={`${LABEL[complete]} ${subject}`}
        onClick={isPending ? onUndo : onComplete}
      >
        {LABEL[complete]}
      </Button>
    </>
  );
}
