import { SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';

import { Button } from '../../../primitives/button';
import { classes } from '../../../primitives/classes';
import { SearchField } from '../../../primitives/search-field';
import { Select, type SelectOption } from '../../../primitives/select';
import { FilterChips, type FilterChip } from './filter-chips';

/** A filter with a list of options. */
export interface HistoryFilter {
  /** The property it filters by, for example 'Status'. */
  label: string;
  /** Option that turns the filter off, always the first. */
  allLabel: string;
  /** Value of the option in effect; empty for none. */
  value: string;
  /** Without the option that turns the filter off. */
  options: readonly SelectOption<string>[];
  /** Takes effect at once. Receives an empty text for no filter. */
  onChange: (value: string) => void;
}

export interface HistoryFiltersProps {
  /** Search text. */
  search: string;
  /** Called with the new search text. */
  onSearch: (text: string) => void;
  /** Applied search, debounced. Empty for none. */
  activeSearch: string;
  /** From left to right. */
  filters: readonly HistoryFilter[];
  /** Clears all filters and the search. */
  onClearAll: () => void;
}

/** Filters of the history; on phones collapsed behind 'Filters' (spec §2). Active filters also show as chips. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { filters } = props;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const used = filters.filter(({ value }) => value !== '').length;
  const group = useRef<HTMLDivElement>(null);
  const chips = chipsOf(props).map(({ label, onRemove }) => ({
    label,
    onRemove: () => {
      // The clicked chip disappears; a second click must not hit its neighbour.
      group.current?.focus({ preventScroll: true });
      onRemove();
    },
  }));
  const clearAll = () => {
    group.current?.focus({ preventScroll: true });
    props.onClearAll();
  };
  return (
    <div
      ref={group}
      role="group"
      aria-label="Filters"
      tabIndex={-1}
      className="grid gap-3 outline-none xl:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] xl:items-end"
    >
      <SearchField
        label="Search"
        value={props.search}
        onChange={props.onSearch}
        placeholder="Search numbers, services..."
      />
      <div className="md:hidden">
        <Button
          size="lg"
          fullWidth
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
          icon={<SlidersHorizontal aria-hidden className="size-4" />}
        >
          {used === 0 ? 'Filters' : `Filters (${used})`}
        </Button>
      </div>
      <div
        id={panelId}
        className={classes('gap-3 md:grid md:auto-cols-fr md:grid-flow-col', isOpen ? 'grid' : 'hidden')}
      >
        {filters.map(({ label, allLabel, value, options, onChange }) => (
          <Select
            key={label}
            label={label}
            value={value}
            options={[{ value: '', label: allLabel }, ...options]}
            onChange={onChange}
          />
        ))}
      </div>
      {chips.length > 0 && (
        <div className="col-span-full min-w-0">
          <FilterChips chips={chips} onClearAll={clearAll} />
        </div>
      )}
    </div>
  );
}

const labelOf = (options: readonly SelectOption<string>[], chosen: string): string =>
  options.find(({ value }) => value === chosen)?.label ?? chosen;

/** A chip for each filter in effect. Names that arrive late come last, so that they move nothing. */
function chipsOf({ filters, activeSearch, onSearch }: HistoryFiltersProps): readonly FilterChip[] {
  const search = { label: `Search: ${activeSearch}`, onRemove: () => onSearch('') };
  return [
    ...(activeSearch === '' ? [] : [search]),
    ...filters
      .filter(({ value }) => value !== '')
      .map(({ label, options, value, onChange }) => ({
        label: `${label}: ${labelOf(options, value)}`,
        onRemove: () => onChange(''),
      })),
  ];
}
