import { ChevronDown } from 'lucide';

import { classes } from './classes';
import { ControlNote, fieldClasses, useControl, type ControlProps } from './control';
import { Icon } from './icon';

/** One choice of a {@link Select}. */
export interface SelectOption<Value extends string> {
  /** Passed to `onChange`. */
  value: Value;
  /** Visible text. */
  label: string;
}

export interface SelectProps<Value extends string> extends ControlProps<HTMLSelectElement> {
  value: Value;
  /** In display order. */
  options: readonly SelectOption<Value>[];
  /** Called with the option's value. */
  onChange: (value: Value) => void;
  /** Hides the label visually; it remains the accessible name. @defaultValue false */
  hideLabel?: boolean | undefined;
}

/**
 * One choice out of a few. A native select, which works well with phones, keyboards and screen readers. For options
 * with known names: sorting, a category, a status, a phone code, a filter. Not for options with an image, a price or a
 * favourite button: use ChoiceList. Error or hint is its description.
 */
export function Select<Value extends string>({
  label,
  options,
  onChange,
  hideLabel = false,
  id,
  error,
  hint,
  describedBy,
  ...select
}: SelectProps<Value>) {
  const control = useControl({ id, error, hint, describedBy });

  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  };

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={control.id} className={classes('text-sm font-medium text-ink', hideLabel && 'sr-only')}>
        {label}
      </label>
      <div className="relative">
        <select
          {...select}
          {...control}
          onChange={(event) => choose(event.target.value)}
          className={fieldClasses(error, 'appearance-none pr-9 pl-3')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          of={ChevronDown}
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-subtle"
        />
      </div>
      <ControlNote id={control.id} error={error} hint={hint} />
    </div>
  );
}
