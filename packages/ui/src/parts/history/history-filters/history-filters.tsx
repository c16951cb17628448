import { SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';

import { Button } from '../../../primitives/button';
import { classes } from '../../../primitives/classes';
import { SearchField } from '../../../primitives/search-field';
import { Select, type SelectOption } from '../../../primitives/select';
import { FilterChips, type FilterChip } from './filter-chips';

/** Filters of the history besides the search; an empty string means no filter. */
export interface HistoryFilterValues {
  /** Status code. */
  status: string;
  /** Provider code of the service. */
  service: string;
  /** Provider code of the country. */
  country: string;
}

export interface HistoryFiltersProps {
  /** Search text. */
  search: string;
  /** Called with the new search text. */
  onSearch: (text: string) => void;
  /** Applied search, debounced. Empty for none. */
  activeSearch: string;
  /** Applied filters. */
  values: HistoryFilterValues;
  /** Without the option for all, which always comes first. */
  statuses: readonly SelectOption<string>[];
  /** By name, without the option for all. */
  services: readonly SelectOption<string>[];
  /** By name, without the option for all. */
  countries: readonly SelectOption<string>[];
  /** Called with the new filters; applies at once. */
  onChange: (changed: Partial<HistoryFilterValues>) => void;
  /** Called when the user clears all filters and the search. */
  onClearAll: () => void;
}

/** Filters of the history; on phones collapsed behind 'Filters' (spec §2). Active filters also show as chips. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { values, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const used = Object.values(values).filter((value) => value !== '').length;
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
      <div id={panelId} className={classes('gap-3 md:grid md:grid-cols-3', isOpen ? 'grid' : 'hidden')}>
        <Select
          label="Status"
          value={values.status}
          options={[{ value: '', label: 'All Status' }, ...props.statuses]}
          onChange={(status) => onChange({ status })}
        />
        <Select
          label="Service"
          value={values.service}
          options={[{ value: '', label: 'All Services' }, ...props.services]}
          onChange={(service) => onChange({ service })}
        />
        <Select
          label="Country"
          value={values.country}
          options={[{ value: '', label: 'All Countries' }, ...props.countries]}
          onChange={(country) => onChange({ country })}
        />
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

/** Active filters as chips. Names that are still loading come last, to prevent a layout shift. */
function chipsOf({ values, onChange, ...props }: HistoryFiltersProps): readonly FilterChip[] {
  const { status, service, country } = values;
  return [
    props.activeSearch !== '' && {
      label: `Search: ${props.activeSearch}`,
      onRemove: () => props.onSearch(''),
    },
    status !== '' && {
      label: `Status: ${labelOf(props.statuses, status)}`,
      onRemove: () => onChange({ status: '' }),
    },
    service !== '' && {
      label: `Service: ${labelOf(props.services, service)}`,
      onRemove: () => onChange({ service: '' }),
    },
    country !== '' && {
      label: `Country: ${labelOf(props.countries, country)}`,
      onRemove: () => onChange({ country: '' }),
    },
  ].filter((chip) => chip !== false);
}
