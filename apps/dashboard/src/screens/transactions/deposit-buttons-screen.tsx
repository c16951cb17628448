import { paymentActed, reopenCheckoutClicked } from '@sms/domain/payments/payments';
import { DepositButtons, type DepositButtonsProps } from '@sms/ui/payments/deposit-list/deposit-buttons';
import { useUnit } from 'effector-react';

/** What can be done about the payment with this reference. */
export const useDepositActs = (txRef: string) => {
  const { act, reopen } = useUnit({ act: paymentActed, reopen: reopenCheckoutClicked });
  return {
    onVerify: () => void act({ kind: 'verify-clicked', txRef }),
    onReopen: () => void reopen(txRef),
    onCancel: () => void act({ kind: 'cancel-clicked', txRef }),
  };
};

/** The buttons of a payment's state. */
export function DepositButtonsScreen(props: Pick<DepositButtonsProps, 'deposit' | 'describedBy'>) {
  return <DepositButtons {...props} {...useDepositActs(props.deposit.txRef)} />;
}
