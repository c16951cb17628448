import { classes } from './classes';
import { ControlNote, useControl, type ControlProps } from './control';
import { SwitchTrack } from './switch-track';

export interface SwitchProps extends ControlProps<HTMLButtonElement> {
  /** Effect of the switch when on. With a hint, the switch is a row as wide as its parent. */
  hint?: string | undefined;
  /** Puts the label above the switch on phones, beside text. @defaultValue false */
  isStacked?: boolean | undefined;
  /** True while on. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
}

/**
 * Turns a setting on or off at once. Without a hint the state is also visible as text, ON or OFF. For Auto-refresh and
 * for settings without a 'Save' button. Not for a choice between two options: use radio buttons or Select. Error or
 * hint is its description; ON and OFF are text inside the button and not part of the name.
 */
export function Switch({
  label,
  checked,
  onChange,
  name,
  id,
  error,
  hint,
  isStacked = false,
  describedBy,
  ...button
}: SwitchProps) {
  const control = useControl({ id, error, hint, describedBy });
  const labelId = `${control.id}-label`;
  const isRow = hint !== undefined;
  return (
    <>
      <button
        {...button}
        {...control}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={labelId}
        onClick={() => onChange(!checked)}
        className={classes(
          'items-center gap-2 rounded-control text-sm text-ink disabled:cursor-not-allowed disabled:text-ink-subtle',
          isRow ? 'flex min-h-11 w-full py-1.5 text-left' : '-mx-1 inline-flex h-10 px-1 md:h-9',
          isStacked &&
            'max-md:grid max-md:h-11 max-md:grid-cols-[auto_auto] max-md:content-center max-md:gap-x-1.5 max-md:gap-y-0.5',
        )}
      >
        <span
          className={classes(
            isRow && 'mr-auto min-w-0 pr-2',
            isStacked && 'max-md:col-span-2 max-md:text-xs max-md:text-ink-muted',
          )}
        >
          <span id={labelId} className="font-medium">
            {label}
          </span>
          {error === undefined && <ControlNote id={control.id} hint={hint} />}
        </span>
        <SwitchTrack isOn={checked} isDisabled={button.disabled} />
        {/* In a row of settings the switch is enough; alone it also reads its state. */}
        {!isRow && (
          <span className="w-7 max-xs:w-auto shrink-0 text-left text-xs font-medium text-ink-muted">
            {checked ? 'ON' : 'OFF'}
          </span>
        )}
        {/* A button has no form value; this input submits like a checkbox. */}
        {name !== undefined && checked && (
          <input type="hidden" name={name} disabled={button.disabled} value="on" />
        )}
      </button>
      {/* Not in the button: a long error has its own 'more' button. */}
      {error !== undefined && <ControlNote id={control.id} error={error} />}
    </>
  );
}
