import { $returnOutcome, returnCheckRequested, returnedFromProvider } from '@sms/domain';
import { PaymentReturnPage } from '@sms/ui/pages/payment-return';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { PATHS } from '../app/routing/paths';
import { tellCheckoutOutcome } from './checkout-channel';
import { takePaymentReturn } from './provider-callback';

/**
 * The end of a payment in its popup: the server is asked, the page that opened the popup is told, and the popup
 * closes. Nothing else of the product starts here.
 */
export default function PaymentReturnScreen() {
  const { outcome, returned, check } = useUnit({
    outcome: $returnOutcome,
    returned: returnedFromProvider,
    check: returnCheckRequested,
  });
  useEffect(() => {
    const paymentReturn = takePaymentReturn();
    if (paymentReturn === null) return;
    returned(paymentReturn);
    check();
  }, [returned, check]);
  useEffect(() => {
    if (outcome === null) return;
    tellCheckoutOutcome(outcome);
    window.close();
  }, [outcome]);

  return (
    <>
      <title>SMS Verification Transactions</title>
      <PaymentReturnPage result={outcome?.toast.text} wayOn={PATHS.transactions} />
    </>
  );
}
