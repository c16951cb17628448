import { useId } from 'react';

import { classes } from '../classes';

/** Props of {@link Switch}. */
export interface SwitchProps {
  label: string;
  /** What it means to have it on. With a hint the switch is a row of its own, as wide as its container. */
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Turns something on or off at once. The position is also said in words. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  const hasHint = hint !== undefined;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={id}
      aria-describedby={hasHint ? `${id}-hint` : undefined}
      onClick={() => onChange(!checked)}
      className={classes(
        'items-center gap-2 rounded-control text-sm text-ink',
        hasHint ? 'flex min-h-11 w-full py-1.5 text-left' : '-mx-1 inline-flex h-10 px-1 md:h-9',
      )}
    >
      <span className={classes(hasHint && 'mr-auto min-w-0 pr-2')}>
        <span id={id} className="font-medium">
          {label}
        </span>
        {hasHint && (
          <span id={`${id}-hint`} className="block text-xs text-ink-muted">
            {hint}
          </span>
        )}
      </span>
      <span
        aria-hidden
        className={classes(
          // Transparent, except with forced colours, where this border is all that shows of the track.
          'inline-flex h-5 w-9 shrink-0 items-center rounded-pill border border-transparent p-px transition-colors',
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
      <span className="w-7 max-xs:w-auto shrink-0 text-left text-xs font-medium text-ink-muted">
        {checked ? 'ON' : 'OFF'}
      </span>
    </button>
  );
}
