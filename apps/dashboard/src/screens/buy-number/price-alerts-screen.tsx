import {
  $priceWatch,
  $watchedPairs,
  linkFollowed,
  priceWatchToggled,
  watchedPricesOpened,
  watchEnded,
} from '@sms/domain';
import { ANY_OPERATOR } from '@sms/domain/rules';
import { PriceWatch } from '@sms/ui/parts/purchase/price-alert-panel';
import { WatchedPrices } from '@sms/ui/parts/purchase/price-alert-list';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

/** From now on what the wizard loads is compared with what is watched (decision 0081). */
const useWatchedPrices = (): void => {
  const open = useUnit(watchedPricesOpened);
  useEffect(() => open(), [open]);
};

/** The price of what is chosen, on the last step. */
export function PriceWatchScreen() {
  const { view, toggle } = useUnit({ view: $priceWatch, toggle: priceWatchToggled });
  useWatchedPrices();
  return view && <PriceWatch {...view} onToggle={toggle} />;
}

/** All that is watched, below the countries. */
export function WatchedPricesScreen() {
  const { pairs, follow, end } = useUnit({ pairs: $watchedPairs, follow: linkFollowed, end: watchEnded });
  useWatchedPrices();
  return (
    <div className="mt-5">
      <WatchedPrices
        items={pairs}
        onBuy={({ country, service }) => follow({ country, service, operator: ANY_OPERATOR })}
        onStop={end}
      />
    </div>
  );
}
