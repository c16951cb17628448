import { SearchX } from 'lucide-react';

import type { Limits } from '../../../limits';
import { Button } from '../../../primitives/button';
import { EmptyState } from '../../../primitives/empty-state';
import { SearchField } from '../../../primitives/search-field';
import { Select } from '../../../primitives/select';
import { RecentPurchases, type RecentPurchasesProps, type RecentPurchaseItem } from '../recent-purchases';
import { CountryRows, type CountryListItem } from './country-rows';

/** Order of the countries; by price or stock where the prices of a service are known. */
export type CountryListSort = 'popular' | 'name' | 'code' | 'price' | 'stock';

/** Which countries are listed: the popular ones, all of them, or the matches of the search. */
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
  /** From how many countries on the list scrolls. */
  limits: Pick<Limits, 'unscrolledCountries'>;
  /** Bought lately; left out while searching, and while another service is looked for. */
  recent: readonly RecentPurchaseItem[];
  /** The user's favourites among the countries, sorted; empty while searching. */
  favourites: readonly CountryListItem[];
  /** The other countries to list, already searched and sorted. */
  countries: readonly CountryListItem[];
  /** How many countries there are in all. */
  total: number;
  /** Name of the service whose prices are shown; absent where none is looked for. */
  pricesFor?: string | undefined;
  /** Those prices: on their way, there, or not to be had. */
  prices: 'none' | 'loading' | 'ready';
  /** How the user fared with each, for example '7 of 9 received', by code; leave out those that say nothing. */
  successRates?: ReadonlyMap<string, string> | undefined;
  /** Which countries these are; decides heading and count. */
  scope: CountryScope;
  /** The search as typed. */
  query: string;
  /** The order chosen. */
  sort: CountryListSort;
  /** Receives what was typed. */
  onQueryChange: (query: string) => void;
  /** Takes effect at once. */
  onSortChange: (sort: CountryListSort) => void;
  /** 'Show all countries' or 'Show popular only' was pressed. */
  onScopeChange: (scope: 'popular' | 'all') => void;
  /** Fills the wizard up to its last step. */
  onRecentChoose: RecentPurchasesProps<RecentPurchaseItem>['onChoose'];
  /** Receives the code of the country to be marked or unmarked. */
  onFavouriteToggle: (code: string) => void;
  /** Receives the country's code. */
  onChoose: (code: string) => void;
}

/** First step of a purchase: search, sort and pick a country (spec §2). */
export function CountryList(props: CountryListProps) {
  const { recent, favourites, countries, total, pricesFor, prices, scope, query, sort } = props;
  const isSearching = scope === 'search';
  const [first] = countries;
  return (
    <div>
      <div className="flex flex-col gap-3 p-4 sm:flex-row sm:items-end">
        <div className="min-w-0 flex-1">
          <SearchField
            label="Search countries"
            placeholder="Search by name or code"
            value={query}
            onChange={props.onQueryChange}
            onEnter={isSearching && first ? () => props.onChoose(first.code) : undefined}
          />
        </div>
        <Select
          label="Sort by"
          value={sort}
          options={prices === 'ready' ? SORTS_BY_OFFER : SORTS}
          onChange={props.onSortChange}
        />
      </div>
      {!isSearching && pricesFor === undefined && recent.length > 0 && (
        <RecentPurchases purchases={recent} onChoose={props.onRecentChoose} />
      )}
      <div className="flex min-h-10 items-center justify-between max-xs:flex-wrap gap-3 border-b border-line px-4 py-1">
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
      {favourites.length + countries.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden className="size-6" />}
          title="No countries found"
          description="Try another name or code."
        />
      ) : (
        <CountryRows
          // A new search or order starts at the top, where its best matches are.
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
    </div>
  );
}
