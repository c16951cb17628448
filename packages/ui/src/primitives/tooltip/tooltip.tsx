import { useId, type ReactNode } from 'react';

import { TooltipId } from './described-by';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The explanation. Nothing essential: touch screens do not show it. */
  content: string;
  /** The control it explains. Buttons of this package are described by it without further wiring. */
  children: ReactNode;
}

/** A short explanation that shows while its control is hovered or has the keyboard focus. */
export function Tooltip({ content, children }: TooltipProps) {
  const id = useId();
  return (
    <span className="group/tooltip relative inline-flex">
      <TooltipId value={id}>{children}</TooltipId>
      <span
        role="tooltip"
        id={id}
        className="pointer-events-none invisible absolute bottom-full left-1/2 z-20 mb-2 w-max max-w-60 -translate-x-1/2 max-xs:fixed max-xs:inset-x-4 max-xs:bottom-4 max-xs:mb-0 max-xs:w-auto max-xs:max-w-none max-xs:translate-x-0 rounded-control border border-line bg-raised px-2.5 py-1.5 text-xs font-normal text-ink opacity-0 shadow-popover transition-opacity group-hover/tooltip:visible group-hover/tooltip:opacity-100 group-has-focus-visible/tooltip:visible group-has-focus-visible/tooltip:opacity-100"
      >
        {content}
      </span>
    </span>
  );
}
