import { History } from 'lucide-react';

import { EmptyState } from '../../primitives/empty-state';
import { Skeleton } from '../../primitives/skeleton';
import { PurchaseCards } from './purchase-cards';
import type { PurchaseItem } from './purchase-item';
import { PurchaseTable } from './purchase-table';
import { useIsWide } from './use-is-wide';

/** Props of {@link PurchaseList}. */
export interface PurchaseListProps {
  /** Newest first; undefined while they are not known. */
  purchases: readonly PurchaseItem[] | undefined;
  /** Unknown because loading failed: shows a notice in place of the placeholder rows. @defaultValue false */
  failed?: boolean | undefined;
  /** 'View Details' was pressed; receives the purchase's id. */
  onDetails: (id: string) => void;
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The purchases of a page: a table where there is room for one, else cards (spec §2, History). */
export function PurchaseList({ purchases, failed = false, onDetails }: PurchaseListProps) {
  const isWide = useIsWide();
  if (purchases === undefined) return failed ? <NotLoaded /> : <Loading />;
  if (purchases.length === 0) {
    return (
      <EmptyState
        icon={<History aria-hidden className="size-6" />}
        title="No history found"
        description="No purchases match your current filters"
      />
    );
  }
  const List = isWide ? PurchaseTable : PurchaseCards;
  return <List purchases={purchases} onDetails={onDetails} />;
}

function Loading() {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading history...</span>
      {PLACES.map((place) => (
        <div key={place} className="flex items-center gap-6 px-5 py-4">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="hidden h-4 w-24 md:block" />
        </div>
      ))}
    </div>
  );
}

function NotLoaded() {
  return (
    <EmptyState
      icon={<History aria-hidden className="size-6" />}
      title="Your history could not be loaded"
      description="Nothing is lost. Refresh to try again."
    />
  );
}
