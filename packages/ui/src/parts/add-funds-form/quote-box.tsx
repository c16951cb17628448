import { Button } from '../../primitives/button';
import { Spinner } from '../../primitives/spinner';

/** What the amount is worth, or why that is not known yet. */
export type QuoteState =
  | { kind: 'none' | 'calculating' | 'failed' }
  | {
      kind: 'known';
      /** Formatted USD with 2 decimals. */
      usd: string;
      /** For example '1 USD = ₦1,535.20'. */
      rate: string;
      /** For example '1%'. */
      margin?: string | undefined;
    };

/** Props of {@link QuoteBox}. */
export interface QuoteBoxProps {
  quote: QuoteState;
  onRetry: () => void;
}

/** The USD value of the amount typed, with the rate and the margin included (spec §1). Keeps its height. */
export function QuoteBox({ quote, onRetry }: QuoteBoxProps) {
  return (
    <section
      aria-label="USD Equivalent"
      className="flex min-h-22 flex-col justify-center gap-1 rounded-control border border-line bg-sunken px-4 py-3"
    >
      <h3 className="text-xs font-medium text-ink-muted">USD Equivalent</h3>
      <div role="status">
        <QuoteText quote={quote} onRetry={onRetry} />
      </div>
    </section>
  );
}

function QuoteText({ quote, onRetry }: QuoteBoxProps) {
  switch (quote.kind) {
    case 'none':
      return <p className="text-sm text-ink-muted">Enter an amount to see what you receive</p>;
    case 'calculating':
      return (
        <p className="flex items-center gap-2 text-sm text-ink-muted">
          <Spinner />
          Calculating exchange rate...
        </p>
      );
    case 'failed':
      return (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-danger">Unable to calculate USD equivalent</p>
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
    case 'known':
      return (
        <>
          <p className="text-lg font-semibold text-ink tabular-nums">{quote.usd}</p>
          <p className="text-xs text-ink-muted tabular-nums">
            {quote.rate}
            {quote.margin !== undefined && ` (includes ${quote.margin} margin)`}
          </p>
        </>
      );
  }
}
