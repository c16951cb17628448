import { useId } from 'react';

import { Button } from '../../../primitives/button';
import { Skeleton } from '../../../primitives/skeleton';

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

const LABEL: Record<Exclude<PurchaseButtonBlock, 'rate-limited'>, string> = {
  purchasing: 'Purchasing...',
  unaffordable: 'Purchase Number',
  'price-unknown': 'Purchase Number',
  'prices-loading': 'Loading Price...',
  'balance-loading': 'Updating Balance...',
  'balance-unknown': 'Purchase Number',
  unconfirmed: 'Purchase Number',
};

const HINT: Record<PurchaseButtonBlock, string | null> = {
  purchasing: null,
  unaffordable: "Your balance doesn't cover this price.",
  'price-unknown': 'You can buy once the price has loaded.',
  'prices-loading': null,
  'balance-loading': null,
  'balance-unknown': "We couldn't load your balance. Refresh to try again.",
  'rate-limited': 'You can buy again when the wait is over.',
  unconfirmed: "You can buy again once we've confirmed your last purchase.",
};

/** Reasons that end within moments, without user action. */
const BUSY: ReadonlySet<PurchaseButtonBlock> = new Set(['purchasing', 'prices-loading', 'balance-loading']);

function labelOf(blockedBy: PurchaseButtonBlock | null, secondsLeft: number): string {
  if (blockedBy === null) return 'Purchase Number';
  return blockedBy === 'rate-limited' ? `Wait ${secondsLeft}s` : LABEL[blockedBy];
}

export interface PurchaseButtonProps {
  /** Formatted price next to the button on phones, with reserved space while it loads; undefined while unknown. */
  price?: string | undefined;
  /** null enables the button; a reason disables it and is explained on or below it. */
  blockedBy: PurchaseButtonBlock | null;
  /** Seconds left of the rate-limit wait; used only for that reason. @defaultValue 0 */
  secondsLeft?: number | undefined;
  /** Called when the user buys a number; not called while blocked. */
  onPurchase: () => void;
}

/** 'Purchase Number', or the reason why it is blocked, on the button and below it. */
export function PurchaseButton({ price, blockedBy, secondsLeft = 0, onPurchase }: PurchaseButtonProps) {
  const hintId = useId();
  const hint = blockedBy && HINT[blockedBy];
  return (
    <div className="flex items-center gap-4 md:min-w-48 md:flex-col md:items-end md:gap-1.5">
      {price !== undefined && (
        <p className="text-lg font-semibold text-ink tabular-nums md:hidden">
          <span className="sr-only">Price </span>
          {price}
        </p>
      )}
      {price === undefined && blockedBy === 'prices-loading' && <Skeleton className="h-7 w-18.5 md:hidden" />}
      <div className="min-w-0 flex-1 md:w-full">
        <Button
          variant="primary"
          size="lg"
          fullWidth
          disabled={blockedBy !== null}
          busy={blockedBy !== null && BUSY.has(blockedBy)}
          describedBy={hint === null ? undefined : hintId}
          onClick={onPurchase}
        >
          {labelOf(blockedBy, secondsLeft)}
        </Button>
      </div>
      {hint !== null && (
        // On phones the reason is in the page, which has more room than the bar with the button.
        <p id={hintId} className="text-xs text-ink-muted max-md:sr-only">
          {hint}
        </p>
      )}
    </div>
  );
}
