import { callbackReport } from '@sms/domain/payments/payment-state';
import { $payments, callbackCheckRequested } from '@sms/domain/payments/payments';
import { callbackOpened } from '@sms/domain/payments/pending-callback';
import { PaymentReturnPage } from '@sms/ui/pages/payment-return-page';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { PATHS } from '../app/routing/paths';
import { broadcastCheckoutOutcome } from './checkout-window';
import { takeProviderCallback } from './provider-callback';

/**
 * End of a payment in its popup: verifies the payment with the server, reports the outcome to the page that
 * opened the popup, and closes. The rest of the product does not start here.
 */
export default function ProviderCallbackScreen() {
  const { returned, check } = useUnit({ returned: callbackOpened, check: callbackCheckRequested });
  const report = useStoreMap($payments, callbackReport);
  useEffect(() => {
    const callback = takeProviderCallback();
    if (callback === null) return;
    returned(callback);
    check();
  }, [returned, check]);
  useEffect(() => {
    if (report === null) return;
    broadcastCheckoutOutcome(report);
    window.close();
  }, [report]);

  const toast = report?.toast;
  return (
    <>
      <title>SMS Verification Transactions</title>
      <PaymentReturnPage
        result={toast && { tone: toast.tone === 'loading' ? 'info' : toast.tone, text: toast.text }}
        continueHref={PATHS.transactions}
      />
    </>
  );
}
