import { useId, useRef, useState, type ReactNode } from 'react';

import { SearchField } from '../primitives/forms/search-field';
import { PillSelect } from '../primitives/forms/pill-select';
import { CountryFlag } from '../primitives/country-flag';
import { ServiceLogo } from '../primitives/service-logo';
import { ResultsFoot } from './country-list/country-results';

/** A purchase that can be repeated. */
export interface RecentPurchaseItem {
  /** Provider code. */
  country: string;
  /** Provider code. */
  service: string;
  /** Empty for any operator. */
  operator: string;
  countryName: string;
  serviceName: string;
}

export interface RecentPurchasesProps<Purchase extends RecentPurchaseItem> {
  /** Newest first; each pair of country and service is unique. */
  purchases: readonly Purchase[];
  /** Called with the purchase to repeat: prefill the wizard and open its last step. */
  onChoose: (purchase: Purchase) => void;
}

/**
 * Recent purchases; one click opens the last step of the wizard. Above the countries, for the last three
 * pairs of country and service. Not during a search, or while a selected service has no country: omit it.
 */
export function RecentPurchases<Purchase extends RecentPurchaseItem>({
  purchases,
  onChoose,
}: RecentPurchasesProps<Purchase>) {
  const headingId = useId();
  return (
    <div className="flex flex-col gap-2 border-b border-line px-card pt-3 pb-4">
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

export interface CountryListProps {
  /** The SuggestedServices. */
  services: ReactNode;
  /** The RecentPurchases; nothing while the user looks for another service. */
  recent?: ReactNode;
  query: string;
  sort: CountryListSort;
  /** True where the prices of a service sort as well. */
  hasPrices: boolean;
  /** True where Enter in the search picks the first choice of `children`. */
  picksFirst: boolean;
  onQueryChange: (query: string) => void;
  /** Called with the new order; applies at once. */
  onSortChange: (sort: CountryListSort) => void;
  /** The CountryResults, or the FirstSearch around them. */
  children: ReactNode;
}

/**
 * First step of a purchase: search, sort and pick a country, with services and recent purchases on top
 * (spec §2). To find a country from anywhere use CommandPalette, which understands 'wa ng'.
 * The count is a status: '6 of 195 countries shown, prices for WhatsApp', '2 results found'.
 */
export function CountryList(props: CountryListProps) {
  const { services, recent, query, sort, hasPrices, picksFirst, children } = props;
  const found = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<Element | null>(null);
  const [toggle, setToggle] = useState<Element | null>(null);
  return (
    <div>
      <div className="flex flex-col gap-2 border-b border-line px-card py-2 md:gap-3 md:py-3">
        <div className="flex flex-wrap items-center gap-2 md:justify-between">
          <div className="min-w-48 flex-1 md:max-w-90">
            <SearchField
              label="Search countries and services"
              placeholder="Service or country"
              value={query}
              onChange={props.onQueryChange}
              onEnter={
                picksFirst
                  ? () => found.current?.querySelector<HTMLElement>('[data-choice]')?.click()
                  : undefined
              }
            />
          </div>
          <PillSelect
            label="Sort by"
            isShortOnPhones
            value={sort}
            options={hasPrices ? SORTS_BY_OFFER : SORTS}
            onChange={props.onSortChange}
          />
        </div>
        <div className={query === '' ? undefined : 'hidden md:block'}>{services}</div>
      </div>
      {recent}
      <ResultsFoot value={count && toggle && { count, toggle }}>
        <div ref={found}>{children}</div>
      </ResultsFoot>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3 border-t border-line px-card py-1 xs:flex-nowrap">
        <p ref={setCount} role="status" className="text-xs text-ink-muted" />
        <div ref={setToggle} className="-mr-3" />
      </div>
    </div>
  );
}
