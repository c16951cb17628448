import { Button } from '../../primitives/buttons/button';
import { Spinner } from '../../primitives/feedback/spinner';

/** USD value of the amount, or the reason why it is unknown. */
export type QuoteState =
  | { kind: 'none' | 'calculating' | 'failed' }
  | {
      kind: 'known';
      /** The amount, for example '₦1,000'. */
      pays: string;
      /** Margin in it, for example '₦10'. */
      fee?: string | undefined;
      /** Formatted USD with 2 decimals. */
      usd: string;
      /** For example '1 USD = ₦1,535.20'. */
      rate: string;
      /** For example '1%'. */
      margin?: string | undefined;
    };

export interface QuoteBoxProps {
  /** USD value of the amount. */
  quote: QuoteState;
  /** Rate without the margin, for example '1 USD = ₦1,520.00'; undefined while unknown. */
  marketRate?: string | undefined;
  /** Called when the user reloads the quote. */
  onRetry: () => void;
}

/** The amount in USD, with its rate and the market rate (spec §1). Fixed height. */
export function QuoteBox({ quote, marketRate, onRetry }: QuoteBoxProps) {
  return (
    <section
      aria-label="USD Equivalent"
      className="flex min-h-22 flex-col gap-0.5 rounded-control border border-line bg-sunken px-4 py-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 *:last:grow sm:*:last:grow-0">
        <h3 className="text-xs font-medium text-ink-muted">USD Equivalent</h3>
        {marketRate !== undefined && <Rate term="Market rate">{marketRate}</Rate>}
      </div>
      <div role="status" className="flex flex-1 items-center">
        <QuoteText quote={quote} onRetry={onRetry} />
      </div>
      {quote.kind === 'known' && (
        <Rate term="Your rate">
          {quote.margin === undefined ? quote.rate : `${quote.rate} · ${quote.margin} included`}
        </Rate>
      )}
    </section>
  );
}

function Rate({ term, children }: { term: string; children: string }) {
  return (
    <dl className="flex flex-wrap justify-between gap-x-3 text-sm tabular-nums">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="text-ink">{children}</dd>
    </dl>
  );
}

function QuoteText({ quote, onRetry }: Pick<QuoteBoxProps, 'quote' | 'onRetry'>) {
  switch (quote.kind) {
    case 'none':
      return <p className="text-sm text-ink-muted">Enter an amount to see what you receive</p>;
    case 'calculating':
      return (
        <p className="flex items-center gap-2 text-sm text-ink-muted">
          <Spinner />
          <span>Calculating exchange rate...</span>
        </p>
      );
    case 'failed':
      return (
        <div className="flex flex-1 flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-error">Unable to calculate USD equivalent</p>
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
    case 'known':
      return (
        <p className="flex flex-1 flex-wrap items-baseline gap-x-1 text-sm text-ink-muted tabular-nums">
          <span>
            {`You pay ${quote.pays} · ${quote.fee === undefined ? '' : `our fee ${quote.fee} · `}you get `}
          </span>
          <strong className="ml-auto text-lg font-semibold text-ink">{quote.usd}</strong>
        </p>
      );
  }
}
