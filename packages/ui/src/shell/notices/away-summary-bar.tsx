import { X } from 'lucide';

import { classes } from '../../primitives/classes';
import { Icon } from '../../primitives/icon';
import { IconButton } from '../../primitives/buttons/icon-button';
import { Link } from '../../primitives/buttons/link';

export interface AwaySummaryBarProps {
  /** Its subject. @defaultValue 'While you were away' */
  label?: string | undefined;
  /** The summary, for example '2 codes, 1 expired'; null when empty. */
  summary: string | null;
  /** Page with more about it. Omit it on that page itself. */
  link?: { readonly to: string; readonly text: string } | undefined;
  onDismiss: () => void;
}

/**
 * A line at the bottom of the window, in BottomNotices: changes during sleep, a lost network or a dropped
 * connection, in numbers; at the next visit what ended without a refund; or an alert. Render it before it has
 * content, so that the change is announced. When live updates are back after a gap, and there were changes.
 * Not for a current event: use a toast.
 */
export function AwaySummaryBar({
  label = 'While you were away',
  summary,
  link,
  onDismiss,
}: AwaySummaryBarProps) {
  return (
    <div role="status">
      {summary !== null && (
        <div
          className={classes(
            'pointer-events-auto flex animate-enter items-center justify-between gap-2',
            'border-t border-info-line bg-info-soft px-safe-4 py-1 text-sm text-ink md:px-5 lg:px-8',
          )}
        >
          <p>
            <span>{`${label}: `}</span>
            <span className="font-medium">{summary}</span>
            {link !== undefined && (
              <span>
                {' · '}
                <Link to={link.to} onClick={onDismiss}>
                  {link.text}
                </Link>
              </span>
            )}
          </p>
          <IconButton
            label="Dismiss"
            size="sm"
            onClick={onDismiss}
            icon={<Icon of={X} className="size-4" />}
          />
        </div>
      )}
    </div>
  );
}
