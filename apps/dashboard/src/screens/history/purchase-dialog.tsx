import { PurchaseDetails, type PurchaseDetailsProps } from '@sms/ui/parts/history/purchase-details';
import { Dialog } from '@sms/ui/primitives/dialog';
import { NumberRetryScreen } from './number-retry-screen';

/** Props of {@link PurchaseDialog}. */
export interface PurchaseDialogProps extends Omit<PurchaseDetailsProps, 'children'> {
  readonly onClose: () => void;
}

/** The statuses of numbers that may wait for another SMS. To the server, an expired one is often waiting still. */
const RETRYABLE_STATUSES: readonly string[] = ['waiting', 'expired'];

/** What the history knows about one purchase; open for as long as it is rendered. */
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
