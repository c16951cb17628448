/** A suggested amount. */
export interface AmountChip {
  /** Visible text, for example '₦2,000'. */
  label: string;
  /** Text for the field, in the form a user would type. */
  text: string;
  /** True while the field has this amount. */
  isChosen: boolean;
}

export interface AmountChipsProps {
  /** In display order. */
  chips: readonly AmountChip[];
  /** True while a payment is being created. */
  disabled: boolean;
  /** Called with the value of the clicked chip. */
  onFill: (text: string) => void;
}

/** Suggested amounts that fill the field. Thumb-sized on phones. */
export function AmountChips({ chips, disabled, onFill }: AmountChipsProps) {
  return (
    // The name does not contain 'amount': a query by that word must match only the field.
    <div
      role="group"
      aria-label="Quick choices"
      className="grid grid-cols-3 gap-2 has-[>:nth-child(4)]:grid-cols-2 max-xs:grid-cols-1"
    >
      {chips.map(({ label, text, isChosen }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isChosen}
          disabled={disabled}
          onClick={() => onFill(text)}
          className="min-h-11 rounded-control border border-line-button bg-surface px-2 text-sm font-medium text-ink-muted tabular-nums transition-colors not-disabled:hover:bg-sunken disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-subtle aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent aria-pressed:forced-chosen disabled:aria-pressed:border-accent-line disabled:aria-pressed:text-ink-muted md:min-h-9"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
