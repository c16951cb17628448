import { History } from 'lucide';

import { Button } from '../primitives/button';
import { EmptyState } from '../primitives/empty-state';
import { Icon } from '../primitives/icon';
import { LinkButton } from '../primitives/link-button';
import { Skeleton } from '../primitives/skeleton';
import { useIsWide } from '../primitives/use-is-wide';
import { PurchaseCards } from './purchase-list/purchase-cards';
import type { PurchaseItem } from './purchase-list/purchase-item';
import { PurchaseTable, type PurchaseTableProps } from './purchase-list/purchase-table';

export interface PurchaseListProps extends Omit<PurchaseTableProps, 'purchases'> {
  /** In display order; undefined while unknown. */
  purchases: readonly PurchaseItem[] | undefined;
  /** True when loading failed: shows a notice in place of the placeholder rows. @defaultValue false */
  failed?: boolean | undefined;
  /** True while filtered: an empty list offers to clear the filters instead of a first purchase. @defaultValue false */
  filtered?: boolean | undefined;
  /** Called when the user clicks 'Clear all' in an empty list. */
  onClearFilters: () => void;
  /** Called when the pointer or focus enters the list: preload the details. */
  onDetailsPrefetch: () => void;
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/**
 * The purchases of a page: a table from 768 px, a list by day below (spec §2, History); or their loading, error or
 * empty state. On the history, inside PagedList. A status is read in full, 'Waiting for SMS', where one word is
 * visible.
 */
export function PurchaseList({
  purchases,
  failed = false,
  filtered = false,
  onClearFilters,
  onDetailsPrefetch,
  ...table
}: PurchaseListProps) {
  const isWide = useIsWide();
  if (purchases === undefined) return failed ? <NotLoaded /> : <Loading />;
  if (purchases.length === 0) return <Empty onClearFilters={filtered ? onClearFilters : undefined} />;
  return (
    <div onPointerEnter={onDetailsPrefetch} onFocus={onDetailsPrefetch}>
      {isWide ? (
        <PurchaseTable purchases={purchases} {...table} />
      ) : (
        <PurchaseCards purchases={purchases} onDetails={table.onDetails} />
      )}
    </div>
  );
}

/** The filters are the reason only where one is set (spec §2 has the text of that case). */
function Empty({ onClearFilters }: { onClearFilters: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={<Icon of={History} className="size-6" />}
      title="No history found"
      description={
        onClearFilters === undefined
          ? 'Your purchases will be listed here'
          : 'No purchases match your current filters'
      }
      action={
        onClearFilters === undefined ? (
          <LinkButton to="/buy-number" variant="primary" size="lg">
            Buy Your First Number
          </LinkButton>
        ) : (
          <Button size="lg" onClick={onClearFilters}>
            Clear all
          </Button>
        )
      }
    />
  );
}

function Loading() {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading history...</span>
      {PLACES.map((place) => (
        <div key={place} className="flex min-h-14 items-center gap-3 px-4 md:min-h-11 md:gap-6 md:px-5">
          <Skeleton className="size-8 shrink-0 md:size-6" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="ml-auto hidden h-4 w-24 md:block" />
          <Skeleton className="hidden h-4 w-32 md:block" />
        </div>
      ))}
    </div>
  );
}

function NotLoaded() {
  return (
    <EmptyState
      icon={<Icon of={History} className="size-6" />}
      title="Couldn't load your history"
      description="Your purchases are safe. Try again in a moment."
    />
  );
}
