import {
  $outOfNumbers,
  $purchaseLadder,
  $purchaseTimeline,
  $stockWatch,
  higherMaximumClicked,
  otherCountryClicked,
  purchaseLadderToggled,
  stockWatchToggled,
} from '@sms/domain';
import { PurchaseLadder, StockWatchNote } from '@sms/ui/parts/recovery/out-of-stock-options';
import { PurchaseTimeline } from '@sms/ui/parts/recovery/purchase-timeline';
import { useUnit } from 'effector-react';
import { createScreenHook } from '../../app/hooks/create-screen-hook';

const useLadder = createScreenHook(purchaseLadderToggled);

/**
 * What follows a purchase that brought no number: its stations if the answer was lost, the other ways if there were none.
 * The code comes with the last step, so that it is there before anything is sent.
 */
export default function PurchaseAftermath() {
  const { steps, out, watch } = useUnit({
    steps: $purchaseTimeline,
    out: $outOfNumbers,
    watch: $stockWatch,
  });
  return (
    <>
      {steps && <PurchaseTimeline steps={steps} />}
      {out ? <OtherWays /> : watch === 'on' && <StockWatch />}
    </>
  );
}

function OtherWays() {
  const { ladder, watch, raise, takeCountry, toggleWatch } = useUnit({
    ladder: $purchaseLadder,
    watch: $stockWatch,
    raise: higherMaximumClicked,
    takeCountry: otherCountryClicked,
    toggleWatch: stockWatchToggled,
  });
  useLadder();
  if (ladder === null) return null;
  const { canWatch, ...ways } = ladder;
  return (
    <PurchaseLadder
      {...ways}
      watch={canWatch ? watch : null}
      onRaise={() => raise()}
      onCountry={takeCountry}
      onWatch={toggleWatch}
    />
  );
}

/** A watch that was begun after a refusal, when the same is chosen anew. */
function StockWatch() {
  const toggle = useUnit(stockWatchToggled);
  return <StockWatchNote onStop={() => toggle(false)} />;
}
