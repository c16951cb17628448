import type { ReactNode } from 'react';

import { classes } from './classes';

export interface CardProps {
  children: ReactNode;
  /** Layout and padding. A card has no padding, so that lists can reach its edge. */
  className?: string | undefined;
}

/**
 * A bordered surface that groups related content. It has no padding, shadow or heading. For each part of a
 * page that has a heading or could have one. Not for floating elements: dialogs, menus and toasts have a
 * shadow and their own surface. A plain div: no role and no name. For a landmark, put a section with a
 * heading into it.
 */
export function Card({ children, className }: CardProps) {
  return <div className={classes('rounded-card border border-line bg-surface', className)}>{children}</div>;
}
