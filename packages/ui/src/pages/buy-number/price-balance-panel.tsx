import type { ReactNode } from 'react';

import { Amount } from '../../primitives/amount';
import { Naira, useNaira } from '../../primitives/naira';
import { Skeleton } from '../../primitives/feedback/skeleton';
import { NowAtMost } from './now-at-most';

/** Price of the selected number, formatted USD with 4 decimals. */
export type PriceState =
  | { kind: 'loading' }
  | { kind: 'unavailable' }
  | {
      kind: 'known';
      amount: string;
      /** The most that is charged, where an own maximum is above the price. */
      atMost?: string | undefined;
      /** What is charged, with six decimals, where four round it. */
      exact?: string | undefined;
    };

/** Balance, formatted USD with 4 decimals. */
export type BalanceState =
  { kind: 'updating' } | { kind: 'failed'; lastKnown?: string } | { kind: 'known'; amount: string };

/** Result of the balance check; amounts are formatted USD with 4 decimals. */
export type Affordability =
  { kind: 'sufficient'; afterPurchase: string } | { kind: 'insufficient'; shortfall: string };

export interface PriceBalancePanelProps {
  price: PriceState;
  balance: BalanceState;
  /** null while the price or the balance is unknown. */
  affordability: Affordability | null;
}

/**
 * What the user pays, and what is left afterwards, or what is missing. In the receipt of the last step of the
 * wizard. While it loads a status says 'Loading Price...' or 'Updating Balance...'.
 */
export function PriceBalancePanel({ price, balance, affordability }: PriceBalancePanelProps) {
  return (
    <div role="group" aria-label="Price and balance">
      {price.kind === 'known' && affordability?.kind === 'insufficient' ? (
        <Shortfall price={price.amount} balance={balance} shortfall={affordability.shortfall} />
      ) : (
        <>
          <p className="sr-only text-xs text-ink-muted md:not-sr-only">You pay</p>
          <Price price={price} />
          <dl className="mt-1">
            <Remainder price={price} balance={balance} affordability={affordability} />
          </dl>
        </>
      )}
    </div>
  );
}

interface ShortfallProps {
  price: string;
  balance: BalanceState;
  shortfall: string;
}

/** Why it cannot be bought comes first, in the money that is paid in. */
function Shortfall({ price, balance, shortfall }: ShortfallProps) {
  const naira = useNaira(shortfall)?.replace('≈ ', '');
  return (
    <>
      <p className="text-base font-semibold text-ink">You are {naira ?? shortfall} short</p>
      <dl className="mt-1">
        <Row term="Price">
          <Amount>{price}</Amount>
          <Naira usd={price} />
        </Row>
        <Row term="Current balance">
          <Balance balance={balance} />
        </Row>
      </dl>
    </>
  );
}

/**
 * The balance, and what is left of it: two rows in every state, so that nothing moves when an amount arrives.
 */
function Remainder({ price, balance, affordability }: PriceBalancePanelProps) {
  const isLoading = price.kind === 'loading' || balance.kind === 'updating';
  return (
    <>
      <Row term="Current balance">
        <Balance balance={balance} />
      </Row>
      <Row term="After purchase">
        {affordability?.kind === 'sufficient' ? (
          <>
            {price.kind === 'known' && price.atMost !== undefined && 'at least '}
            <Amount>{affordability.afterPurchase}</Amount> <span className="sr-only">Sufficient Balance</span>
          </>
        ) : (
          (isLoading && <Skeleton className="h-3 w-20" />) || '—'
        )}
      </Row>
    </>
  );
}

function Price({ price }: { price: PriceState }) {
  switch (price.kind) {
    case 'loading':
      return (
        // As high as the amount.
        <div role="status" className="flow-root">
          <Skeleton className="my-1 h-6.5 w-28 lg:my-1.5 lg:h-9" />
          <span className="sr-only">Loading Price...</span>
        </div>
      );
    case 'unavailable':
      return (
        <p className="min-h-8.5 text-sm font-medium text-warning lg:min-h-12">
          Price Information Unavailable
        </p>
      );
    case 'known':
      return (
        <>
          {price.atMost === undefined ? (
            <p className="text-2xl font-semibold text-ink lg:text-[2.5rem]/[3rem]">
              <Amount>{price.amount}</Amount>
              <Naira usd={price.amount} />
            </p>
          ) : (
            <p className="flex min-h-8.5 flex-wrap items-center gap-x-[1ch] text-lg lg:min-h-12 font-semibold text-ink">
              <NowAtMost now={price.amount} atMost={price.atMost} />
            </p>
          )}
          {price.exact !== undefined && (
            <p className="text-xs text-ink-muted tabular-nums">Charged in full: {price.exact}</p>
          )}
        </>
      );
  }
}

function Balance({ balance }: { balance: BalanceState }) {
  switch (balance.kind) {
    case 'updating':
      return (
        <span role="status">
          <Skeleton className="h-3 w-20" />
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
    <div className="flex min-h-6 flex-wrap content-center items-baseline justify-between gap-x-4 text-sm xs:flex-nowrap md:min-h-8">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="text-right font-medium text-ink tabular-nums">{children}</dd>
    </div>
  );
}
