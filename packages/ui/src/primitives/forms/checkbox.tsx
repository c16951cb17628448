import { classes } from '../classes';
import { ControlNote, useControl, type ControlProps } from './field';

export interface CheckboxProps extends ControlProps<HTMLInputElement> {
  /** True while ticked. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
}

/**
 * A choice that is submitted with its form, with a name and an optional line that explains it. In a form with
 * a submit button, for independent options. Not for a setting that applies at once: use Switch. Error or hint
 * is its description, read after the name.
 */
export function Checkbox({ label, onChange, id, error, hint, describedBy, ...input }: CheckboxProps) {
  const control = useControl({ id, error, hint, describedBy });
  return (
    <>
      <label
        className={classes(
          'flex min-h-11 items-start gap-3 py-1.5',
          input.disabled === true ? 'cursor-not-allowed text-ink-subtle' : 'cursor-pointer text-ink',
        )}
      >
        <input
          {...input}
          {...control}
          type="checkbox"
          aria-label={label}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-0.5 size-4 shrink-0 accent-accent"
        />
        <span>
          <span className="block text-sm font-medium">{label}</span>
          {error === undefined && <ControlNote id={control.id} hint={hint} />}
        </span>
      </label>
      {/* Not in the label: a click on 'more' in a long error must not tick the box. */}
      {error !== undefined && <ControlNote id={control.id} error={error} />}
    </>
  );
}
