import { batchView } from '@sms/domain/purchase/batch-view';
import { $confirmStep, batchClicked } from '@sms/domain/purchase/confirm-step';
import { purchaseActed } from '@sms/domain/purchase/purchase';
import { PurchaseBatch } from '@sms/ui/purchase/purchase-batch';
import { useUnit } from 'effector-react';
import { PATHS } from '../../app/routing/paths';

/** Batch purchase of the selected number. */
export default function PurchaseBatchScreen() {
  const { step, buy, act } = useUnit({ step: $confirmStep, buy: batchClicked, act: purchaseActed });
  return (
    <PurchaseBatch
      {...batchView(step)}
      activeNumbersHref={PATHS.activeNumbers}
      onBuy={buy}
      onStop={() => act({ kind: 'batch-stopped' })}
      onDismiss={() => act({ kind: 'summary-read' })}
    />
  );
}
