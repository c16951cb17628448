import { useId } from 'react';

/** Props of {@link Checkbox}. */
export interface CheckboxProps {
  /** Visible name, tied to the box. */
  label: string;
  /** What ticking it means. */
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A choice that takes effect with the rest of its form. For one that takes effect at once, use `Switch`. */
export function Checkbox({ label, hint, checked, onChange }: CheckboxProps) {
  const hintId = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
      <input
        type="checkbox"
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span>
        <span className="block text-sm font-medium text-ink">{label}</span>
        {hint !== undefined && (
          <span id={hintId} className="block text-xs text-ink-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
