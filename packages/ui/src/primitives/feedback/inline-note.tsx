import { TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';

import { Icon } from '../icon';
import { UntrustedText } from '../untrusted-text';

export interface InlineNoteProps {
  /** Missing data, for example 'Failed to fetch prices'. */
  children: ReactNode;
}

/**
 * A notice inside a list about missing data, while the main content is available. When prices, stock or
 * operators failed to load, but a choice is still possible. Not when the missing data blocks the task: use
 * Banner with 'Try Again'. A server text has an isolated direction and a bounded length.
 */
export function InlineNote({ children }: InlineNoteProps) {
  return (
    <p
      role="status"
      className="flex items-center gap-2 border-b border-warning-line bg-warning-soft px-card py-2 text-xs text-warning"
    >
      <Icon of={TriangleAlert} className="size-3.5 shrink-0" />
      <span className="min-w-0">
        {typeof children === 'string' ? <UntrustedText>{children}</UntrustedText> : children}
      </span>
    </p>
  );
}
