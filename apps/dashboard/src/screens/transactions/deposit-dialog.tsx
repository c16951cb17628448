import { depositStepViews } from '@sms/domain/payments/deposits/deposit-steps';
import { $depositsReadAt } from '@sms/domain/payments/deposits/deposits-clock';
import { paymentOf } from '@sms/domain/payments/payment-state';
import { $payments } from '@sms/domain/payments/payments';
import { $user } from '@sms/domain/api/session/current-user';
import { DepositDetails, type DepositDetailsProps } from '@sms/ui/payments/deposit-details';
import { Dialog } from '@sms/ui/primitives/overlays/dialog';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import { hasSupport } from '../../boot/site';
import { DepositButtonsScreen } from './deposit-buttons-screen';

const DepositSupport = lazyWithRetry(() => import('../../support/deposit-support'));

export interface DepositDialogProps extends Pick<DepositDetailsProps, 'deposit'> {
  readonly onClose: () => void;
}

/** Details of one payment, and its receipt. Open while it is rendered. */
export default function DepositDialog({ onClose, deposit }: DepositDialogProps) {
  const [isSupportOpen, setIsSupportOpen] = useState(false);
  const { payments, now, user } = useUnit({
    payments: $payments,
    now: $depositsReadAt,
    user: $user,
  });
  const { deposit: listed } = paymentOf(payments, deposit.txRef);
  return (
    <Dialog open title="Payment Details" onClose={onClose}>
      <DepositDetails
        deposit={deposit}
        username={user?.username ?? ''}
        steps={listed === null ? [] : depositStepViews(listed, now)}
        onPrint={() => window.print()}
        support={
          isSupportOpen ? (
            <Suspense>
              <DepositSupport txRef={deposit.txRef} />
            </Suspense>
          ) : undefined
        }
        hasSupport={hasSupport()}
        onSupport={() => setIsSupportOpen(true)}
        buttons={<DepositButtonsScreen deposit={deposit} />}
      />
    </Dialog>
  );
}
