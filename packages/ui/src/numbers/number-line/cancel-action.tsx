import { use } from 'react';

import { Button } from '../../primitives/buttons/button';
import { Tooltip } from '../../primitives/overlays/tooltip';
import { Line } from './line';

/**
 * State of 'Cancel & Refund'. `too-early` has both texts of spec §4: the notice on the line ('Cancel option
 * available in N minutes') and the tooltip.
 */
export type CancelState =
  | { kind: 'none' }
  | { kind: 'too-early'; notice: string; tooltip: string }
  | { kind: 'available' }
  | { kind: 'busy' };

export interface CancelActionProps {
  cancel: CancelState;
  /** The refund, formatted, where the button says it: in the last minutes. Default: not said */
  refund?: string | undefined;
  onCancel: () => void;
}

/** 'Cancel & Refund'. Why it is disabled is the note of its line. */
export function CancelAction({ cancel, refund, onCancel }: CancelActionProps) {
  const { subject, noteId } = use(Line);
  if (cancel.kind === 'none') return null;
  const isBusy = cancel.kind === 'busy';
  const isTooEarly = cancel.kind === 'too-early';
  const offer =
    refund === undefined || cancel.kind !== 'available' ? undefined : `Cancel now for ${refund} back`;
  const text = isBusy ? 'Cancelling...' : 'Cancel & Refund';
  const name = `${text} ${subject}`;
  return (
    // The same button while it is busy: it keeps the focus, also when the server refuses.
    <Tooltip content={isTooEarly ? cancel.tooltip : 'Cancel and get full refund'}>
      <Button
        busy={isBusy}
        disabled={isTooEarly}
        aria-label={offer === undefined ? name : `${name}: ${offer}`}
        describedBy={isTooEarly ? noteId : undefined}
        onClick={onCancel}
      >
        {offer ?? text}
      </Button>
    </Tooltip>
  );
}
