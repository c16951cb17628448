import { useId } from 'react';

import { CountryFlag } from '../primitives/country-flag';
import { ServiceLogo } from '../primitives/service-logo';

/** A purchase to repeat. */
export interface RecentPurchaseItem {
  /** Provider code. */
  country: string;
  /** Provider code. */
  service: string;
  /** Empty for any operator. */
  operator: string;
  /** Visible name. */
  countryName: string;
  /** Visible name. */
  serviceName: string;
}

export interface RecentPurchasesProps<Purchase extends RecentPurchaseItem> {
  /** Newest first; each pair of country and service is unique. */
  purchases: readonly Purchase[];
  /** Called with the purchase to repeat: prefill the wizard and open its last step. */
  onChoose: (purchase: Purchase) => void;
}

/**
 * Recent purchases; one click opens the last step of the wizard. Above the countries, for the last three pairs of
 * country and service. Not during a search, or while a selected service has no country: omit it.
 */
export function RecentPurchases<Purchase extends RecentPurchaseItem>({
  purchases,
  onChoose,
}: RecentPurchasesProps<Purchase>) {
  const headingId = useId();
  return (
    <div className="flex flex-col gap-2 border-b border-line px-4 pt-3 pb-4">
      <h3 id={headingId} className="text-xs font-medium text-ink-muted">
        Recent
      </h3>
      <ul aria-labelledby={headingId} className="flex flex-wrap gap-2">
        {purchases.map((purchase) => (
          <li key={`${purchase.service} ${purchase.country}`} className="w-full min-w-0 sm:w-auto">
            {/* The logo is outside the button: its letter would be part of the button's name. */}
            <div className="relative flex min-h-11 items-center gap-2 rounded-control border border-line px-3 transition-colors hover:bg-sunken md:min-h-9">
              <ServiceLogo code={purchase.service} name={purchase.serviceName} size="sm" />
              <button
                type="button"
                data-choice
                onClick={() => onChoose(purchase)}
                className="row-target min-w-0 overflow-hidden text-left text-sm font-medium text-ink after:rounded-control xs:truncate"
              >
                {purchase.serviceName} in {purchase.countryName}
              </button>
              <CountryFlag code={purchase.country} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
