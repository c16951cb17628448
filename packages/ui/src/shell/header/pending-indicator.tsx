import { Bell } from 'lucide';

import { Icon } from '../../primitives/icon';
import { Link } from '../../primitives/link';

/** Larger counts show as '9+'. */
const MAX_SHOWN = 9;

export interface PendingIndicatorProps {
  /** Number of pending payments. */
  count: number;
}

/** Link to the pending payments; hidden when there are none (spec §2). */
export function PendingIndicator({ count }: PendingIndicatorProps) {
  if (count === 0) return null;
  return (
    <Link
      to="/transactions"
      title={`${count} pending transactions`}
      className="relative inline-flex size-10 shrink-0 items-center justify-center rounded-control text-ink-muted transition-colors hover:bg-sunken hover:text-ink md:size-9"
    >
      <Icon of={Bell} className="size-4.5" />
      {/* Hidden from screen readers, so that the title is the link's name: '9+' is not exact. */}
      <span
        aria-hidden
        className="absolute top-0.5 right-0 min-w-4 rounded-pill bg-error px-1 text-center text-xs font-semibold text-on-error tabular-nums"
      >
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
    </Link>
  );
}
