import { SearchX } from 'lucide-react';

import { EmptyState } from '../../../primitives/empty-state';
import { SearchField } from '../../../primitives/search-field';
import { Select } from '../../../primitives/select';
import { InlineNote } from '../../common/inline-note';
import { PRICE_LIST_TEXTS } from './price-list-texts';
import { ServiceRows, type ServiceListItem } from './service-rows';

/** State of the prices shown beside the services. */
export type PricesState = 'loading' | 'ready' | 'failed';

/** The value of the category filter that lets every service through. */
export const ALL_CATEGORIES = 'All';

export interface ServiceListProps {
  /** The user's favourites; empty while searching. */
  favourites: readonly ServiceListItem[];
  /** Popular services for the section above the rest; not shown while searching. */
  popular: readonly ServiceListItem[];
  /** The other services, or all matches while `query` is not blank. */
  services: readonly ServiceListItem[];
  /** Categories of the catalogue, without 'All'. With fewer than two the filter is left out. */
  categories: readonly string[];
  /** Chosen category, or `ALL_CATEGORIES`. */
  category: string;
  /** The search as typed. */
  query: string;
  /** What the prices of the rows are: on their way, there, or not to be had. */
  prices: PricesState;
  /** The stock could not be loaded: a note says so. */
  hasAvailabilityFailed: boolean;
  /** How the user fared with each, for example '7 of 9 received', by code; leave out those that say nothing. */
  successRates?: ReadonlyMap<string, string> | undefined;
  /** Receives what was typed. */
  onQueryChange: (query: string) => void;
  /** Receives the category, or `ALL_CATEGORIES`. */
  onCategoryChange: (category: string) => void;
  /** Receives the code of the service to be marked or unmarked. */
  onFavouriteToggle: (code: string) => void;
  /** Receives the service's code. Unavailable services may be chosen: availability may be stale. */
  onChoose: (code: string) => void;
}

/** Second step of a purchase: search, filter and pick a service (spec §2). */
export function ServiceList(props: ServiceListProps) {
  const { favourites, popular, services, categories, category, query, prices, hasAvailabilityFailed } = props;
  const isSearching = query.trim() !== '';
  const [first] = services;
  const isEmpty = services.length + favourites.length + popular.length === 0;
  return (
    <div>
      <div className="flex flex-col gap-3 border-b border-line p-4 sm:flex-row sm:items-end">
        <div className="min-w-0 flex-1">
          <SearchField
            label="Search services"
            placeholder="Search services"
            value={query}
            onChange={props.onQueryChange}
            onEnter={isSearching && first ? () => props.onChoose(first.code) : undefined}
          />
        </div>
        {categories.length > 1 && (
          <Select
            label="Category"
            value={category}
            options={[ALL_CATEGORIES, ...categories].map((value) => ({ value, label: value }))}
            onChange={props.onCategoryChange}
          />
        )}
      </div>
      {prices === 'failed' && <InlineNote>{PRICE_LIST_TEXTS.prices}</InlineNote>}
      {hasAvailabilityFailed && <InlineNote>{PRICE_LIST_TEXTS.availability}</InlineNote>}
      {isEmpty ? (
        <EmptyState
          icon={<SearchX aria-hidden className="size-6" />}
          title="No services found"
          description="Try another name or category."
        />
      ) : (
        <ServiceRows
          // A new search starts at the top, where its best matches are.
          key={`${category} ${query}`}
          favourites={favourites}
          popular={popular}
          services={services}
          isSearching={isSearching}
          isLoadingPrices={prices === 'loading'}
          successRates={props.successRates}
          onFavouriteToggle={props.onFavouriteToggle}
          onChoose={props.onChoose}
        />
      )}
    </div>
  );
}
