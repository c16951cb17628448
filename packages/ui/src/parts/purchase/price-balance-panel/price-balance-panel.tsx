import type { ReactNode } from 'react';

import { Badge } from '../../../primitives/badge';
import { Skeleton } from '../../../primitives/skeleton';

/** Price of the selected number, formatted USD with 4 decimals. */
export type PriceState = { kind: 'loading' } | { kind: 'unavailable' } | { kind: 'known'; amount: string };

/** Balance, formatted USD with 4 decimals. */
export type BalanceState =
  { kind: 'updating' } | { kind: 'failed'; lastKnown?: string } | { kind: 'known'; amount: string };

/** Result of the balance check; amounts are formatted USD with 4 decimals. */
export type Affordability =
  { kind: 'sufficient'; afterPurchase: string } | { kind: 'insufficient'; shortfall: string };

export interface PriceBalancePanelProps {
  /** Price. */
  price: PriceState;
  /** Balance. */
  balance: BalanceState;
  /** null while the price or the balance is unknown. */
  affordability: Affordability | null;
  /** Success rate of the user, for example '7 of 9 received'; undefined for small samples. */
  successRate?: string | undefined;
}

/** Price, balance and remaining balance, with the comparison figures of spec §2. */
export function PriceBalancePanel({ price, balance, affordability, successRate }: PriceBalancePanelProps) {
  const isLoading = price.kind === 'loading' || balance.kind === 'updating';
  return (
    <div role="group" aria-label="Price and balance" className="rounded-card border border-line">
      <div className="flex flex-wrap items-start justify-between gap-3 p-4">
        <div>
          <p className="text-xs text-ink-muted">Price</p>
          <Price price={price} />
        </div>
        {affordability !== null && (
          <Badge tone={affordability.kind === 'sufficient' ? 'success' : 'error'}>
            {affordability.kind === 'sufficient' ? 'Sufficient Balance' : 'Insufficient Balance'}
          </Badge>
        )}
      </div>
      <dl className="space-y-2 border-t border-line px-4 py-3">
        <Row term="Current balance">
          <Balance balance={balance} />
        </Row>
        {affordability?.kind === 'sufficient' && (
          <Row term="After purchase">{affordability.afterPurchase}</Row>
        )}
        {/* Reserves space for one of these, so that the content below does not move under the pointer. */}
        {affordability === null && isLoading && (
          <Row term="After purchase">
            <Skeleton className="h-4 w-20" />
          </Row>
        )}
        {affordability?.kind === 'insufficient' && (
          <Row term="Additional needed">
            <span className="text-error">{affordability.shortfall}</span>
          </Row>
        )}
      </dl>
      <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-xs text-ink-muted tabular-nums">
        <span>Average: $0.04</span>
        <span>Success rate: 95%</span>
        {successRate !== undefined && (
          <span className="font-medium text-ink">Your numbers: {successRate}</span>
        )}
      </p>
    </div>
  );
}

function Price({ price }: { price: PriceState }) {
  switch (price.kind) {
    case 'loading':
      return (
        <div role="status">
          <Skeleton className="h-7 w-28" />
          <span className="sr-only">Loading Price...</span>
        </div>
      );
    case 'unavailable':
      return <p className="mt-1 text-sm font-medium text-warning">Price Information Unavailable</p>;
    case 'known':
      return <p className="text-xl font-semibold text-ink tabular-nums">{price.amount}</p>;
  }
}

function Balance({ balance }: { balance: BalanceState }) {
  switch (balance.kind) {
    case 'updating':
      return (
        <span role="status">
          <Skeleton className="h-4 w-20" />
          <span className="sr-only">Updating Balance...</span>
        </span>
      );
    case 'failed':
      return (
        <span className="flex flex-wrap justify-end gap-x-2">
          {balance.lastKnown}
          <span className="font-normal text-error">Failed to fetch balance</span>
        </span>
      );
    case 'known':
      return balance.amount;
  }
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between max-xs:flex-wrap gap-4 text-sm">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="text-right font-medium text-ink tabular-nums">{children}</dd>
    </div>
  );
}
