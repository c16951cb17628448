import { classes } from '../classes';
import { ControlNote, useControl, type ControlProps } from '../control';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends ControlProps<HTMLInputElement> {
  /** Whether it is ticked. */
  checked: boolean;
  /** Receives the new state. */
  onChange: (checked: boolean) => void;
}

/** A choice that takes effect with the rest of its form. For one that takes effect at once, use `Switch`. */
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
      {/* Not in the label: a press on a long error, which can be unfolded, must not tick the box. */}
      {error !== undefined && <ControlNote id={control.id} error={error} />}
    </>
  );
}
