import { Banner } from '../../../primitives/banner';
import { Button } from '../../../primitives/button';

export interface PurchaseErrorProps {
  /** Text of the error catalogue (spec §8). */
  message: string;
  /** Called when the user dismisses the error. */
  onDismiss: () => void;
  /** Shows 'Try "Any Operator" instead'; undefined when the operator is not the cause. */
  onTryAnyOperator?: (() => void) | undefined;
}

/** Error of the last purchase. */
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
