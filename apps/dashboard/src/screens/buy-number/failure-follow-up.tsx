import {
  $alternatives,
  $outOfStock,
  $purchaseTimeline,
  $stockAlert,
  alternativesToggled,
  higherMaximumClicked,
  otherCountryClicked,
  stockAlertToggled,
} from '@sms/domain';
import { OutOfStockOptions, StockAlertNote } from '@sms/ui/parts/recovery/out-of-stock-options';
import { PurchaseTimeline } from '@sms/ui/parts/recovery/purchase-timeline';
import { useUnit } from 'effector-react';
import { createScreenHook } from '../../app/hooks/create-screen-hook';

const useAlternatives = createScreenHook(alternativesToggled);

/**
 * What follows a purchase that brought no number: its stations if the answer was lost, the other ways if there were none.
 * The code comes with the last step, so that it is there before anything is sent.
 */
export default function FailureFollowUp() {
  const { steps, isOutOfStock, stockAlert } = useUnit({
    steps: $purchaseTimeline,
    isOutOfStock: $outOfStock,
    stockAlert: $stockAlert,
  });
  return (
    <>
      {steps && <PurchaseTimeline steps={steps} />}
      {isOutOfStock ? <Alternatives /> : stockAlert === 'on' && <StockAlert />}
    </>
  );
}

function Alternatives() {
  const { alternatives, stockAlert, raise, takeCountry, toggleStockAlert } = useUnit({
    alternatives: $alternatives,
    stockAlert: $stockAlert,
    raise: higherMaximumClicked,
    takeCountry: otherCountryClicked,
    toggleStockAlert: stockAlertToggled,
  });
  useAlternatives();
  if (alternatives === null) return null;
  const { canSetStockAlert, ...options } = alternatives;
  return (
    <OutOfStockOptions
      {...options}
      stockAlert={canSetStockAlert ? stockAlert : null}
      onRaise={() => raise()}
      onCountry={takeCountry}
      onStockAlertChange={toggleStockAlert}
    />
  );
}

/** A watch that was begun after a refusal, when the same is chosen anew. */
function StockAlert() {
  const toggle = useUnit(stockAlertToggled);
  return <StockAlertNote onStop={() => toggle(false)} />;
}
