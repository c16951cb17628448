import { PurchaseDetails, type PurchaseDetailsProps } from '@sms/ui/history/purchase-details';
import { Dialog } from '@sms/ui/primitives/overlays/dialog';
import {
  $retry,
  retryAbandonClicked,
  retryCheckAgainClicked,
  retryClicked,
} from '@sms/domain/numbers/actions/retry';
import { NumberRetry } from '@sms/ui/history/number-retry';
import { useUnit } from 'effector-react';
import { limits } from '../../app/limits';

interface NumberRetryScreenProps {
  readonly id: string;
}

/** Requests another SMS for a number of the history. */
function NumberRetryScreen({ id }: NumberRetryScreenProps) {
  const { retry, ask, checkAgain, abandon } = useUnit({
    retry: $retry,
    ask: retryClicked,
    checkAgain: retryCheckAgainClicked,
    abandon: retryAbandonClicked,
  });
  const isOwn = retry.id === id;
  return (
    <NumberRetry
      limits={limits}
      progress={isOwn ? (retry.phase ?? undefined) : undefined}
      error={isOwn ? (retry.error ?? undefined) : undefined}
      onRetry={() => ask(id)}
      onCheckAgain={() => checkAgain()}
      onTryAgain={() => {
        abandon();
        ask(id);
      }}
      onDismiss={() => abandon()}
    />
  );
}

export interface PurchaseDialogProps extends PurchaseDetailsProps {
  readonly onClose: () => void;
}

/** Statuses that allow a retry. The server often still reports an expired number as waiting. */
const RETRYABLE_STATUSES: readonly string[] = ['waiting', 'expired'];

/** Details of one purchase. Open while it is rendered. */
export default function PurchaseDialog({ onClose, ...details }: PurchaseDialogProps) {
  return (
    <Dialog open title="Purchase Details" onClose={onClose}>
      <PurchaseDetails {...details}>
        {RETRYABLE_STATUSES.includes(details.purchase.status) && (
          <NumberRetryScreen id={details.purchase.id} />
        )}
      </PurchaseDetails>
    </Dialog>
  );
}
