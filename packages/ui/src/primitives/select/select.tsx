import { ChevronDown } from 'lucide-react';

import { classes } from '../classes';
import { ControlNote, fieldClasses, pillClasses, useControl, type ControlProps } from '../control';

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
  /** `pill` shows label and value in one quiet pill, 'Status: All', for a row of filters. @defaultValue 'field' */
  look?: 'field' | 'pill' | undefined;
}

/** One choice out of a few. A native select, which phones render well. */
export function Select<Value extends string>({
  label,
  options,
  onChange,
  hideLabel = false,
  look = 'field',
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

  const list = (className: string) => (
    <select {...select} {...control} onChange={(event) => choose(event.target.value)} className={className}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );

  if (look === 'pill') {
    return (
      <div className={pillClasses}>
        <label htmlFor={control.id} className="shrink-0 text-ink-muted">
          {label}
          <span aria-hidden>:</span>
        </label>
        {/* The select itself would be as wide as its longest option, so it lies invisibly over its value. */}
        <span aria-hidden className="truncate font-medium">
          {options.find(({ value }) => value === select.value)?.label}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-subtle" />
        {list('absolute inset-0 w-full text-base opacity-0')}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={control.id} className={classes('text-sm font-medium text-ink', hideLabel && 'sr-only')}>
        {label}
      </label>
      <div className="relative">
        {list(fieldClasses(error, 'appearance-none pr-9 pl-3'))}
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-subtle"
        />
      </div>
      <ControlNote id={control.id} error={error} hint={hint} />
    </div>
  );
}
