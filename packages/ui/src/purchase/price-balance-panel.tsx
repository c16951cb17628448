import type { ReactNode } from 'react';

import { Amount } from '../primitives/amount';
import { classes } from '../primitives/classes';
import { Naira } from '../primitives/naira';
import { Skeleton } from '../primitives/skeleton';

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
  /** True while the price is secondary: everything in one line. @defaultValue false */
  isCompact?: boolean | undefined;
}

/**
 * What the user pays, and what is left afterwards. In the receipt of the last step of the wizard; compact where the
 * price is not what matters. While it loads a status says 'Loading Price...' or 'Updating Balance...'.
 */
export function PriceBalancePanel({
  price,
  balance,
  affordability,
  isCompact = false,
}: PriceBalancePanelProps) {
  return (
    <div
      role="group"
      aria-label="Price and balance"
      className={classes(isCompact && 'flex flex-wrap items-baseline justify-between gap-x-4')}
    >
      <p className={isCompact ? 'sr-only' : 'text-xs text-ink-muted max-md:sr-only'}>You pay</p>
      <Price price={price} isCompact={isCompact} />
      <dl className={isCompact ? 'sr-only' : 'mt-1'}>
        <Remainder price={price} balance={balance} affordability={affordability} />
      </dl>
    </div>
  );
}

/** The balance, and what is left of it. */
function Remainder({ price, balance, affordability }: Omit<PriceBalancePanelProps, 'isCompact'>) {
  if (balance.kind !== 'known' || affordability?.kind === 'insufficient') {
    return (
      <Row term="Current balance">
        <Balance balance={balance} />
      </Row>
    );
  }
  if (affordability !== null) {
    return (
      <>
        <Row term="Current balance">
          <Amount>{balance.amount}</Amount>
        </Row>
        <Row term="After purchase">
          <Amount>{affordability.afterPurchase}</Amount> <span className="sr-only">Sufficient Balance</span>
        </Row>
      </>
    );
  }
  return price.kind === 'loading' ? (
    <Row term="After purchase">
      <Skeleton className="h-4 w-20" />
    </Row>
  ) : (
    <Row term="Current balance">
      <Amount>{balance.amount}</Amount>
    </Row>
  );
}

function Price({ price, isCompact }: { price: PriceState; isCompact: boolean }) {
  switch (price.kind) {
    case 'loading':
      return (
        <div role="status">
          <Skeleton className="h-8.5 w-28" />
          <span className="sr-only">Loading Price...</span>
        </div>
      );
    case 'unavailable':
      return <p className="min-h-8.5 text-sm font-medium text-warning">Price Information Unavailable</p>;
    case 'known':
      return (
        <p className={classes('text-ink', isCompact ? 'text-sm font-semibold' : 'text-2xl font-semibold')}>
          <Amount>{price.amount}</Amount>
          <Naira usd={price.amount} />
        </p>
      );
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
          <span>{balance.lastKnown}</span>
          <span className="font-normal text-error">Failed to fetch balance</span>
        </span>
      );
    case 'known':
      return <Amount>{balance.amount}</Amount>;
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
