import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';

import { Icon } from '../icon';

export interface DisclosureProps {
  /** Label of the toggle. */
  summary: string;
  /** The collapsible content. */
  children: ReactNode;
  /** Initial state; the user toggles it afterwards. @defaultValue false */
  defaultOpen?: boolean | undefined;
  /** Called when the user opens or closes it. Load lazy content when it opens. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
}

/**
 * Collapsible optional content, built on the native details element. For the full text of
 * an SMS, and the usage guide at the end of a page. Not for content that most users need:
 * show it.
 */
export function Disclosure({ summary, children, defaultOpen = false, onToggle }: DisclosureProps) {
  return (
    <details open={defaultOpen} className="group" onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className="touch-target inline-flex min-h-6 list-none items-center gap-1 rounded-control text-sm font-medium text-accent [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} className="size-4 transition-transform group-open:rotate-90" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
