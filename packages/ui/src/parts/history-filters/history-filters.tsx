import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '../../primitives/button';
import { classes } from '../../primitives/classes';
import { SearchField } from '../../primitives/search-field';
import { Select, type SelectOption } from '../../primitives/select';

/** What the history is narrowed to besides the search; an empty string means no filter. */
export interface HistoryFilterValues {
  status: string;
  service: string;
  country: string;
}

/** Props of {@link HistoryFilters}. */
export interface HistoryFiltersProps {
  /** As typed. */
  search: string;
  onSearch: (text: string) => void;
  values: HistoryFilterValues;
  /** Without the option for all, which is always added as the first. */
  statuses: readonly SelectOption<string>[];
  services: readonly SelectOption<string>[];
  countries: readonly SelectOption<string>[];
  onChange: (changed: Partial<HistoryFilterValues>) => void;
}

/** Narrows the history; on phones the lists are folded away behind 'Filters' (spec §2). */
export function HistoryFilters(props: HistoryFiltersProps) {
  const { values, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const used = Object.values(values).filter((value) => value !== '').length;
  return (
    <div className="grid gap-3 md:grid-cols-4 md:items-end">
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
        className={classes('gap-3 md:col-span-3 md:grid md:grid-cols-3', isOpen ? 'grid' : 'hidden')}
      >
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
    </div>
  );
}
