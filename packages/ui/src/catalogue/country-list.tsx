import { Suspense, useRef, type ReactNode, useId } from 'react';

import { SearchField } from '../primitives/forms/search-field';
import { PillSelect } from '../primitives/forms/pill-select';
import { CountryFlag } from '../primitives/country-flag';
import { ServiceLogo } from '../primitives/service-logo';
import { SuggestedServices, type SuggestedService } from './suggested-services';
import { CountryResults, type CountryResultsProps } from './country-list/country-results';

interface RecentPurchaseItem {
  /** Provider code. */
  country: string;
  /** Provider code. */
  service: string;
  /** Empty for any operator. */
  operator: string;
  countryName: string;
  serviceName: string;
}

interface RecentPurchasesProps<Purchase extends RecentPurchaseItem> {
  /** Newest first; each pair of country and service is unique. */
  purchases: readonly Purchase[];
  /** Called with the purchase to repeat: prefill the wizard and open its last step. */
  onChoose: (purchase: Purchase) => void;
}

/**
 * Recent purchases; one click opens the last step of the wizard. Above the countries, for the last three
 * pairs of country and service. Not during a search, or while a selected service has no country: omit it.
 */
function RecentPurchases<Purchase extends RecentPurchaseItem>({
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

/** Sort order of the countries; price and stock need the prices of a service. */
export type CountryListSort = 'popular' | 'name' | 'code' | 'price' | 'stock';

const SORTS: readonly { value: CountryListSort; label: string }[] = [
  { value: 'popular', label: 'Popular' },
  { value: 'name', label: 'Name' },
  { value: 'code', label: 'Code' },
];

const SORTS_BY_OFFER: typeof SORTS = [
  ...SORTS,
  { value: 'price', label: 'Price' },
  { value: 'stock', label: 'Stock' },
];

export interface CountryListProps extends Omit<
  CountryResultsProps,
  'listKey' | 'before' | 'after' | 'otherResults'
> {
  /** Recent purchases; undefined during a search, and while the user looks for another service. */
  recent: readonly RecentPurchaseItem[];
  services: readonly SuggestedService[];
  query: string;
  sort: CountryListSort;
  onQueryChange: (query: string) => void;
  /** Called with the new order; applies at once. */
  onSortChange: (sort: CountryListSort) => void;
  /** Called with the purchase to repeat: prefill the wizard and open its last step. */
  onRecentChoose: RecentPurchasesProps<RecentPurchaseItem>['onChoose'];
  /** Called with the code of a service: look for it, or no longer. */
  onServiceToggle: (code: string) => void;
  /** Renders the results of a search and the offers of a service; may suspend. */
  renderResults: (results: CountryResultsProps) => ReactNode;
}

/**
 * First step of a purchase: search, sort and pick a country, with services and recent purchases on top (spec
 * §2). Only in the wizard. Not for finding a country from anywhere: use CommandPalette, which understands 'wa
 * ng'. Enter in the search picks the first result. The count is a status: '6 of 195 countries shown, prices
 * for WhatsApp', '2 results found'.
 */
export function CountryList({
  recent,
  services,
  query,
  sort,
  onQueryChange,
  onSortChange,
  onRecentChoose,
  onServiceToggle,
  renderResults,
  ...list
}: CountryListProps) {
  const { pricesFor, prices, scope } = list;
  const isSearching = scope === 'search';
  const hasResults = isSearching || pricesFor !== undefined;
  const found = useRef<HTMLDivElement>(null);
  const results: CountryResultsProps = { ...list, listKey: `${scope} ${sort} ${query}` };
  return (
    <div>
      <div className="flex flex-col gap-2 border-b border-line px-4 py-2 md:gap-3 md:py-3">
        <div className="flex items-center gap-2 md:justify-between">
          <div className="min-w-0 flex-1 md:max-w-90">
            <SearchField
              label="Search countries and services"
              placeholder="Service or country"
              value={query}
              onChange={onQueryChange}
              // The first match, as the user sees it; without a search, the first offer.
              onEnter={
                hasResults
                  ? () => found.current?.querySelector<HTMLElement>('[data-choice]')?.click()
                  : undefined
              }
            />
          </div>
          <PillSelect
            label="Sort by"
            isShortOnPhones
            value={sort}
            options={prices === 'ready' ? SORTS_BY_OFFER : SORTS}
            onChange={onSortChange}
          />
        </div>
        <div className={isSearching ? 'hidden md:block' : undefined}>
          <SuggestedServices services={services} onToggle={onServiceToggle} />
        </div>
      </div>
      {!hasResults && recent.length > 0 && <RecentPurchases purchases={recent} onChoose={onRecentChoose} />}
      <div ref={found}>
        {hasResults ? (
          <Suspense
            fallback={
              <CountryResults
                {...results}
                before={!isSearching && <div className="min-h-20 border-b border-line sm:min-h-17" />}
              />
            }
          >
            {renderResults(results)}
          </Suspense>
        ) : (
          <CountryResults {...results} />
        )}
      </div>
    </div>
  );
}
