import { SearchField } from '../primitives/forms/search-field';
import { PillSelect } from '../primitives/forms/pill-select';
import type { SelectOption } from '../primitives/forms/select';
import { FilterRow } from '../primitives/forms/filter-row';

/** A filter with a list of options. */
export interface HistoryFilter {
  /** The property it filters by, for example 'Status'. */
  label: string;
  /** Value of the option in effect; empty for none. */
  value: string;
  /** Without the option that turns the filter off. */
  options: readonly SelectOption<string>[];
  /** Takes effect at once. Receives an empty text for no filter. */
  onChange: (value: string) => void;
}

export interface HistoryFiltersProps {
  search: string;
  onSearch: (text: string) => void;
  /** From left to right. */
  filters: readonly HistoryFilter[];
  /** Clears all filters and the search; undefined while nothing is set. */
  onClearAll?: (() => void) | undefined;
}

/**
 * Search and filters of the history, above its purchases; on phones the filters are collapsed behind
 * 'Filters' (spec §2).
 */
export function HistoryFilters({ search, onSearch, filters, onClearAll }: HistoryFiltersProps) {
  return (
    <FilterRow
      used={filters.filter(({ value }) => value !== '').length}
      onClearAll={onClearAll}
      start={
        <div className="min-w-40 flex-1 md:max-w-90">
          <SearchField label="Search" value={search} onChange={onSearch} placeholder="Number or service" />
        </div>
      }
    >
      {filters.map(({ label, value, options, onChange }) => (
        <PillSelect
          key={label}
          label={label}
          value={value}
          options={[{ value: '', label: 'All' }, ...options]}
          onChange={onChange}
        />
      ))}
    </FilterRow>
  );
}
