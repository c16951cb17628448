import { Banner } from '../../../primitives/banner';
import { Button } from '../../../primitives/button';

export interface PurchaseErrorProps {
  /** Text of the error catalogue (spec §8). */
  message: string;
  /** The user has read it. */
  onDismiss: () => void;
  /** Offers 'Try "Any Operator" instead'; leave out when the chosen operator is not the cause. */
  onTryAnyOperator?: (() => void) | undefined;
}

/** Why the last purchase failed. */
export function PurchaseError({ message, onDismiss, onTryAnyOperator }: PurchaseErrorProps) {
  return (
    <Banner
      tone="error"
      role="alert"
      title="Purchase Error"
      onDismiss={onDismiss}
      action={
        onTryAnyOperator && (
          <Button size="sm" onClick={onTryAnyOperator}>
            Try &quot;Any Operator&quot; instead
          </Button>
        )
      }
    >
      {message}
    </Banner>
  );
}
