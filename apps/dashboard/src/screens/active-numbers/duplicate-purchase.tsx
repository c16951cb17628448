import { $twinPurchase, secondNumberCancelClicked, twinsDismissed } from '@sms/domain';
import { TwinPurchase } from '@sms/ui/parts/recovery/duplicate-purchase-warning';
import { useUnit } from 'effector-react';

/** Tells that one click bought more than one number. That is rare, so its code waits for it. */
export default function TwinPurchaseScreen() {
  const { twins, cancelSecond, dismiss } = useUnit({
    twins: $twinPurchase,
    cancelSecond: secondNumberCancelClicked,
    dismiss: twinsDismissed,
  });
  return (
    twins && <TwinPurchase {...twins} onCancelSecond={() => cancelSecond()} onDismiss={() => dismiss()} />
  );
}
