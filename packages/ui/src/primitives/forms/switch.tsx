import { classes } from '../classes';
import type { ElementProps } from '../element-props';
import { ControlNote, useControl } from './field';

export interface SwitchProps extends ElementProps<HTMLButtonElement> {
  label: string;
  /** Effect of the switch when on. With a hint, the switch is a row as wide as its parent. */
  hint?: string | undefined;
  /** Puts the label above the switch on phones, beside text. @defaultValue false */
  isStacked?: boolean | undefined;
  /** 'checkbox' for a choice that the specification names so. @defaultValue 'switch' */
  role?: 'switch' | 'checkbox' | undefined;
  checked: boolean;
  /** @defaultValue false */
  disabled?: boolean | undefined;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
}

/**
 * Turns a setting on or off at once. Without a hint the state is also visible as text, ON or OFF. For
 * Auto-refresh and for settings without a 'Save' button. Not for a choice between two options: use radio
 * buttons or Select. The hint is its description; ON and OFF are text inside the button and not part of the
 * name.
 */
export function Switch({
  label,
  checked,
  onChange,
  id,
  hint,
  isStacked = false,
  role = 'switch',
  ...button
}: SwitchProps) {
  const control = useControl({ id, hint });
  const labelId = `${control.id}-label`;
  const shape = hint !== undefined ? 'row' : isStacked ? 'stacked' : 'line';
  return (
    <button
      {...button}
      {...control}
      type="button"
      role={role}
      aria-checked={checked}
      aria-labelledby={labelId}
      onClick={() => onChange(!checked)}
      data-checked={checked ? '' : undefined}
      className={classes(
        'group/switch items-center gap-2 rounded-control text-sm text-ink disabled:cursor-not-allowed disabled:text-ink-subtle',
        SHAPES[shape],
      )}
    >
      <span
        className={classes(
          shape === 'row' && 'mr-auto min-w-0 pr-2',
          shape === 'stacked' && 'col-span-2 text-xs text-ink-muted md:text-sm md:text-ink',
        )}
      >
        <span id={labelId} className="font-medium">
          {label}
        </span>
        <ControlNote id={control.id} hint={hint} />
      </span>
      <Track />
      {/* In a row of settings the switch is enough; alone it also reads its state. */}
      {shape !== 'row' && (
        <span className="ml-auto shrink-0 text-right text-xs font-medium text-ink-muted xs:w-7">
          {checked ? 'ON' : 'OFF'}
        </span>
      )}
    </button>
  );
}

const SHAPES = {
  row: 'flex min-h-11 w-full py-1.5 text-left',
  line: 'touch-target -mx-1 inline-flex h-10 px-1 md:h-9',
  // Two lines on phones: the label, and below it switch and state.
  stacked:
    '-mx-1 grid h-11 grid-cols-[auto_auto] content-center gap-x-1.5 gap-y-0.5 px-1 md:inline-flex md:gap-2 md:pointer-fine:h-9',
};

/**
 * The drawing. Its border is transparent, except in forced colours, where only this border shows the track.
 */
function Track() {
  return (
    <span
      aria-hidden
      className="h-5 w-9 shrink-0 rounded-pill border border-transparent bg-line-strong p-px transition-colors group-enabled/switch:group-data-checked/switch:bg-accent-fill"
    >
      <span className="block size-4 rounded-pill bg-on-accent forced-chosen transition-transform group-data-checked/switch:translate-x-4" />
    </span>
  );
}
