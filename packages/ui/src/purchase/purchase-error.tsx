import { Banner } from '../primitives/feedback/banner';
import { Button } from '../primitives/buttons/button';

export interface PurchaseErrorProps {
  /** Text of the error catalogue (spec §8). */
  message: string;
  /** `warning` where nothing went wrong, for example when there are no numbers. @defaultValue 'error' */
  tone?: 'error' | 'warning' | undefined;
  onDismiss: () => void;
  /** Shows 'Try "Any Operator" instead'; undefined when the operator is not the cause. */
  onTryAnyOperator?: (() => void) | undefined;
  /** Shows 'Buy for {price}', which accepts a price that rose. */
  risen?: { price: string; onBuy: () => void } | undefined;
  /** True while nothing can be bought: 'Purchase Number' says why. @defaultValue false */
  isLocked?: boolean | undefined;
}

/**
 * Error of the last purchase, with the text of the error catalogue and at most one action. In the last step
 * of the wizard, after a server rejection. Not for an unconfirmed purchase: use UnconfirmedOutcome.
 */
export function PurchaseError({
  message,
  tone = 'error',
  onDismiss,
  onTryAnyOperator,
  risen,
  isLocked = false,
}: PurchaseErrorProps) {
  return (
    <Banner
      tone={tone}
      role="alert"
      // Without numbers the options below have the title.
      title={tone === 'error' || risen ? 'Purchase Error' : undefined}
      onDismiss={onDismiss}
      action={
        risen ? (
          <Button size="sm" disabled={isLocked} onClick={risen.onBuy}>{`Buy for ${risen.price}`}</Button>
        ) : (
          onTryAnyOperator && (
            // In a narrow box the label takes two lines.
            <span className="flex *:py-1 xs:*:h-auto xs:*:shrink xs:*:whitespace-normal">
              <Button size="sm" disabled={isLocked} onClick={onTryAnyOperator}>
                Try &quot;Any Operator&quot; instead
              </Button>
            </span>
          )
        )
      }
    >
      {message}
    </Banner>
  );
}
