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
 * kept too. To touch, its button is higher.
 */
export function LoadingReceipt() {
  return (
    <div data-action-bar="" className="h-29.5 md:h-52.5 md:pointer-fine:h-51.5 lg:h-56 lg:pointer-fine:h-55">
      <Skeleton className="h-24" />
    </div>
  );
}

/** In place of the last step, of its size, while its code loads. To touch, its field is higher. */
export function LoadingConfirm() {
  return (
    <div className="p-card">
      {/* Its figures take two lines on a narrow phone, and in the narrow column. */}
      <div className="h-46.5 min-[24rem]:h-41.5 md:pointer-fine:h-40.5 lg:h-51.5 lg:pointer-fine:h-50.5 xl:h-41.5 xl:pointer-fine:h-40.5" />
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
