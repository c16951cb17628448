import '@sms/domain/notifications/returned-stock';
import {
  $purchaseSupportText,
  purchaseSupportClosed,
  purchaseSupportOpened,
} from '@sms/domain/payments/support/purchase-support';
import { Dialog } from '@sms/ui/primitives/overlays/dialog';
import { useUnit } from 'effector-react';
import { SupportPanel } from '../../support/support-panel';
import {
  $stockBook,
  alternativesScreen,
  higherMaximumClicked,
  otherCountryClicked,
  tryAgainClicked,
} from '@sms/domain/purchase/alternatives';
import { $confirmStep } from '@sms/domain/purchase/confirm-step';
import { alternativesView } from '@sms/domain/purchase/out-of-stock';
import { $purchase } from '@sms/domain/purchase/purchase';
import { isPurchasing, purchaseError } from '@sms/domain/purchase/purchase-state';
import { $purchaseLog, purchaseTimeline } from '@sms/domain/purchase/purchase-timeline';
import { $stockAlert, stockAlertToggled } from '@sms/domain/notifications/stock-alert';
import { OutOfStockOptions, StockAlertNote } from '@sms/ui/purchase/out-of-stock-options';
import { PurchaseTimeline } from '@sms/ui/purchase/purchase-timeline';
import { Button } from '@sms/ui/primitives/buttons/button';
import { useLocation } from 'react-router-dom';
import { useScreen } from '../../app/hooks/use-screen';

/** 'Copy for support' of a failed purchase. Open while there is a text. */
function PurchaseSupportDialog() {
  const { text, close } = useUnit({ text: $purchaseSupportText, close: purchaseSupportClosed });
  if (text === null) return null;
  return (
    <Dialog open title="Copy for support" onClose={() => close()}>
      <SupportPanel text={text} />
    </Dialog>
  );
}

/**
 * Follow-up of a failed purchase: its reconciliation steps after a lost response, the alternatives when out
 * of stock. Loaded with the last step, so that it is ready before anything is sent.
 */
export default function FailureFollowUp() {
  const { log, purchase, stockAlert } = useUnit({
    log: $purchaseLog,
    purchase: $purchase,
    stockAlert: $stockAlert,
  });
  const steps = purchaseTimeline(log);
  return (
    <>
      {steps && <PurchaseTimeline steps={steps} />}
      {purchase.outOfStock ? <Alternatives /> : stockAlert === 'on' && <StockAlert />}
    </>
  );
}

/** A text for support while an error is on screen; once opened, it stays until it is closed. */
export function PurchaseSupport() {
  const { pathname: page } = useLocation();
  const { purchase, open } = useUnit({ purchase: $purchase, open: purchaseSupportOpened });
  return (
    <>
      {purchaseError(purchase.status) !== null && (
        // Its text starts where the texts around it do.
        <div className="-ml-3">
          <Button size="sm" variant="ghost" onClick={() => open({ version: __APP_VERSION__, page })}>
            Copy for support
          </Button>
        </div>
      )}
      <PurchaseSupportDialog />
    </>
  );
}

function Alternatives() {
  const { step, book, stockAlert, tryAgain, raise, takeCountry, toggleStockAlert } = useUnit({
    step: $confirmStep,
    book: $stockBook,
    stockAlert: $stockAlert,
    tryAgain: tryAgainClicked,
    raise: higherMaximumClicked,
    takeCountry: otherCountryClicked,
    toggleStockAlert: stockAlertToggled,
  });
  useScreen(alternativesScreen);
  const alternatives = alternativesView(step, book);
  if (alternatives === null) return null;
  const { canSetStockAlert, ...options } = alternatives;
  return (
    <OutOfStockOptions
      {...options}
      stockAlert={canSetStockAlert ? stockAlert : null}
      // Another operator may still have numbers, so there the purchase button stays.
      onTryAgain={canSetStockAlert && !isPurchasing(step.purchase) ? () => tryAgain() : undefined}
      onRaise={() => raise()}
      onCountry={takeCountry}
      onStockAlertChange={toggleStockAlert}
    />
  );
}

/** An existing stock alert, when the same selection is made again. */
function StockAlert() {
  const toggle = useUnit(stockAlertToggled);
  return <StockAlertNote onStop={() => toggle(false)} />;
}
