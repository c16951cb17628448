/** An amount offered beside the field. */
export interface AmountChip {
  /** What the user reads, for example '₦2,000'. */
  label: string;
  /** What is filled in, as the user would have typed it. */
  text: string;
  /** The field holds this amount. */
  isChosen: boolean;
}

export interface AmountChipsProps {
  /** In the order to show. */
  chips: readonly AmountChip[];
  /** A payment is being started. */
  disabled: boolean;
  /** Takes the text of the chip pressed. */
  onFill: (text: string) => void;
}

/** Amounts that fill the field with one press. As high as a thumb needs on phones. */
export function AmountChips({ chips, disabled, onFill }: AmountChipsProps) {
  return (
    // Its name says nothing of an amount: the field alone is to be found by that word.
    <div role="group" aria-label="Quick choices" className="flex flex-wrap gap-2">
      {chips.map(({ label, text, isChosen }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isChosen}
          disabled={disabled}
          onClick={() => onFill(text)}
          className="min-h-11 rounded-pill border border-line-strong bg-surface px-4 text-sm font-medium text-ink-muted tabular-nums transition-colors not-disabled:hover:bg-sunken disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-subtle aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent aria-pressed:forced-chosen disabled:aria-pressed:border-accent-line disabled:aria-pressed:text-ink-muted md:min-h-8 md:px-3"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
