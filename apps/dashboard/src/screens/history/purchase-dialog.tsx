import { PurchaseDetails, type PurchaseDetailsProps } from '@sms/ui/parts/purchase-details';
import { Dialog } from '@sms/ui/primitives/dialog';

/** Props of {@link PurchaseDialog}. */
export interface PurchaseDialogProps extends PurchaseDetailsProps {
  readonly onClose: () => void;
}

/** What the history knows about one purchase; open for as long as it is rendered. */
export default function PurchaseDialog({ onClose, ...details }: PurchaseDialogProps) {
  return (
    <Dialog open title="Purchase Details" onClose={onClose}>
      <PurchaseDetails {...details} />
    </Dialog>
  );
}
