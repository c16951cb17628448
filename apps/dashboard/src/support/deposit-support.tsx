import { paymentOf } from '@sms/domain/payments/payment-state';
import { $payments } from '@sms/domain/payments/payments';
import { depositSupportText } from '@sms/domain/payments/support/support-text';
import { $user } from '@sms/domain/api/session/current-user';
import { useStoreMap, useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';
import { SupportPanel } from './support-panel';

interface DepositSupportProps {
  /** Reference of the payment. */
  readonly txRef: string;
}

/** 'Copy for support' of a payment. */
export default function DepositSupport({ txRef }: DepositSupportProps) {
  const { pathname } = useLocation();
  const user = useUnit($user);
  const deposit = useStoreMap({
    store: $payments,
    keys: [txRef],
    fn: (payments, [wanted]) => paymentOf(payments, wanted).deposit,
  });
  if (deposit === null) return null;
  const text = depositSupportText(deposit, {
    version: __APP_VERSION__,
    page: pathname,
    username: user?.username ?? '',
  });
  return <SupportPanel text={text} />;
}
