import { X } from 'lucide-react';

import { IconButton } from '../../primitives/icon-button';
import { Link } from '../../primitives/link';

/** Props of {@link AwaySummaryBar}. */
export interface AwaySummaryBarProps {
  /** What was missed, for example '2 codes, 1 expired'. Null while there is nothing to tell. */
  summary: string | null;
  /** Path of the active numbers. Leave out on that page itself. */
  numbersPath?: string | undefined;
  /** The user has read it. */
  onDismiss: () => void;
}

/** A line above the whole page: what happened while no live updates came. Render it before there is something to tell. */
export function AwaySummaryBar({ summary, numbersPath, onDismiss }: AwaySummaryBarProps) {
  return (
    <div role="status" className="print:hidden">
      {summary !== null && (
        <div className="flex items-center justify-between gap-2 border-b border-info-line bg-info-soft px-safe-4 py-1 text-sm text-ink md:px-5 lg:px-8">
          <p>
            While you were away: <span className="font-medium">{summary}</span>
            {numbersPath !== undefined && (
              <>
                {' · '}
                <Link to={numbersPath} onClick={onDismiss}>
                  Active numbers
                </Link>
              </>
            )}
          </p>
          <IconButton
            label="Dismiss"
            size="sm"
            onClick={onDismiss}
            icon={<X aria-hidden className="size-4" />}
          />
        </div>
      )}
    </div>
  );
}
