import { SearchX } from 'lucide-react';

import type { Limits } from '../../../limits';
import { Button } from '../../../primitives/button';
import { EmptyState } from '../../../primitives/empty-state';
import { SearchField } from '../../../primitives/search-field';
import { PillSelect } from '../../../primitives/pill-select';
import { RecentPurchases, type RecentPurchasesProps, type RecentPurchaseItem } from '../recent-purchases';
import { CountryRows, type CountryListItem } from './country-rows';

/** Sort order of the countries; price and stock need the prices of a service. */
export type CountryListSort = 'popular' | 'name' | 'code' | 'price' | 'stock';

/** The displayed countries: popular, all, or search matches. */
export type CountryScope = 'popular' | 'all' | 'search';

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

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const COUNT: Record<CountryScope, (count: number, total: number) => string> = {
  popular: (count, total) => `${count} of ${counted(total, 'country', 'countries')} shown`,
  all: (_, total) => counted(total, 'country', 'countries'),
  search: (count) => `${counted(count, 'result', 'results')} found`,
};

export interface CountryListProps {
  /** List length from which the list scrolls. */
  limits: Pick<Limits, 'unscrolledCountries'>;
  /** Recent purchases; undefined during a search, and while the user looks for another service. */
  recent: readonly RecentPurchaseItem[];
  /** Favourite countries, sorted; empty during a search. */
  favourites: readonly CountryListItem[];
  /** Other countries, filtered and sorted. */
  countries: readonly CountryListItem[];
  /** Total number of countries. */
  total: number;
  /** Name of the service with displayed prices; undefined for none. */
  pricesFor?: string | undefined;
  /** State of these prices. */
  prices: 'none' | 'loading' | 'ready';
  /** Success rates of the user, for example '7 of 9 received', by code; without entries for small samples. */
  successRates?: ReadonlyMap<string, string> | undefined;
  /** The displayed countries; sets heading and count. */
  scope: CountryScope;
  /** Search query. */
  query: string;
  /** Current sort order. */
  sort: CountryListSort;
  /** Called with the new query. */
  onQueryChange: (query: string) => void;
  /** Called with the new order; applies at once. */
  onSortChange: (sort: CountryListSort) => void;
  /** Called when the user clicks 'Show all countries' or 'Show popular only'. */
  onScopeChange: (scope: 'popular' | 'all') => void;
  /** Called with the purchase to repeat: prefill the wizard and open its last step. */
  onRecentChoose: RecentPurchasesProps<RecentPurchaseItem>['onChoose'];
  /** Called with the code of the country to add to or remove from the favourites. */
  onFavouriteToggle: (code: string) => void;
  /** Called with the country's code. */
  onChoose: (code: string) => void;
}

/** First step of a purchase: search, sort and pick a country (spec §2). */
export function CountryList(props: CountryListProps) {
  const { recent, favourites, countries, total, pricesFor, prices, scope, query, sort } = props;
  const isSearching = scope === 'search';
  const [first] = countries;
  return (
    <div>
      <div className="flex items-center gap-2 border-b border-line p-2 md:justify-between md:px-4 md:py-3">
        <div className="min-w-0 flex-1 md:max-w-90">
          <SearchField
            label="Search countries"
            placeholder="Search by name or code"
            value={query}
            onChange={props.onQueryChange}
            onEnter={isSearching && first ? () => props.onChoose(first.code) : undefined}
          />
        </div>
        <PillSelect
          label="Sort by"
          value={sort}
          options={prices === 'ready' ? SORTS_BY_OFFER : SORTS}
          onChange={props.onSortChange}
        />
      </div>
      {!isSearching && pricesFor === undefined && recent.length > 0 && (
        <RecentPurchases purchases={recent} onChoose={props.onRecentChoose} />
      )}
      {favourites.length + countries.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden className="size-6" />}
          title="No countries found"
          description="Try another name or code."
        />
      ) : (
        <CountryRows
          // A new query or order scrolls to the top, to the best matches.
          key={`${scope} ${sort} ${query}`}
          limits={props.limits}
          favourites={favourites}
          countries={countries}
          heading={scope === 'popular' ? 'Popular' : 'All countries'}
          prices={prices}
          successRates={props.successRates}
          onFavouriteToggle={props.onFavouriteToggle}
          onChoose={props.onChoose}
        />
      )}
      <div className="flex min-h-10 items-center justify-between max-xs:flex-wrap gap-3 border-t border-line px-4 py-1">
        <p role="status" className="text-xs text-ink-muted">
          {COUNT[scope](favourites.length + countries.length, total)}
          {pricesFor !== undefined && prices !== 'none' && `, prices for ${pricesFor}`}
        </p>
        {!isSearching && (
          <div className="-mr-3">
            <Button
              variant="ghost"
              size="sm"
              onClick={() => props.onScopeChange(scope === 'popular' ? 'all' : 'popular')}
            >
              {scope === 'popular' ? 'Show all countries' : 'Show popular only'}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
