import { ChevronDown } from 'lucide';

import { Field, fieldClasses, type ControlProps } from './field';
import { Icon } from '../icon';

/** One choice of a {@link Select}. */
export interface SelectOption<Value extends string> {
  /** Passed to `onChange`. */
  value: Value;
  label: string;
}

/** A choice, without how it is labelled. */
export interface SelectChoice<Value extends string> {
  value: Value;
  /** In display order. */
  options: readonly SelectOption<Value>[];
  /** Called with the option's value. */
  onChange: (value: Value) => void;
}

export interface SelectProps<Value extends string>
  extends ControlProps<HTMLSelectElement>, SelectChoice<Value> {
  /** Hides the label visually; it remains the accessible name. @defaultValue false */
  hideLabel?: boolean | undefined;
}

/** A choice of a form, with its error. */
export type SelectState = SelectChoice<string> & Pick<SelectProps<string>, 'error'>;

/**
 * One choice out of a few. A native select, which works well with phones, keyboards and screen readers. For
 * options with known names: sorting, a category, a status, a phone code, a filter. Not for options with an
 * image, a price or a favourite button: use ChoiceList. Error or hint is its description.
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
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  };

  return (
    <Field.Root id={id} error={error} hint={hint} describedBy={describedBy}>
      <Field.Label isHidden={hideLabel}>{label}</Field.Label>
      <Field.Control
        after={
          <Icon
            of={ChevronDown}
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-subtle"
          />
        }
      >
        {(control) => (
          <select
            {...select}
            {...control}
            onChange={(event) => choose(event.target.value)}
            className={fieldClasses('appearance-none pr-9 pl-3')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </Field.Control>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
