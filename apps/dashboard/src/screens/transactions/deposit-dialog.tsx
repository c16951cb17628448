import { $depositSteps } from '@sms/domain/payments/deposits/deposit-steps';
import { cancelPaymentClicked } from '@sms/domain/payments/deposits/cancel-payment';
import { reopenCheckoutClicked } from '@sms/domain/payments/checkout/checkout';
import { verifyClicked } from '@sms/domain/payments/deposits/verify-payment';
import { $user } from '@sms/domain/api/session/current-user';
import { DepositDetails, type DepositDetailsProps } from '@sms/ui/payments/deposit-details';
import { Dialog } from '@sms/ui/primitives/overlays/dialog';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import type { DepositSupportProps } from '../../support/deposit-support';

const DepositSupport = lazyWithRetry<DepositSupportProps>(() => import('../../support/deposit-support'));

export interface DepositDialogProps extends Pick<DepositDetailsProps, 'deposit'> {
  readonly onClose: () => void;
}

/** Details of one payment, and its receipt. Open while it is rendered. */
export default function DepositDialog({ onClose, deposit }: DepositDialogProps) {
  const [isSupportOpen, setIsSupportOpen] = useState(false);
  const { steps, user, ...actions } = useUnit({
    steps: $depositSteps,
    user: $user,
    onVerify: verifyClicked,
    onReopen: reopenCheckoutClicked,
    onCancel: cancelPaymentClicked,
  });
  return (
    <Dialog open title="Payment Details" onClose={onClose}>
      <DepositDetails
        deposit={deposit}
        username={user?.username ?? ''}
        steps={steps.get(deposit.txRef) ?? []}
        onPrint={() => window.print()}
        support={
          isSupportOpen ? (
            <Suspense>
              <DepositSupport txRef={deposit.txRef} />
            </Suspense>
          ) : undefined
        }
        onSupport={() => setIsSupportOpen(true)}
        actions={actions}
      />
    </Dialog>
  );
}
