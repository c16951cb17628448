import type { ReactNode } from 'react';

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
  onRetry: () => void;
}

/**
 * What is paid and what it becomes, line by line, with the market rate (spec §1). Fixed height. A status:
 * 'Calculating exchange rate...' and then the amount are announced.
 */
export function QuoteBox({ quote, marketRate, onRetry }: QuoteBoxProps) {
  return (
    <section
      aria-label="USD Equivalent"
      className="flex min-h-46 flex-col rounded-control border border-line bg-sunken px-4 py-2"
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-sm text-ink-muted">USD Equivalent</h3>
        {marketRate !== undefined && (
          <p className="text-xs text-ink-muted tabular-nums">Market rate {marketRate}</p>
        )}
      </div>
      <div role="status" className="flex flex-1 flex-col justify-center text-sm">
        <Ledger quote={quote} onRetry={onRetry} />
      </div>
    </section>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 tabular-nums">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="ml-auto text-ink">{children}</dd>
    </div>
  );
}

function Ledger({ quote, onRetry }: Pick<QuoteBoxProps, 'quote' | 'onRetry'>) {
  switch (quote.kind) {
    case 'none':
      return <p className="text-ink-muted">Enter an amount to see what you receive</p>;
    case 'calculating':
      return (
        <p className="flex items-center gap-2 text-ink-muted">
          <Spinner />
          <span>Calculating exchange rate...</span>
        </p>
      );
    case 'failed':
      return (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-error">Unable to calculate USD equivalent</p>
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
    case 'known':
      return (
        <dl>
          <Line term="You pay">{quote.pays}</Line>
          {quote.fee !== undefined && <Line term="Our fee">{quote.fee}</Line>}
          <Line term="Your rate">
            {quote.margin === undefined ? quote.rate : `${quote.rate} · ${quote.margin} included`}
          </Line>
          <Line term="You get">
            <strong className="text-lg font-semibold">{quote.usd}</strong>
          </Line>
        </dl>
      );
  }
}
