import { ChevronDown } from 'lucide';
import { classes } from '../classes';
import { useControl, type LabelledProps } from './field';
import { Icon } from '../icon';
import type { SelectChoice } from './select';

/** Classes of a filter: quieter than a field, since its value is already in it. */
export const pillClasses = classes(
  'pill focus-ring-within relative inline-flex h-11 max-w-full min-w-0 items-center gap-1.5 px-4',
  'text-sm text-ink has-disabled:text-ink-subtle md:pointer-fine:h-10',
);

export interface PillSelectProps<Value extends string>
  extends LabelledProps<HTMLSelectElement>, SelectChoice<Value> {
  /** Leaves only the value visible on phones, next to a search that needs the room. @defaultValue false */
  isShortOnPhones?: boolean | undefined;
}

/**
 * A filter: label and value in one quiet pill, 'Status: All'. A native select. A folder of its own: the forms
 * of guests load all of `select`. In a row of filters or sort orders above a list. Not in a form: use Select,
 * whose label is above it.
 */
export function PillSelect<Value extends string>({
  label,
  options,
  onChange,
  id,
  describedBy,
  isShortOnPhones = false,
  ...select
}: PillSelectProps<Value>) {
  const control = useControl({ id, describedBy });
  const chosen = options.find(({ value }) => value === select.value);
  return (
    <div className={pillClasses}>
      <label
        htmlFor={control.id}
        className={classes('shrink-0 text-ink-muted', isShortOnPhones && 'sr-only md:not-sr-only')}
      >
        {label}
        <span aria-hidden>:</span>
      </label>
      {/* The select itself would be as wide as its longest option, so it lies invisibly over its value. */}
      <span aria-hidden className="truncate font-medium">
        {chosen?.label}
      </span>
      <Icon of={ChevronDown} className="size-4 shrink-0 text-ink-subtle" />
      <select
        {...select}
        {...control}
        onChange={(event) => {
          const option = options.find(({ value }) => value === event.target.value);
          if (option) onChange(option.value);
        }}
        className="absolute inset-0 w-full text-base opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
