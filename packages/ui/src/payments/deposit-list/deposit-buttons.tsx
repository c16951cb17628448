import { Button } from '../../primitives/buttons/button';
import type { DepositActionProps, DepositDisplayState } from './deposit-item';

/** True for a state with actions: an open payment, or one to remove from the list. */
export const hasDepositButtons = (state: DepositDisplayState): boolean =>
  state === 'pending' || state === 'expired';

export interface DepositButtonsProps extends DepositActionProps {
  /** Id of the text that names the deposit. */
  describedBy?: string | undefined;
}

/**
 * The actions of a deposit's state (spec §4): an expired one can only be removed, a pending one verified,
 * paid or cancelled. In the row and the card of a deposit, and at the end of its details. Not for a deposit
 * that is completed, failed or cancelled: it has no actions. A button in use reads 'Verifying...',
 * 'Cancelling...' or 'Removing...' and is busy.
 */
export function DepositButtons({
  deposit: { state, busy },
  describedBy,
  onVerify,
  onReopen,
  onCancel,
}: DepositButtonsProps) {
  const isCancelling = busy === 'cancelling';
  if (state === 'expired') {
    return (
      <Button describedBy={describedBy} busy={isCancelling} onClick={onCancel}>
        {isCancelling ? 'Removing...' : 'Remove'}
      </Button>
    );
  }
  if (state !== 'pending') return null;
  const isVerifying = busy === 'verifying';
  const isBusy = busy !== undefined;
  return (
    <>
      <Button describedBy={describedBy} busy={isVerifying} disabled={isBusy} onClick={onVerify}>
        {isVerifying ? 'Verifying...' : 'Verify'}
      </Button>
      <Button describedBy={describedBy} disabled={isBusy} onClick={onReopen}>
        {/* On the narrowest phones all three fit one line. */}
        <span>
          Reopen <span className="max-[22rem]:sr-only">Checkout</span>
        </span>
      </Button>
      <Button
        variant="ghost"
        describedBy={describedBy}
        busy={isCancelling}
        disabled={isBusy}
        onClick={onCancel}
      >
        {isCancelling ? 'Cancelling...' : 'Cancel'}
      </Button>
    </>
  );
}
