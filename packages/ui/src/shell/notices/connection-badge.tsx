import { useRef } from 'react';
import { Button } from '../../primitives/buttons/button';
import { classes } from '../../primitives/classes';
import { FadeOut } from '../../primitives/overlays/fade-out';

/** Connection states that the user can see. */
export type ConnectionState = 'issue' | 'connecting' | 'connected';

export interface ConnectionBadgeProps {
  /** null while there is nothing to show. */
  state: ConnectionState | null;
  /** The reason, for example 'Connection timeout' (spec §8). */
  detail?: string | undefined;
  /** Shows 'Try again'; set it when there are no more automatic attempts. */
  onRetry?: (() => void) | undefined;
}

const labels: Record<ConnectionState, string> = {
  issue: 'Connection Issue',
  connecting: 'Connecting',
  connected: 'Connected',
};

const dots: Record<ConnectionState, string> = {
  issue: 'bg-error',
  connecting: 'animate-pulse bg-warning',
  connected: 'bg-success',
};

/**
 * On phones all but an issue stands below the balance: in the corner it would lie over a button of the page,
 * and move when one comes.
 */
const BELOW_BALANCE =
  'phone:fixed phone:top-badge phone:right-25 phone:mb-0 phone:gap-1 phone:border-0 phone:bg-surface phone:p-0 phone:shadow-none';

/**
 * Shows the state of live updates in the lower right corner (spec §2), in BottomNotices. Once, for signed-in
 * users. Not for a failed request: use a toast or a Banner next to its subject. A permanent status region, so
 * that each change is announced: 'Connecting', 'Connection Issue'.
 */
export function ConnectionBadge({ state, detail, onRetry }: ConnectionBadgeProps) {
  const badge = useRef<HTMLDivElement>(null);
  return (
    // Rendered even when empty: screen readers announce changes only inside an existing region.
    <div ref={badge} role="status" tabIndex={-1} className="self-end px-safe-4 outline-none">
      {state !== null && (
        <FadeOut
          className={classes(
            'mb-4 flex animate-enter items-center gap-3 rounded-card border border-line bg-raised px-3.5 py-2 shadow-popover',
            state !== 'issue' && BELOW_BALANCE,
          )}
        >
          <span aria-hidden className={classes('size-1.5 rounded-pill md:size-2', dots[state])} />
          <div>
            <p className="text-xs font-medium text-ink">{labels[state]}</p>
            {detail !== undefined && <p className="text-xs text-ink-muted">{detail}</p>}
          </div>
          {onRetry !== undefined && (
            <div className="pointer-events-auto">
              <Button
                size="md"
                aria-label="Try again to connect live updates"
                onClick={() => {
                  // The button disappears with the next state, so the focus moves to the region.
                  badge.current?.focus();
                  onRetry();
                }}
              >
                Try again
              </Button>
            </div>
          )}
        </FadeOut>
      )}
    </div>
  );
}
