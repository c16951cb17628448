import { MessageSquareText } from 'lucide';

import { countOf } from '../primitives/count';
import { Icon } from '../primitives/icon';

export interface ReceivedCodeCountProps {
  /** Active numbers with a code; none is shown for 0. */
  count: number;
}

/**
 * Number of received codes, next to the link to the active numbers. Only in the sidebar, where a sign says
 * that these are codes, and the tabs, which render it. What is seen is hidden; '3 codes ready' is part of the
 * link: 'Active 3 codes ready'.
 */
export function ReceivedCodeCount({ count }: ReceivedCodeCountProps) {
  if (count === 0) return null;
  return (
    <span className="inline-flex h-4.5 min-w-4.5 items-center justify-center gap-1 rounded-pill bg-success px-1 text-xs font-semibold text-canvas tabular-nums in-[aside]:px-1.5">
      <span className="hidden in-[aside]:inline">
        <Icon of={MessageSquareText} className="size-3" />
      </span>
      <span aria-hidden>{count}</span>
      <span className="sr-only">{countOf(count, 'code')} ready</span>
    </span>
  );
}
