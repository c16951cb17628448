import type { ElementProps } from '../element-props';

export interface CheckboxProps extends ElementProps<HTMLInputElement> {
  label: string;
  /** True while ticked. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
}

/**
 * A choice beside an action: what a text includes, an offer beside a guide. Not for a setting that applies at
 * once: use Switch.
 */
export function Checkbox({ label, onChange, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5 text-ink">
      <input
        {...input}
        type="checkbox"
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span className="block text-sm font-medium">{label}</span>
    </label>
  );
}
