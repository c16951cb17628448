import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';

import { Icon } from '../icon';

export interface EmptyStateProps {
  /** Title, for example 'No active numbers'. */
  title: string;
  /** The reason, or the content that will appear here. */
  description?: string | undefined;
  /** Decoration, 24 px. */
  icon?: IconNode | undefined;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/**
 * Replaces an empty list: title, reason and next step. When a list is loaded and has no entries, or no
 * matches. Not while the list is loading: use Skeleton in the size of its rows. The title is no heading, so
 * the page has the same headings with and without entries.
 */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-12 text-center">
      {icon !== undefined && (
        <span className="flex size-12 items-center justify-center rounded-pill bg-accent-soft text-accent">
          <Icon of={icon} className="size-6" />
        </span>
      )}
      <div className="flex flex-col gap-1">
        <p className="text-base font-semibold wrap-anywhere text-ink">{title}</p>
        {description !== undefined && <p className="max-w-sm text-sm text-ink-muted">{description}</p>}
      </div>
      {action}
    </div>
  );
}
