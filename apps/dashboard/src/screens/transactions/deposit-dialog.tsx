import { DepositDetails, type DepositDetailsProps } from '@sms/ui/parts/deposit-details';
import { Dialog } from '@sms/ui/primitives/dialog';

/** Props of {@link DepositDialog}. */
export interface DepositDialogProps extends Omit<DepositDetailsProps, 'onPrint'> {
  readonly onClose: () => void;
}

/** What is known about one payment, and its receipt; open for as long as it is rendered. */
export default function DepositDialog({ onClose, ...details }: DepositDialogProps) {
  return (
    <Dialog open title="Payment Details" onClose={onClose}>
      <DepositDetails {...details} onPrint={() => window.print()} />
    </Dialog>
  );
}
