import type { ReactNode } from 'react';

import { classes } from '../classes';
import type { ElementProps } from '../element-props';

/** Props of {@link Card}. */
export interface CardProps extends ElementProps<HTMLDivElement> {
  /** What belongs together. */
  children: ReactNode;
  /** Layout and padding; a card has none of its own, so that lists can reach its edge. */
  className?: string | undefined;
}

/** A surface that groups what belongs together. */
export function Card({ children, className, ...element }: CardProps) {
  return (
    <div {...element} className={classes('rounded-card border border-line bg-surface', className)}>
      {children}
    </div>
  );
}
