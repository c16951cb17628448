import {
  $purchaseLadder,
  $stockWatch,
  higherMaximumClicked,
  otherCountryClicked,
  purchaseLadderToggled,
  stockWatchToggled,
} from '@sms/domain';
import { PurchaseLadder } from '@sms/ui/parts/purchase-ladder';
import { useUnit } from 'effector-react';
import { createScreenHook } from '../../create-screen-hook';

const useLadder = createScreenHook(purchaseLadderToggled);

/** The other ways to a number; its code waits for the first purchase that meets none. */
export default function PurchaseLadderScreen() {
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
