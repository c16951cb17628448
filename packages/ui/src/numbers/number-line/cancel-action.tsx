import { Button } from '../../primitives/buttons/button';
import { Tooltip } from '../../primitives/overlays/tooltip';

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
  /** Service and phone number: part of the names of buttons, since every line has the same ones. */
  subject: string;
  /** The refund, formatted, where the button says it: in the last minutes. Default: not said */
  refund?: string | undefined;
  /** Id of the notice, which describes the button while it is disabled. */
  noticeId?: string | undefined;
  /** Called when the user cancels the number for a full refund. */
  onCancel: () => void;
}

/** 'Cancel & Refund'. Why it is disabled is the notice of its line. */
export function CancelAction({ cancel, subject, refund, noticeId, onCancel }: CancelActionProps) {
  if (cancel.kind === 'none') return null;
  if (cancel.kind === 'busy')
    return (
      <Button busy aria-label={`Cancelling... ${subject}`}>
        Cancelling...
      </Button>
    );
  const isTooEarly = cancel.kind === 'too-early';
  const offer = refund === undefined || isTooEarly ? undefined : `Cancel now for ${refund} back`;
  const name = `Cancel & Refund ${subject}`;
  return (
    <Tooltip content={isTooEarly ? cancel.tooltip : 'Cancel and get full refund'}>
      <Button
        disabled={isTooEarly}
        aria-label={offer === undefined ? name : `${name}: ${offer}`}
        describedBy={isTooEarly ? noticeId : undefined}
        onClick={onCancel}
      >
        {offer ?? 'Cancel & Refund'}
      </Button>
    </Tooltip>
  );
}
