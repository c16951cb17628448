import { CalendarDays } from 'lucide';
import { useState, type ReactNode } from 'react';

import { classes } from '../primitives/classes';
import { Icon } from '../primitives/icon';
import { pillClasses, PillSelect } from '../primitives/forms/pill-select';
import type { SelectOption } from '../primitives/forms/select';
import { FilterRow } from '../primitives/forms/filter-row';

/** Filters of the payments; an empty string means no filter. */
export interface DepositFilterValues {
  status: string;
  /** YYYY-MM-DD. */
  startDate: string;
  /** YYYY-MM-DD. */
  endDate: string;
}

export interface DepositFiltersProps {
  values: DepositFilterValues;
  /** Status codes with their labels; the first is the empty code for all. */
  statuses: readonly SelectOption<string>[];
  /** Called with the new filters; applies at once. */
  onChange: (changed: Partial<DepositFilterValues>) => void;
  /** Shown before the filters: the choice between payments and statement. */
  start?: ReactNode;
  /** True without the payments in view: only `start` is shown, and keeps the focus. @defaultValue false */
  isOff?: boolean | undefined;
}

const NO_FILTER: DepositFilterValues = { status: '', startDate: '', endDate: '' };

/** Filters of the payment history by status and dates (spec §2). Above the payments. */
export function DepositFilters({ values, statuses, onChange, start, isOff }: DepositFiltersProps) {
  if (isOff) return <FilterRow start={start} used={0} />;
  const { status, startDate, endDate } = values;
  const used = [status, startDate, endDate].filter((value) => value !== '').length;
  const isEmptyPeriod = startDate !== '' && endDate !== '' && endDate < startDate;
  return (
    <>
      <FilterRow start={start} used={used} onClearAll={used > 0 ? () => onChange(NO_FILTER) : undefined}>
        <PillSelect
          label="Status"
          value={status}
          options={statuses}
          onChange={(value) => onChange({ status: value })}
        />
        <DatePill label="Start Date" value={startDate} onChange={(value) => onChange({ startDate: value })} />
        <DatePill label="End Date" value={endDate} onChange={(value) => onChange({ endDate: value })} />
      </FilterRow>
      {isEmptyPeriod && <p className="text-sm text-warning">The end date is before the start date.</p>}
    </>
  );
}

interface DatePillProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** A date whose year is complete: the browser reports one at every digit that is typed. */
const WHOLE_DATE = /^$|^[1-9]\d{3}-/;

/**
 * A native date field, in the browser's language. Until it is used it reads 'Any', as the other pills do, and
 * the whole pill opens its calendar.
 */
function DatePill({ label, value, onChange }: DatePillProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (day: string) => {
    const isWhole = WHOLE_DATE.test(day);
    setTyped(isWhole ? null : day);
    if (isWhole) onChange(day);
  };
  return (
    <label className={`${pillClasses} group/date`}>
      <span aria-hidden className="shrink-0 text-ink-muted">
        {label}:
      </span>
      {value === '' && (
        <span aria-hidden className="flex items-center gap-1.5 font-medium group-focus-within/date:hidden">
          Any
          <Icon of={CalendarDays} className="size-4 text-ink-subtle" />
        </span>
      )}
      <input
        type="date"
        aria-label={label}
        value={typed ?? value}
        max="9999-12-31"
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(null)}
        onClick={({ currentTarget }) => currentTarget.showPicker()}
        className={classes(
          'w-30 min-w-0 bg-transparent text-control outline-none md:pointer-fine:w-26',
          value === '' &&
            'group-not-focus-within/date:absolute group-not-focus-within/date:inset-0 group-not-focus-within/date:w-full group-not-focus-within/date:opacity-0',
        )}
      />
    </label>
  );
}
