import { TriangleAlert } from 'lucide';

import { Button } from '../../primitives/buttons/button';
import type { WizardStepName } from '../../purchase/step-indicator';
import { Card } from '../../primitives/card';
import { EmptyState } from '../../primitives/feedback/empty-state';
import { Skeleton } from '../../primitives/feedback/skeleton';

/** Placeholder of a step while services and countries load. */
export function LoadingCatalogue({ step }: { step: WizardStepName }) {
  return (
    <Card className="p-card">
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">Loading services and countries...</span>
        {Array.from({ length: step === 'confirm' ? 5 : 7 }, (_, row) => (
          <Skeleton key={row} className="h-10" />
        ))}
      </div>
    </Card>
  );
}

/**
 * In place of the receipt, of its size, while its data or its code loads; the room of its bar on phones is
 * kept too.
 */
export function LoadingReceipt() {
  return (
    <div data-action-bar="" className="h-28 md:h-51 lg:h-55 xl:h-59">
      <Skeleton className="h-24" />
    </div>
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
          icon={TriangleAlert}
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
