import { useId } from 'react';

import { Amount } from '../../primitives/amount';
import { Button } from '../../primitives/buttons/button';
import { classes } from '../../primitives/classes';
import { Skeleton } from '../../primitives/feedback/skeleton';
import { NowAtMost } from './now-at-most';

/** Reason why a number cannot be bought now (spec §5). */
export type PurchaseButtonBlock =
  | 'purchasing'
  | 'unaffordable'
  | 'price-unknown'
  | 'prices-loading'
  | 'balance-loading'
  | 'balance-unknown'
  | 'rate-limited'
  | 'unconfirmed';

/** The label while something runs that ends within moments, or a hint at what the user can do. */
const TEXTS: Record<PurchaseButtonBlock, { readonly busy?: string; readonly hint?: string }> = {
  purchasing: { busy: 'Purchasing...' },
  'prices-loading': { busy: 'Loading Price...' },
  'balance-loading': { busy: 'Updating Balance...' },
  unaffordable: { hint: 'Insufficient balance. Please top up your account.' },
  'price-unknown': { hint: 'There is no price for this choice. Refresh, or choose another.' },
  'balance-unknown': { hint: "We couldn't load your balance. Refresh to try again." },
  unconfirmed: { hint: "You can buy again once we've confirmed your last purchase." },
  // Its label counts down.
  'rate-limited': {},
};

export interface PurchaseButtonProps {
  /**
   * Formatted price next to the button on phones, with reserved space while it loads; undefined while
   * unknown.
   */
  price?: string | undefined;
  /** The most that is charged, formatted, where it is more than the price. */
  atMost?: string | undefined;
  /** null enables the button; a reason disables it and is explained on or below it. */
  blockedBy: PurchaseButtonBlock | null;
  /** Seconds left of the rate-limit wait; used only for that reason. @defaultValue 0 */
  secondsLeft?: number | undefined;
  /** Called when the user buys a number; not called while blocked. */
  onPurchase: () => void;
}

/**
 * 'Purchase Number', or the reason why it is blocked: on the button for short waits, below it otherwise. In
 * the receipt of the last step; on phones in the bar above the tabs, with the price next to it. Not for 'Buy
 * again', which is a link into the wizard. Purchasing and loading are busy states, announced as unavailable
 * without losing the focus.
 */
export function PurchaseButton({
  price,
  atMost,
  blockedBy,
  secondsLeft = 0,
  onPurchase,
}: PurchaseButtonProps) {
  const hintId = useId();
  const { busy, hint } = blockedBy === null ? {} : TEXTS[blockedBy];
  // The bar of phones has the next step, which is to pay.
  const isBelowPayment = blockedBy === 'unaffordable';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 md:flex-col md:items-stretch">
      {price !== undefined && !isBelowPayment && (
        <p className="text-lg font-semibold text-ink md:hidden">
          <span className="sr-only">Price </span>
          {atMost === undefined ? (
            <Amount>{price}</Amount>
          ) : (
            <span className="flex flex-col text-sm">
              <NowAtMost now={price} atMost={atMost} />
            </span>
          )}
        </p>
      )}
      {price === undefined && blockedBy === 'prices-loading' && <Skeleton className="h-7 w-18.5 md:hidden" />}
      <div className="min-w-0 flex-1 *:min-h-11">
        <Button
          // PaymentStatus moves the focus here.
          data-purchase
          variant="primary"
          size="lg"
          fullWidth
          disabled={blockedBy !== null}
          busy={busy !== undefined}
          describedBy={hint && hintId}
          onClick={onPurchase}
        >
          {blockedBy === 'rate-limited' ? `Wait ${secondsLeft}s` : (busy ?? 'Purchase Number')}
        </Button>
      </div>
      {hint !== undefined && (
        <p
          id={hintId}
          // The bar of phones has no room for it; there the reason is in the page.
          className={classes('w-full text-xs text-ink-muted', !isBelowPayment && 'max-md:sr-only')}
        >
          {hint}
        </p>
      )}
    </div>
  );
}
