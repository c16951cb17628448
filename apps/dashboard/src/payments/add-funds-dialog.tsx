import {
  $isAddFundsOpen,
  addFundsClosed,
  addFundsScreen,
} from '@sms/domain/payments/add-funds/add-funds-dialog';
import { Spinner } from '@sms/ui/primitives/feedback/spinner';
import { Dialog } from '@sms/ui/primitives/overlays/dialog';
import { lazyWithRetry } from '@sms/ui/primitives/overlays/lazy-with-retry';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useScreen } from '../app/hooks/use-screen';
// Loaded before the form, since these models answer to its opening.
import '@sms/domain/payments/add-funds/shortfall';
import '@sms/domain/payments/add-funds/submit-deposit';

/** Loaded on first use: most visits open no form. */
const AddFundsFormScreen = lazyWithRetry(() => import('./add-funds-form-screen'));

/** Deposits in naira (spec §2, Add Funds). Stays open on an error and keeps the amount. */
export function AddFundsDialog() {
  const { isOpen, close } = useUnit({ isOpen: $isAddFundsOpen, close: addFundsClosed });
  useScreen(addFundsScreen);
  return (
    <Dialog open={isOpen} title="Add Funds" onClose={() => close()}>
      <Suspense
        fallback={
          // As high as the form, so that the dialog does not move under the pointer when the form loads.
          <div aria-busy className="grid min-h-96 place-items-center">
            <Spinner label="Loading..." />
          </div>
        }
      >
        <AddFundsFormScreen />
      </Suspense>
    </Dialog>
  );
}
