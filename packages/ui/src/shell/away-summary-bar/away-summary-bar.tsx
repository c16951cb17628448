import { X } from 'lucide';

import { Icon } from '../../primitives/icon';
import { IconButton } from '../../primitives/icon-button';
import { Link } from '../../primitives/link';

export interface AwaySummaryBarProps {
  /** Its subject. @defaultValue 'While you were away' */
  label?: string | undefined;
  /** The summary, for example '2 codes, 1 expired'; null when empty. */
  summary: string | null;
  /** Page with more about it. Omit it on that page itself. */
  link?: { readonly to: string; readonly text: string } | undefined;
  /** Called when the user dismisses it. */
  onDismiss: () => void;
}

/**
 * A line above the whole page: changes during a gap in live updates or since the last visit, or an alert. Render it
 * before it has content, so that the change is announced.
 */
export function AwaySummaryBar({
  label = 'While you were away',
  summary,
  link,
  onDismiss,
}: AwaySummaryBarProps) {
  return (
    <div role="status" className="print:hidden">
      {summary !== null && (
        <div className="flex items-center justify-between gap-2 border-b border-info-line bg-info-soft px-safe-4 py-1 text-sm text-ink md:px-5 lg:px-8">
          <p>
            {label}: <span className="font-medium">{summary}</span>
            {link !== undefined && (
              <>
                {' · '}
                <Link to={link.to} onClick={onDismiss}>
                  {link.text}
                </Link>
              </>
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
