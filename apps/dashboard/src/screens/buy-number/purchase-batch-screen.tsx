import { $purchaseBatch, batchClicked, batchDismissed, batchStopClicked } from '@sms/domain';
import { PurchaseBatch } from '@sms/ui/parts/purchase/purchase-batch';
import { useUnit } from 'effector-react';
import { PATHS } from '../../app/routing/paths';

/** Several of the number chosen, bought one after the other. */
export default function PurchaseBatchScreen() {
  const { batch, buy, stop, dismiss } = useUnit({
    batch: $purchaseBatch,
    buy: batchClicked,
    stop: batchStopClicked,
    dismiss: batchDismissed,
  });
  return (
    <PurchaseBatch
      {...batch}
      activeNumbersHref={PATHS.activeNumbers}
      onBuy={buy}
      onStop={() => stop()}
      onDismiss={() => dismiss()}
    />
  );
}
