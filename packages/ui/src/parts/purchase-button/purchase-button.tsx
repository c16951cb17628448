import { useId } from 'react';

import { Button } from '../../primitives/button';

/** Why a number cannot be bought right now (spec §5). */
export type PurchaseBlock =
  | 'purchasing'
  | 'unaffordable'
  | 'price-unknown'
  | 'prices-loading'
  | 'balance-loading'
  | 'balance-unknown'
  | 'rate-limited'
  | 'unconfirmed';

const LABEL: Record<Exclude<PurchaseBlock, 'rate-limited'>, string> = {
  purchasing: 'Purchasing...',
  unaffordable: 'Purchase Number',
  'price-unknown': 'Purchase Number',
  'prices-loading': 'Loading Price...',
  'balance-loading': 'Updating Balance...',
  'balance-unknown': 'Purchase Number',
  unconfirmed: 'Purchase Number',
};

const HINT: Record<PurchaseBlock, string | null> = {
  purchasing: null,
  unaffordable: 'Your balance does not cover this price.',
  'price-unknown': 'A number can be bought once its price is known.',
  'prices-loading': null,
  'balance-loading': null,
  'balance-unknown': 'Your balance could not be loaded. Refresh to try again.',
  'rate-limited': 'You can buy again when the wait is over.',
  unconfirmed: 'Locked until we know whether your last purchase went through.',
};

/** Reasons that pass by themselves within moments. */
const BUSY: ReadonlySet<PurchaseBlock> = new Set(['purchasing', 'prices-loading', 'balance-loading']);

function labelOf(blockedBy: PurchaseBlock | null, secondsLeft: number): string {
  if (blockedBy === null) return 'Purchase Number';
  return blockedBy === 'rate-limited' ? `Wait ${secondsLeft}s` : LABEL[blockedBy];
}

/** Props of {@link PurchaseButton}. */
export interface PurchaseButtonProps {
  /** Null lets the user buy; a reason disables the button and is explained on it or below it. */
  blockedBy: PurchaseBlock | null;
  /** Seconds left of the rate-limit wait; read only while that is the reason. @defaultValue 0 */
  secondsLeft?: number | undefined;
  onPurchase: () => void;
}

/** 'Purchase Number', or the reason why not, on the button and in words below it. */
export function PurchaseButton({ blockedBy, secondsLeft = 0, onPurchase }: PurchaseButtonProps) {
  const hintId = useId();
  const hint = blockedBy && HINT[blockedBy];
  return (
    <div className="flex flex-col gap-1.5 sm:min-w-48 sm:items-end">
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
      {hint !== null && (
        <p id={hintId} className="text-xs text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
