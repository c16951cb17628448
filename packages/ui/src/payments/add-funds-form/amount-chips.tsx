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

/** Suggested amounts that fill the field. */
export function AmountChips({ chips, disabled, onFill }: AmountChipsProps) {
  return (
    // The name does not contain 'amount': a query by that word must match only the field.
    <div role="group" aria-label="Quick choices" className="mt-0.5 flex flex-wrap gap-2">
      {chips.map(({ label, text, isChosen }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isChosen}
          disabled={disabled}
          onClick={() => onFill(text)}
          className="chip touch-target h-8 grow px-3 text-ink-muted tabular-nums aria-pressed:chip-chosen"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
