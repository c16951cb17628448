import { useEffect, useId, useState, type ReactNode } from 'react';

import { classes } from '../classes';
import type { ElementProps } from '../element-props';
import { TooltipId } from './described-by';

/** Props of {@link Tooltip}. */
export interface TooltipProps extends ElementProps<HTMLSpanElement> {
  /** The explanation. Nothing essential: touch screens do not show it. */
  content: string;
  /** The control it explains. Buttons of this package are described by it without further wiring. */
  children: ReactNode;
}

const SHOWN =
  'group-hover/tooltip:visible group-hover/tooltip:opacity-100 group-has-focus-visible/tooltip:visible group-has-focus-visible/tooltip:opacity-100';

/**
 * A short explanation that shows while its control is hovered or has the keyboard focus. As WCAG 1.4.13 asks, the
 * pointer may move onto it, it stays as long as either lasts, and Escape takes it away where it covers something.
 */
export function Tooltip({ content, children, ref, id: given }: TooltipProps) {
  const own = useId();
  const id = given ?? own;
  const [isDismissed, setIsDismissed] = useState(false);
  // Whoever comes back, by pointer or by keyboard, wants to read it again.
  const renew = () => setIsDismissed(false);

  // On the document: a control that is only hovered hears no key.
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
          // From the left edge of its control: a card, whose actions begin at its left, cuts off what sticks out.
          'invisible absolute bottom-full left-0 z-20 mb-2 w-max max-w-60 rounded-control border border-line bg-raised px-2.5 py-1.5 text-xs font-normal text-ink opacity-0 shadow-popover transition-opacity max-xs:fixed max-xs:inset-x-4 max-xs:bottom-4 max-xs:mb-0 max-xs:w-auto max-xs:max-w-none',
          // A bridge: the pointer crosses over from the control without leaving both.
          'before:absolute before:inset-x-0 before:top-full before:h-2.5',
          !isDismissed && SHOWN,
        )}
      >
        {content}
      </span>
    </span>
  );
}
