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

/** Compares loaded prices with the price alerts (decision 0081). */
const usePriceAlerts = (): void => {
  const open = useUnit(priceAlertsRequested);
  useEffect(() => open(), [open]);
};

/** Price alert for the current selection, on the last step. */
export function PriceAlertToggle() {
  const { view, toggle } = useUnit({ view: $selectionPriceAlert, toggle: priceAlertToggled });
  usePriceAlerts();
  return view && <PriceAlertPanel {...view} onToggle={toggle} />;
}

/** All price alerts, below the countries. */
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
