import { classes } from './classes';
import { SwitchTrack } from './switch-track';
import { ControlNote, useControl, type ControlProps } from './control';

export interface CheckboxProps extends ControlProps<HTMLInputElement> {
  /** True while ticked. */
  checked: boolean;
  /** 'switch' among switches, which apply at once: one look for one kind of setting. @defaultValue 'box' */
  look?: 'box' | 'switch' | undefined;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
}

/**
 * A choice that is submitted with its form, with a name and an optional line that explains it. In a form with a submit
 * button, for independent options. Not for a setting that applies at once: use Switch. Error or hint is its
 * description, read after the name.
 */
export function Checkbox({
  label,
  look = 'box',
  onChange,
  id,
  error,
  hint,
  describedBy,
  ...input
}: CheckboxProps) {
  const control = useControl({ id, error, hint, describedBy });
  return (
    <>
      <label
        className={classes(
          'flex min-h-11 gap-3 py-1.5',
          look === 'box'
            ? 'items-start'
            : 'relative flex-row-reverse items-center justify-between rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          input.disabled === true ? 'cursor-not-allowed text-ink-subtle' : 'cursor-pointer text-ink',
        )}
      >
        <input
          {...input}
          {...control}
          type="checkbox"
          aria-label={label}
          onChange={(event) => onChange(event.target.checked)}
          className={look === 'box' ? 'mt-0.5 size-4 shrink-0 accent-accent' : 'sr-only'}
        />
        {look === 'switch' && <SwitchTrack isOn={input.checked} isDisabled={input.disabled} />}
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
