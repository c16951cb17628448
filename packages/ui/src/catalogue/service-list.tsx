import { Search } from 'lucide';

import { EmptyState } from '../primitives/feedback/empty-state';
import { SearchField } from '../primitives/forms/search-field';
import { PillSelect } from '../primitives/forms/pill-select';
import { InlineNote } from '../primitives/feedback/inline-note';
import { formatCount } from '../primitives/count';
import { useIsWide } from '../primitives/use-is-wide';
import { ServiceLogo } from '../primitives/service-logo';
import { ChoiceList, section, type Choice } from './choice-list';
import { ChoiceRow, PRICED_ROW_HEIGHT, PriceAndStock, type Offer } from './choice-row';

/** Maximum height 24 rem (spec §2: 96 spacing units). */
const MAX_HEIGHT_REM = 24;

/** Height of a row of one line, in rem. */
const WIDE_ROW_HEIGHT = 3.25;

interface ServiceListItem extends Choice, Offer {
  /** The provider's spelling of the name, where it differs. */
  spelling?: string | undefined;
}

/** State of the prices next to the services. */
export type PricesState = 'loading' | 'ready' | 'failed';

/** Category filter value for all services. */
const ALL_CATEGORIES = 'All';

export interface ServiceListProps {
  /** Favourite services; empty during a search. */
  favourites: readonly ServiceListItem[];
  /** Popular services, the section above the others; hidden during a search. */
  popular: readonly ServiceListItem[];
  /** Other services, or all matches during a search. */
  services: readonly ServiceListItem[];
  /** Categories without 'All'. The filter is hidden with fewer than two. */
  categories: readonly string[];
  /** Current category, or `ALL_CATEGORIES`. */
  category: string;
  query: string;
  prices: PricesState;
  /** True when the stock failed to load: shows a notice. */
  hasAvailabilityFailed: boolean;
  onQueryChange: (query: string) => void;
  /** Called with the category, or `ALL_CATEGORIES`. */
  onCategoryChange: (category: string) => void;
  /** Called with the code of the service to add to or remove from the favourites. */
  onFavouriteToggle: (code: string) => void;
  /** Called with the service's code. Unavailable services can be picked: stock may be stale. */
  onChoose: (code: string) => void;
}

/**
 * Second step of a purchase: search, filter by category and pick a service, with favourites and popular ones
 * on top (spec §2). Headings include counts: 'Popular Services 2', 'Search Results (12)'.
 */
export function ServiceList(props: ServiceListProps) {
  const { favourites, popular, services, categories, category, query, prices, hasAvailabilityFailed } = props;
  const isSearching = query.trim() !== '';
  // On phones price and stock may need a line each.
  const rowHeight = useIsWide() ? WIDE_ROW_HEIGHT : PRICED_ROW_HEIGHT;
  const [first] = services;
  return (
    <div>
      <div className="flex items-center gap-2 border-b border-line px-card py-2 md:justify-between md:py-3">
        <div className="min-w-0 flex-1 md:max-w-90">
          <SearchField
            label="Search services"
            placeholder="Search services"
            value={query}
            onChange={props.onQueryChange}
            onEnter={isSearching && first ? () => props.onChoose(first.code) : undefined}
          />
        </div>
        {categories.length > 1 && (
          <PillSelect
            label="Category"
            isShortOnPhones
            value={category}
            options={[ALL_CATEGORIES, ...categories].map((value) => ({ value, label: value }))}
            onChange={props.onCategoryChange}
          />
        )}
      </div>
      {prices === 'failed' && <InlineNote>Failed to fetch prices</InlineNote>}
      {hasAvailabilityFailed && <InlineNote>Failed to fetch availability</InlineNote>}
      {favourites.length + popular.length + services.length > 0 ? (
        <ChoiceList
          label="Services"
          of={`${category} ${query}`}
          rows={
            isSearching
              ? section(`Search Results (${formatCount(services.length)})`, services, true)
              : [
                  ...section('Favourites', favourites),
                  ...section('Popular Services', popular),
                  ...section('All Services', services),
                ]
          }
          rowHeight={rowHeight}
          maxHeightRem={MAX_HEIGHT_REM}
          onFavouriteToggle={props.onFavouriteToggle}
          renderChoice={({ code, name, spelling, price, availability }, star) => (
            <ChoiceRow
              title={name}
              found={isSearching ? query : undefined}
              spelling={spelling}
              picture={<ServiceLogo code={code} name={name} />}
              trailing={
                <PriceAndStock price={price} availability={availability} isLoading={prices === 'loading'} />
              }
              action={star}
              onChoose={() => props.onChoose(code)}
            />
          )}
        />
      ) : (
        <EmptyState icon={Search} title="No services found" description="Try another name or category." />
      )}
    </div>
  );
}
