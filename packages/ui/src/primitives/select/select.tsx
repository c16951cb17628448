import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

import { classes } from '../classes';

/** One choice of a {@link Select}. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

/** Props of {@link Select}. */
export interface SelectProps<Value extends string> {
  /** Name, tied to the list. */
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  /** Reads the name out without showing it. @defaultValue false */
  hideLabel?: boolean | undefined;
  /** What the choice means; read out after the name. */
  hint?: string | undefined;
}

/** One choice out of a few. A native select, which phones handle well. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  hideLabel = false,
  hint,
}: SelectProps<Value>) {
  const id = useId();

  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  };

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={classes('text-sm font-medium text-ink', hideLabel && 'sr-only')}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          value={value}
          onChange={(event) => choose(event.target.value)}
          className="h-11 w-full appearance-none rounded-control border border-line-strong bg-surface pr-9 pl-3 text-base max-xs:text-sm text-ink transition-colors hover:border-ink-muted md:h-10 md:text-sm"
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
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-ink-muted tabular-nums">
          {hint}
        </p>
      )}
    </div>
  );
}
