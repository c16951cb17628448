import { Wallet } from 'lucide';

import { Button } from '../primitives/button';
import { EmptyState } from '../primitives/empty-state';
import { Icon } from '../primitives/icon';
import { Skeleton } from '../primitives/skeleton';
import { useIsWide } from '../primitives/use-is-wide';
import { DepositCard } from './deposit-list/deposit-card';
import type { DepositActions, DepositItem } from './deposit-list/deposit-item';
import { DepositTable } from './deposit-list/deposit-table';

export interface DepositListProps extends DepositActions {
  /** Newest first; undefined while unknown. */
  deposits: readonly DepositItem[] | undefined;
  /** True when loading failed: shows a notice in place of the placeholder rows. @defaultValue false */
  failed?: boolean | undefined;
  /** True while filtered: an empty list does not mean that there are no deposits. @defaultValue false */
  filtered?: boolean | undefined;
  /** Called when the user clicks 'Make Your First Deposit'. */
  onAddFunds: () => void;
}

const PLACES = ['a', 'b', 'c', 'd'];

/**
 * The deposits of a page: a table from 768 px, cards below; or their loading, error or empty state. On the payments
 * page, inside PagedList. A pending button reads 'Verifying...', 'Cancelling...' or 'Removing...' and is busy.
 */
export function DepositList({ deposits, failed, filtered, onAddFunds, ...actions }: DepositListProps) {
  const isWide = useIsWide();
  if (deposits === undefined) return failed ? <NotLoaded /> : <Loading />;
  if (deposits.length === 0) return filtered ? <NoMatch /> : <NoDeposits onAddFunds={onAddFunds} />;
  if (isWide) return <DepositTable deposits={deposits} {...actions} />;
  return (
    <ul className="divide-y divide-line">
      {deposits.map((deposit) => (
        <li key={deposit.txRef}>
          <DepositCard deposit={deposit} {...actions} />
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading payment history...</span>
      {PLACES.map((place) => (
        <div key={place} className="flex min-h-15 flex-col md:min-h-13 justify-center gap-2 px-4 md:px-5">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-3 w-96 max-w-full" />
        </div>
      ))}
    </div>
  );
}

function NotLoaded() {
  return (
    <EmptyState
      icon={<Icon of={Wallet} className="size-6" />}
      title="Couldn't load your payments"
      description="Your payments are safe. Refresh to try again."
    />
  );
}

function NoMatch() {
  return (
    <EmptyState
      icon={<Icon of={Wallet} className="size-6" />}
      title="No payments found"
      description="No payments match your current filters"
    />
  );
}

function NoDeposits({ onAddFunds }: Pick<DepositListProps, 'onAddFunds'>) {
  return (
    <EmptyState
      icon={<Icon of={Wallet} className="size-6" />}
      title="No payments yet"
      description="Deposit naira and buy numbers from your USD balance."
      action={
        <Button variant="primary" size="lg" onClick={onAddFunds}>
          Make Your First Deposit
        </Button>
      }
    />
  );
}
