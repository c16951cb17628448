import { $purchaseBatch } from '@sms/domain/purchase/batch/batch-view';
import { batchClicked, batchDismissed, batchStopClicked } from '@sms/domain/purchase/batch/batch';
import { PurchaseBatch } from '@sms/ui/purchase/purchase-batch';
import { useUnit } from 'effector-react';
import { PATHS } from '../../app/routing/paths';

/** Batch purchase of the selected number. */
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
