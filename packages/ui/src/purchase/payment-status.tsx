import { CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';

import { Icon } from '../primitives/icon';

export interface PaymentStatusProps {
  /**
   * State of the payment: open, with the time until its session expires as mm:ss, or received. null before it
   * is made.
   */
  state: { kind: 'waiting'; left: string | null } | { kind: 'paid' } | null;
}

/**
 * The payment of a shortfall on the last step: open with the time that is left, or received. Mounted before
 * it is made, so that each change is announced. Once it is received, the focus moves to 'Purchase Number'. In
 * the receipt of the last step, from before the payment is made until the number is bought. A status: each
 * change is announced once, the time that is left is not.
 */
export function PaymentStatus({ state }: PaymentStatusProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const isPaid = state?.kind === 'paid';
  useEffect(() => {
    if (!isPaid || document.activeElement instanceof HTMLInputElement) return;
    status.current?.parentElement?.querySelector<HTMLElement>('[data-purchase]')?.focus();
  }, [isPaid]);
  return (
    <p ref={status} role="status" className="text-sm font-medium text-ink empty:hidden">
      {state?.kind === 'waiting' && (
        <>
          <span>Waiting for your payment</span>
          {state.left !== null && (
            <span>
              {' · '}
              {/* The time is not announced each second. */}
              <span role="timer" aria-live="off" className="font-digits tabular-nums">
                {`${state.left} left`}
              </span>
            </span>
          )}
        </>
      )}
      {isPaid && (
        <>
          <Icon of={CircleCheck} className="mr-1.5 inline size-4 align-[-0.2em] text-success" />
          <span>Deposit received. Your balance covers this number.</span>
        </>
      )}
    </p>
  );
}
