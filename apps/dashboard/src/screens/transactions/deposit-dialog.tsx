import { $depositSteps } from '@sms/domain';
import { DepositDetails, type DepositDetailsProps } from '@sms/ui/parts/deposit-details';
import { Dialog } from '@sms/ui/primitives/dialog';
import { useUnit } from 'effector-react';

/** Props of {@link DepositDialog}. */
export interface DepositDialogProps extends Pick<DepositDetailsProps, 'deposit'> {
  readonly onClose: () => void;
}

/** What is known about one payment, and its receipt; open for as long as it is rendered. */
export default function DepositDialog({ onClose, deposit }: DepositDialogProps) {
  const steps = useUnit($depositSteps).get(deposit.txRef) ?? [];
  return (
    <Dialog open title="Payment Details" onClose={onClose}>
      <DepositDetails deposit={deposit} steps={steps} onPrint={() => window.print()} />
    </Dialog>
  );
}
