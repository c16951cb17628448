import { ChevronDown } from 'lucide-react';

import { classes } from '../classes';
import { ControlNote, fieldClasses, useControl, type ControlProps } from '../control';

/** One choice of a {@link Select}. */
export interface SelectOption<Value extends string> {
  /** What is told when it is chosen. */
  value: Value;
  /** What the user reads. */
  label: string;
}

/** Props of {@link Select}. */
export interface SelectProps<Value extends string> extends ControlProps<HTMLSelectElement> {
  /** The option chosen. */
  value: Value;
  /** In the order to show. */
  options: readonly SelectOption<Value>[];
  /** Receives the option's value. */
  onChange: (value: Value) => void;
  /** Reads the name out without showing it. @defaultValue false */
  hideLabel?: boolean | undefined;
}

/** One choice out of a few. A native select, which phones handle well. */
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
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-subtle"
        />
      </div>
      <ControlNote id={control.id} error={error} hint={hint} />
    </div>
  );
}
