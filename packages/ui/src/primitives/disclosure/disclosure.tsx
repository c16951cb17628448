import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import type { ElementProps } from '../element-props';

/** Props of {@link Disclosure}. */
export interface DisclosureProps extends ElementProps<HTMLDetailsElement> {
  /** Says what opens. */
  summary: string;
  /** What is folded away. */
  children: ReactNode;
  /** Whether it is open at first; the user folds and unfolds it from then on. @defaultValue false */
  defaultOpen?: boolean | undefined;
  /** The user opened or folded it: opening is the moment to load what is not there yet. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
}

/** What few need, folded away under a line that opens it. */
export function Disclosure({
  summary,
  children,
  defaultOpen = false,
  onToggle,
  ...element
}: DisclosureProps) {
  return (
    <details
      {...element}
      open={defaultOpen}
      className="group"
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="inline-flex min-h-6 list-none items-center gap-1 rounded-control text-sm font-medium text-accent [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
