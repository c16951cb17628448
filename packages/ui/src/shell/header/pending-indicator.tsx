import { Bell } from 'lucide-react';

import { Link } from '../../primitives/link';

/** Largest count that is written out. */
const MAX_SHOWN = 9;

/** Props of {@link PendingIndicator}. */
export interface PendingIndicatorProps {
  /** Payments that wait for their result. */
  count: number;
}

/** Leads to the payments that wait for their result; not shown when there are none (spec §2). */
export function PendingIndicator({ count }: PendingIndicatorProps) {
  if (count === 0) return null;
  return (
    <Link
      to="/transactions"
      title={`${count} pending transactions`}
      className="relative inline-flex size-10 shrink-0 items-center justify-center rounded-control text-ink-muted transition-colors hover:bg-sunken hover:text-ink md:size-9"
    >
      <Bell aria-hidden className="size-4.5" />
      {/* Hidden from screen readers, so that the title is the link's name: '9+' would not say how many. */}
      <span
        aria-hidden
        className="absolute top-0.5 right-0 min-w-4 rounded-pill bg-error px-1 text-center text-xs font-semibold text-on-error tabular-nums"
      >
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
    </Link>
  );
}
