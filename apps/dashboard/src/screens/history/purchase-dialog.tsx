import { PurchaseDetails, type PurchaseDetailsProps } from '@sms/ui/history/purchase-details';
import { Dialog } from '@sms/ui/primitives/dialog';
import { NumberRetryScreen } from './number-retry-screen';

export interface PurchaseDialogProps extends Omit<PurchaseDetailsProps, 'children'> {
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
