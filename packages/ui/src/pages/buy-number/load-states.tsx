import { TriangleAlert } from 'lucide';

import type { SelectionSummaryProps } from '../../parts/purchase/selection-summary';
import { Button } from '../../primitives/button';
import { Card } from '../../primitives/card';
import { EmptyState } from '../../primitives/empty-state';
import { Icon } from '../../primitives/icon';
import { Skeleton } from '../../primitives/skeleton';

/** Placeholder for the wizard while services and countries load. */
export function LoadingCatalogue() {
  return (
    <Card className="p-4">
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">Loading services and countries...</span>
        {Array.from({ length: 7 }, (_, row) => (
          <Skeleton key={row} className="h-10" />
        ))}
      </div>
    </Card>
  );
}

/** Placeholder for the operators or the last step while their code loads, with about the same height. */
export function LoadingStep({ isConfirm }: { isConfirm: boolean }) {
  return (
    <div role="status" className="p-4">
      <span className="sr-only">Loading...</span>
      <Skeleton className={isConfirm ? 'h-45.75 xl:h-37' : 'h-74'} />
    </div>
  );
}

/** Placeholder for the selection while its code loads, with the same height. */
export function LoadingSummary({ look }: Pick<SelectionSummaryProps, 'look'>) {
  return look === 'panel' ? (
    <Card className="min-h-18.5">{null}</Card>
  ) : (
    <div className="min-h-8 md:min-h-26 xl:min-h-12" />
  );
}

/** Placeholder for the receipt while its code loads, with about the same height. */
export function LoadingReceipt() {
  return (
    <Card className="p-4 max-lg:order-first">
      <Skeleton className="h-23 md:h-42" />
    </Card>
  );
}

export interface CatalogueFailureProps {
  /** Load error, for example 'Failed to fetch services' (spec §8). */
  detail: string;
  onRetry: () => void;
}

/** Services or countries failed to load, so the wizard is not available (spec §2). */
export function CatalogueFailure({ detail, onRetry }: CatalogueFailureProps) {
  return (
    <Card>
      <div role="alert">
        <EmptyState
          icon={<Icon of={TriangleAlert} className="size-6" />}
          title="Error Loading Data"
          description={detail}
          action={
            <Button variant="primary" onClick={onRetry}>
              Try Again
            </Button>
          }
        />
      </div>
    </Card>
  );
}
