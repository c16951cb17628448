import { useEffect, useId, useState, type ReactNode } from 'react';

import { classes } from '../classes';
import type { ElementProps } from '../element-props';
import { TooltipId } from '../forms/described-by';

export interface TooltipProps extends ElementProps<HTMLSpanElement> {
  /** The explanation. Nothing essential: it does not show on touch screens. */
  content: string;
  /** The control it explains. Buttons of this package set `aria-describedby` automatically. */
  children: ReactNode;
}

const SHOWN =
  'group-hover/tooltip:visible group-hover/tooltip:opacity-100 group-has-focus-visible/tooltip:visible group-has-focus-visible/tooltip:opacity-100';

/**
 * A short explanation, shown while its control is hovered or has keyboard focus. As WCAG 1.4.13 requires, the
 * pointer can move onto it, it stays while either lasts, and Escape hides it. To explain a button, for
 * example why it is disabled. Not for essential information: touch screens do not show it, so the page must
 * have it as text as well. Escape hides it until the next hover or focus. Role tooltip, and the description
 * of its control, read after the name whether it is visible or not.
 */
export function Tooltip({ content, children, ref, id: given }: TooltipProps) {
  const own = useId();
  const id = given ?? own;
  const [isDismissed, setIsDismissed] = useState(false);
  // Hovering or focusing again shows it again.
  const renew = () => setIsDismissed(false);

  // On the document: a control that is only hovered receives no key events.
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsDismissed(true);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);

  return (
    <span className="group/tooltip relative inline-flex" onPointerEnter={renew} onFocus={renew}>
      <TooltipId value={id}>{children}</TooltipId>
      <span
        ref={ref}
        role="tooltip"
        id={id}
        className={classes(
          // Inside the page: a line has its actions at the left of a phone, at the right of a wide screen.
          'invisible fixed inset-x-4 bottom-4 z-20 rounded-control border border-line bg-raised px-2.5 py-1.5 text-xs font-normal',
          'text-ink opacity-0 shadow-popover transition-opacity xs:absolute xs:inset-x-auto xs:bottom-full xs:left-0 xs:mb-2 xs:w-max xs:max-w-60 md:right-0 md:left-auto',
          // A bridge, so that the pointer can move from the control to the tooltip.
          'before:absolute before:inset-x-0 before:top-full before:h-2.5',
          !isDismissed && SHOWN,
        )}
      >
        {content}
      </span>
    </span>
  );
}
