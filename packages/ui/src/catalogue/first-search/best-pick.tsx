import { ChevronRight } from 'lucide';
import { useId } from 'react';

import { Badge } from '../../primitives/feedback/badge';
import { Button } from '../../primitives/buttons/button';
import { CountryFlag } from '../../primitives/country-flag';
import { Icon } from '../../primitives/icon';
import { Skeleton } from '../../primitives/feedback/skeleton';
import { UntrustedText } from '../../primitives/untrusted-text';
import { PriceAndStock } from '../choice-row';

/** The suggested offer of a service, or why there is none. */
export type BestPickState =
  | { kind: 'loading' | 'failed' | 'none' }
  | {
      kind: 'pick';
      /** Provider code of the country. */
      code: string;
      name: string;
      /** Formatted USD. */
      price: string;
      /** Numbers in stock; null while unknown. */
      availability: number | null;
      /** Short text, for example 'cheapest with 100+ in stock'. */
      reason: string;
    };

export type BestPickProps = BestPickState & {
  service: string;
  /** Called with the country's code. */
  onChoose: (country: string) => void;
  onRetry: () => void;
};

/** As high in each state, so that the countries below stay in place. */
const ROW = 'flex min-h-20 items-center sm:min-h-17 gap-3 border-b border-line px-card py-2';

/** The first offer of a service, with the reason for it. One press leads to the last step. */
export function BestPick(props: BestPickProps) {
  const id = useId();
  switch (props.kind) {
    case 'loading':
      return (
        <div role="status" className={ROW}>
          <span className="sr-only">Loading prices...</span>
          <Skeleton className="size-8" />
          <Skeleton className="h-4 max-w-48 flex-1" />
        </div>
      );
    case 'failed':
      return (
        <div className={`${ROW} justify-between`}>
          <p role="status" className="text-sm text-ink-muted">
            Failed to fetch prices
          </p>
          <Button variant="ghost" size="sm" onClick={props.onRetry}>
            Try again
          </Button>
        </div>
      );
    case 'none':
      return (
        <p role="status" className={`${ROW} text-sm text-ink-muted`}>
          <span>
            No numbers for <UntrustedText>{props.service}</UntrustedText> in stock right now. Try another
            service, or come back later.
          </span>
        </p>
      );
    case 'pick':
      return (
        <div className={`group relative ${ROW} bg-accent-soft`}>
          <span aria-hidden className="hidden size-8 shrink-0 place-items-center xs:grid">
            <CountryFlag code={props.code} size="md" />
          </span>
          {/* On phones below the name, as in the rows. */}
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 sm:flex-nowrap">
            <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                <button
                  type="button"
                  data-choice
                  aria-describedby={`${id}-why ${id}-reason ${id}-offer`}
                  onClick={() => props.onChoose(props.code)}
                  className="row-target max-w-full overflow-hidden text-left text-sm font-medium text-ink xs:truncate"
                >
                  <bdi>{props.name}</bdi>
                </button>
                <Badge id={`${id}-why`} tone="accent">
                  Best pick
                </Badge>
              </div>
              <p id={`${id}-reason`} className="text-xs text-ink-muted">
                {props.reason}
              </p>
            </div>
            <span id={`${id}-offer`} className="flex flex-wrap items-center gap-x-3">
              <PriceAndStock {...props} isLoading={false} />
            </span>
          </div>
          <Icon
            of={ChevronRight}
            className="hidden size-4 shrink-0 text-ink-subtle transition-transform group-hover:translate-x-0.5 sm:block"
          />
        </div>
      );
  }
}
