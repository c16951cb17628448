import type { ReactNode } from 'react';

import { classes } from '../classes';

/** Props of {@link Card}. */
export interface CardProps {
  children: ReactNode;
  /** Layout and padding; a card has none of its own, so that lists can reach its edge. */
  className?: string | undefined;
}

/** A surface that groups what belongs together. */
export function Card({ children, className }: CardProps) {
  return <div className={classes('rounded-card border border-line bg-surface', className)}>{children}</div>;
}
