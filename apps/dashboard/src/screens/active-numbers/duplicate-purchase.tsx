import {
  $duplicatePurchase,
  duplicatePurchaseDismissed,
  secondNumberCancelClicked,
} from '@sms/domain/purchase';
import { DuplicatePurchaseWarning } from '@sms/ui/purchase/duplicate-purchase-warning';
import { useUnit } from 'effector-react';

/** Warns that one click bought more than one number. Rare, so the code is loaded when needed. */
export default function DuplicatePurchaseScreen() {
  const { duplicate, cancelSecond, dismiss } = useUnit({
    duplicate: $duplicatePurchase,
    cancelSecond: secondNumberCancelClicked,
    dismiss: duplicatePurchaseDismissed,
  });
  return (
    duplicate && (
      <DuplicatePurchaseWarning
        {...duplicate}
        onCancelSecond={() => cancelSecond()}
        onDismiss={() => dismiss()}
      />
    )
  );
}
