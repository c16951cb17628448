import { classes } from '../classes';

export interface SegmentProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  /** The view in effect. */
  value: Value;
  /** From left to right; two or three. */
  options: readonly { value: Value; label: string }[];
  /** Called with the chosen view. */
  onChange: (value: Value) => void;
}

/**
 * Switches between two or three views of one place. For views that share a page: 'Payments' and 'Statement'.
 * Not for a filter: use the pill of Select.
 */
export function Segment<Value extends string>({ label, value, options, onChange }: SegmentProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex max-w-full flex-wrap self-start rounded-control bg-sunken p-1 xs:shrink-0 xs:flex-nowrap"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classes(
            'touch-target h-9 rounded-chip px-3 text-sm font-medium transition-colors md:h-8',
            option.value === value ? 'bg-chosen text-ink forced-chosen' : 'text-ink-muted hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
