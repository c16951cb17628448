import {
  $priceAlerts,
  $selectionPriceAlert,
  deepLinkOpened,
  priceAlertRemoved,
  priceAlertsRequested,
  priceAlertToggled,
} from '@sms/domain';
import { ANY_OPERATOR } from '@sms/domain/rules';
import { PriceAlertPanel } from '@sms/ui/parts/purchase/price-alert-panel';
import { PriceAlertList } from '@sms/ui/parts/purchase/price-alert-list';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

/** From now on what the wizard loads is compared with what is watched (decision 0081). */
const usePriceAlerts = (): void => {
  const open = useUnit(priceAlertsRequested);
  useEffect(() => open(), [open]);
};

/** The price of what is chosen, on the last step. */
export function PriceAlertToggle() {
  const { view, toggle } = useUnit({ view: $selectionPriceAlert, toggle: priceAlertToggled });
  usePriceAlerts();
  return view && <PriceAlertPanel {...view} onToggle={toggle} />;
}

/** All that is watched, below the countries. */
export function PriceAlertsScreen() {
  const { pairs, openDeepLink, end } = useUnit({
    pairs: $priceAlerts,
    openDeepLink: deepLinkOpened,
    end: priceAlertRemoved,
  });
  usePriceAlerts();
  return (
    <div className="mt-5">
      <PriceAlertList
        items={pairs}
        onBuy={({ country, service }) => openDeepLink({ country, service, operator: ANY_OPERATOR })}
        onStop={end}
      />
    </div>
  );
}
