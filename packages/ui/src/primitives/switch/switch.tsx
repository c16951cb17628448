import { useId } from 'react';

import { classes } from '../classes';

/** Props of {@link Switch}. */
export interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Turns something on or off at once. The position is also said in words. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={id}
      onClick={() => onChange(!checked)}
      className="inline-flex h-10 items-center gap-2 rounded-control px-1 text-sm text-ink md:h-9"
    >
      <span id={id} className="font-medium">
        {label}
      </span>
      <span
        aria-hidden
        className={classes(
          // Transparent, except with forced colours, where this border is all that shows of the track.
          'inline-flex h-5 w-9 items-center rounded-pill border border-transparent p-px transition-colors',
          checked ? 'bg-accent-fill' : 'bg-line-strong',
        )}
      >
        <span
          className={classes(
            'size-4 rounded-pill bg-surface forced-chosen transition-transform',
            checked && 'translate-x-4',
          )}
        />
      </span>
      <span className="w-7 max-xs:w-auto text-left text-xs font-medium text-ink-muted">
        {checked ? 'ON' : 'OFF'}
      </span>
    </button>
  );
}
