import type { ReactNode } from 'react';

import { buttonClasses, type ButtonLook } from './button';
import type { ElementProps } from '../element-props';
import { Link } from './link';

export interface LinkButtonProps extends ButtonLook, ElementProps<HTMLAnchorElement> {
  /** Path or URL. */
  to: string;
  /** Label; names the destination. */
  children: ReactNode;
  /** Decorative icon before the text, 16 px. */
  icon?: ReactNode;
}

/**
 * A link styled as a button; navigates to another page. For the next step of a page: 'Buy Number', 'Add
 * Funds', 'Go Home'.
 */
export function LinkButton({ to, children, icon, ref, id, ...look }: LinkButtonProps) {
  return (
    <Link ref={ref} id={id} to={to} className={buttonClasses(look)}>
      {icon}
      <span className="contents">{children}</span>
    </Link>
  );
}
