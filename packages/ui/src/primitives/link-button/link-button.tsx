import type { ReactNode } from 'react';

import { buttonClasses, type ButtonLook } from '../button';
import type { ElementProps } from '../element-props';
import { Link } from '../link';

/** Props of {@link LinkButton}. */
export interface LinkButtonProps extends ButtonLook, ElementProps<HTMLAnchorElement> {
  /** Path or address the link leads to. */
  to: string;
  /** Says where it leads. */
  children: ReactNode;
  /** Decoration before the text; 16 px. */
  icon?: ReactNode;
  /** Told as well when the link is followed. */
  onClick?: (() => void) | undefined;
}

/** A link with the weight of a button: it leads to another page. */
export function LinkButton({ to, children, icon, onClick, ref, id, ...look }: LinkButtonProps) {
  return (
    <Link ref={ref} id={id} to={to} onClick={onClick} className={buttonClasses(look)}>
      {icon}
      {children}
    </Link>
  );
}
