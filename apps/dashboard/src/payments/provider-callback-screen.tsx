import { $callbackOutcome, callbackCheckRequested } from '@sms/domain/payments/return/provider-callback';
import { callbackOpened } from '@sms/domain/payments/pending-callback';
import { PaymentReturnPage } from '@sms/ui/pages/payment-return-page';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { PATHS } from '../app/routing/paths';
import { broadcastCheckoutOutcome } from './checkout-window';
import { takeProviderCallback } from './provider-callback';

/**
 * End of a payment in its popup: verifies the payment with the server, reports the outcome to the page that opened the
 * popup, and closes. The rest of the product does not start here.
 */
export default function ProviderCallbackScreen() {
  const { outcome, returned, check } = useUnit({
    outcome: $callbackOutcome,
    returned: callbackOpened,
    check: callbackCheckRequested,
  });
  useEffect(() => {
    const callback = takeProviderCallback();
    if (callback === null) return;
    returned(callback);
    check();
  }, [returned, check]);
  useEffect(() => {
    if (outcome === null) return;
    broadcastCheckoutOutcome(outcome);
    window.close();
  }, [outcome]);

  return (
    <>
      <title>SMS Verification Transactions</title>
      <PaymentReturnPage result={outcome?.toast.text} continueHref={PATHS.transactions} />
    </>
  );
}
