import { SearchX } from 'lucide-react';

import { Button } from '../../primitives/button';
import { CountryFlag } from '../../primitives/country-flag';
import { EmptyState } from '../../primitives/empty-state';
import { SearchField } from '../../primitives/search-field';
import { Select } from '../../primitives/select';
import { VirtualList } from '../../primitives/virtual-list';
import { CHOICE_ROW_HEIGHT, ChoiceRow } from '../choice-row';

/** Most entries shown in full; a longer list becomes a windowed scroll box (spec §2). */
const MAX_UNSCROLLED = 12;
const MAX_HEIGHT_REM = 8 * CHOICE_ROW_HEIGHT;

/** One entry of the list. */
export interface CountryOption {
  /** Country code of the number provider, shown as 'Code {code}'. */
  code: string;
  name: string;
}

export type CountrySort = 'popular' | 'name' | 'code';

/** Which countries are listed: the popular ones, all of them, or the matches of the search. */
export type CountryScope = 'popular' | 'all' | 'search';

const SORTS: readonly { value: CountrySort; label: string }[] = [
  { value: 'popular', label: 'Popular' },
  { value: 'name', label: 'Name' },
  { value: 'code', label: 'Code' },
];

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const COUNT: Record<CountryScope, (count: number, total: number) => string> = {
  popular: (count, total) => `${count} of ${counted(total, 'country', 'countries')} shown`,
  all: (_, total) => counted(total, 'country', 'countries'),
  search: (count) => `${counted(count, 'result', 'results')} found`,
};

/** Props of {@link CountryList}. */
export interface CountryListProps {
  /** Countries to list, already searched and sorted. */
  countries: readonly CountryOption[];
  /** How many countries there are in all. */
  total: number;
  scope: CountryScope;
  query: string;
  sort: CountrySort;
  onQueryChange: (query: string) => void;
  onSortChange: (sort: CountrySort) => void;
  /** 'Show all countries' or 'Show Popular Only' was pressed. */
  onScopeChange: (scope: 'popular' | 'all') => void;
  /** Receives the country's code. */
  onChoose: (code: string) => void;
}

/** First step of a purchase: search, sort and pick a country (spec §2). */
export function CountryList(props: CountryListProps) {
  const { countries, total, scope, query, sort, onQueryChange, onSortChange, onScopeChange } = props;
  return (
    <div>
      <div className="flex flex-col gap-3 p-4 sm:flex-row sm:items-end">
        <div className="min-w-0 flex-1">
          <SearchField
            label="Search countries"
            placeholder="Search by name or code"
            value={query}
            onChange={onQueryChange}
          />
        </div>
        <Select label="Sort by" value={sort} options={SORTS} onChange={onSortChange} />
      </div>
      <div className="flex min-h-10 items-center justify-between max-xs:flex-wrap gap-3 border-b border-line px-4 pb-2">
        <p role="status" className="text-xs text-ink-muted">
          {COUNT[scope](countries.length, total)}
        </p>
        {scope !== 'search' && (
          <div className="-mr-3">
            <Button
              variant="ghost"
              size="sm"
              onClick={() => onScopeChange(scope === 'popular' ? 'all' : 'popular')}
            >
              {scope === 'popular' ? 'Show all countries' : 'Show Popular Only'}
            </Button>
          </div>
        )}
      </div>
      <CountryRows {...props} />
    </div>
  );
}

function CountryRows({ countries, scope, sort, query, onChoose }: CountryListProps) {
  const renderRow = (country: CountryOption) => (
    <ChoiceRow
      title={country.name}
      detail={`Code ${country.code}`}
      picture={<CountryFlag code={country.code} size="md" />}
      onChoose={() => onChoose(country.code)}
    />
  );

  if (countries.length === 0) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden className="size-6" />}
        title="No countries found"
        description="Try another name, or the country's code."
      />
    );
  }
  if (countries.length <= MAX_UNSCROLLED) {
    return (
      <ul aria-label="Countries">
        {countries.map((country) => (
          <li key={country.code}>{renderRow(country)}</li>
        ))}
      </ul>
    );
  }
  return (
    <VirtualList
      // A new search or order starts at the top, where its best matches are.
      key={`${scope} ${sort} ${query}`}
      label="Countries"
      items={countries}
      itemKey={(country) => country.code}
      rowHeight={CHOICE_ROW_HEIGHT}
      maxHeight={MAX_HEIGHT_REM}
      renderRow={renderRow}
    />
  );
}
