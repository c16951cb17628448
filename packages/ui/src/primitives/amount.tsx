export interface AmountProps {
  /** Amount with its currency, as it is read: '$148.3725'. */
  children: string;
}

/**
 * Money in digits of one width, and no words to translate. For every balance and price that a page shows on
 * its own: figures, cards, the header. Not inside a sentence or on a button: write the amount as text.
 */
export function Amount({ children }: AmountProps) {
  return (
    <span translate="no" className="tabular-nums">
      {children}
    </span>
  );
}
